/** Milliseconds before the envelope opens by itself; see `home.css`. */
const waitMs = 900;

/** Opens the envelope in this element, or closes it again, also in the middle of the movement. */
export function turnEnvelope(element: Element | null): void {
  for (const animation of element?.getAnimations({ subtree: true }) ?? []) {
    if (!(animation instanceof CSSAnimation && animation.animationName.startsWith('envelope-'))) continue;
    const elapsed = () => Number(animation.currentTime);
    const isWaiting = animation.playbackRate > 0 && elapsed() < waitMs;
    if (!isWaiting) animation.reverse();
    // A press skips the wait.
    if (animation.playbackRate > 0) animation.currentTime = Math.max(elapsed(), waitMs);
  }
}
