/**
 * Removes a message when its time is over, and nobody reads it: the pointer or the focus is in it. Escape and the last of its
 * buttons remove it at once.
 */
export function showFor(message: HTMLElement, ms: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => message.remove();
  const hold = () => clearTimeout(timer);
  const wait = () => {
    hold();
    timer = setTimeout(hide, ms);
  };
  // Not `enter`: a message that appears under a resting pointer is not being read.
  message.addEventListener('pointermove', hold);
  message.addEventListener('pointerleave', wait);
  message.addEventListener('focusin', hold);
  message.addEventListener('focusout', wait);
  message.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  message.querySelector('button:last-of-type')?.addEventListener('click', hide);
  wait();
}
