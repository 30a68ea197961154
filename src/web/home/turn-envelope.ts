/** Milliseconds before the envelope opens by itself; see `home.css`. */
const waitMs = 900;

/** Opens the envelope in this element, or closes it again. It turns around on its way, too. */
export function turnEnvelope(element: Element | null): void {
  for (const animation of element?.getAnimations({ subtree: true }) ?? []) {
    if (!(animation instanceof CSSAnimation && animation.animationName.startsWith('envelope-'))) continue;
    const passed = () => Number(animation.currentTime);
    const isWaiting = animation.playbackRate > 0 && passed() < waitMs;
    if (!isWaiting) animation.reverse();
    // Who presses does not wait.
    if (animation.playbackRate > 0) animation.currentTime = Math.max(passed(), waitMs);
  }
}
