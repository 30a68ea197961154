import { newKey } from './new-key.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/** Copies the link, and opens the device's own menu where there is one. */
export function startShare(root: ParentNode): void {
  const menu = root.querySelector<HTMLDetailsElement>('[data-share]');
  if (!menu) return;
  const address = menu.dataset.share ?? '';
  const record = (channel: string) => recordShare(menu.dataset.own, channel);
  const copy = menu.querySelector<HTMLButtonElement>('[data-copy]');
  const more = menu.querySelector<HTMLButtonElement>('[data-more]');
  show(copy);
  if (copy) copy.onclick = async () => (await copyLink(address)) && record('link');
  if (more && 'share' in navigator) {
    show(more);
    more.onclick = async () => {
      // Rejects when the menu is closed, too, which is no failure.
      await navigator.share({ title: document.title, url: address }).catch(() => undefined);
    };
  }
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('[data-channel]')) {
    link.onclick = () => record(link.dataset.channel ?? '');
  }
}

function show(button: HTMLElement | null): void {
  const item = button?.closest('li');
  if (item) item.hidden = false;
}

/** Where the browser refuses, the link is shown long enough to copy it by hand. */
async function copyLink(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: texts().copied, description: texts().copiedText });
    return true;
  } catch {
    const description = texts().copyRefusedText.replace('{address}', () => address);
    toast({ title: texts().copyRefused, description, destructive: true, seconds: 20 });
    return false;
  }
}

/** Adds a share to the owner's list; for everybody else nothing is recorded. */
async function recordShare(cardId: string | undefined, channel: string): Promise<void> {
  if (!cardId) return;
  const noted = await fetch('/studio/share', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ cardId, channel, key: newKey() }),
    // Sharing often leaves the page.
    keepalive: true,
  }).then(
    ({ ok }) => ok,
    () => false,
  );
  const description = texts().shareNotNotedText;
  if (!noted) toast({ title: texts().shareNotNoted, description, destructive: true });
}
