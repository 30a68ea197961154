/** Milliseconds that a message stays. */
const defaultMs = 5_000;

/** A message that came with the page goes after its time. */
export function startServedMessage(): void {
  const served = document.querySelector<HTMLElement>('[data-served-message]');
  if (served) showFor(served, Number(served.dataset.servedMessage) * 1_000 || defaultMs);
}

/** Shows a message in the region where React shows its own, from the template that the page brings. */
export function showFailure(title: string, description: string): void {
  const template = document.querySelector<HTMLTemplateElement>('[data-message]');
  const message = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!message) return;
  for (const [index, text] of [title, description].entries()) {
    const line = message.querySelectorAll('p')[index];
    if (line) line.textContent = text;
  }
  document.querySelector('[data-toaster] [role=alert]')?.replaceChildren(message);
  showFor(message, defaultMs);
}

/** Removes it when the time is over, and nobody reads it, or when somebody closes it. */
function showFor(message: HTMLElement, ms: number): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => message.remove();
  const hold = () => clearTimeout(timer);
  const wait = () => {
    hold();
    timer = setTimeout(hide, ms);
  };
  message.addEventListener('pointermove', hold);
  message.addEventListener('pointerleave', wait);
  message.addEventListener('focusin', hold);
  message.addEventListener('focusout', wait);
  message.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  message.querySelector('button')?.addEventListener('click', hide);
  wait();
}
