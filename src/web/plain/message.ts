import { isPlainClick } from '../browser/is-plain-click.ts';
import { showFor } from '../browser/show-for.ts';
import { keepMessage } from '../page/kept-message.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

/** Milliseconds that a message stays. */
const defaultMs = 5_000;

/** Milliseconds after which somebody who still waits for the next page is told so. */
const waitMs = 1_200;

/** A message that came with a page is in its HTML, where it stays without scripts. */
export function takeServedMessage(page: ParentNode): void {
  const served = page.querySelector<HTMLElement>('[data-served-message]');
  if (!served) return;
  served.remove();
  const { kind, servedMessage: seconds } = served.dataset;
  const [title, ...lines] = [...served.querySelectorAll('p')].map(({ textContent }) => textContent);
  showMessage(kind === 'failure' || kind === 'note' ? kind : 'success', {
    ...(title && { title }),
    description: lines.join('\n'),
    ...(seconds && { seconds: Number(seconds) }),
  });
}

/** What a press says by the page's `data-toast`. A link says it in the next page, too. */
export function startPressMessages(): void {
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-toast]');
    if (!pressed || !isPlainClick(event)) return;
    const message = JSON.parse(pressed.dataset.toast ?? '') as ToastMessage;
    showMessage(message.isNote ? 'note' : 'success', message);
    if (!(pressed instanceof HTMLAnchorElement)) return;
    keepMessage(message);
    setTimeout(() => showMessage('busy', {}), waitMs);
  });
  // The browser kept the page whole, and somebody came back to it.
  window.addEventListener('pageshow', ({ persisted }) => persisted && clearMessages());
}

/** Shows a failure: that of a lost page, where nothing else is said. */
export function showFailure(title?: string, description?: string): void {
  showMessage('failure', { ...(title && { title }), ...(description && { description }) });
}

/** Says that a page was lost, with a button that tries again. */
export function showLostPage(tryAgain: () => void): void {
  const hide = showMessage('lost', {});
  document.querySelector('[data-again]')?.addEventListener('click', () => {
    hide();
    tryAgain();
  });
}

/**
 * Shows a message in the region where React shows its own, from the template that the page brings. What is not said is
 * that of the template. One that says what goes on stays until the returned function is called.
 */
export function showMessage(
  kind: 'failure' | 'lost' | 'success' | 'note' | 'busy',
  { title, description, seconds }: Partial<ToastMessage>,
): () => void {
  const template = document.querySelector<HTMLTemplateElement>(`[data-message=${kind}]`);
  const message = template?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
  if (!message) return () => {};
  const [head, line] = message.querySelectorAll('p');
  if (head && title !== undefined) head.textContent = title;
  const lines = description
    ?.split('\n')
    .map((textContent) => Object.assign(line?.cloneNode() ?? '', { textContent }));
  if (lines) line?.replaceWith(...lines);
  clearMessages();
  const region = ['failure', 'lost'].includes(kind) ? 'alert' : 'status';
  const toaster = document.querySelector<HTMLElement>('[data-toaster]');
  toaster?.querySelector(`[role=${region}]`)?.replaceChildren(message);
  if (kind !== 'busy') showFor(message, seconds ? seconds * 1_000 : defaultMs);
  if (toaster) void keepClear(toaster, message);
  return () => message.remove();
}

/** Without the code for it the message stands at its place, where it may cover something. */
async function keepClear(toaster: HTMLElement, message: HTMLElement): Promise<void> {
  const code = await import('../ui/avoid-overlap.ts').catch(() => null);
  if (!code || !message.isConnected) return;
  const stop = code.avoidOverlap(toaster);
  const observer = new MutationObserver(() => {
    if (message.isConnected) return;
    observer.disconnect();
    stop();
  });
  observer.observe(toaster, { childList: true, subtree: true });
}

function clearMessages(): void {
  for (const region of document.querySelectorAll('[data-toaster] > *')) region.replaceChildren();
}
