import { copyLink, type NewShare, recordShare } from '../../browser/pass-on.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/** Copies the link, and opens the device's own menu where there is one. */
export function startShare(root: ParentNode): void {
  const menu = root.querySelector<HTMLDetailsElement>('[data-share]');
  if (!menu) return;
  const { share: address = '', own: cardId } = menu.dataset;
  /** Adds a share to the owner's list; for everybody else nothing is recorded. */
  const record = (channel: NewShare['channel']) =>
    cardId && recordShare({ cardId, channel }, texts().record, toast);
  const copy = menu.querySelector<HTMLButtonElement>('[data-copy]');
  const more = menu.querySelector<HTMLButtonElement>('[data-more]');
  show(copy);
  if (copy) copy.onclick = async () => (await copyLink(address, texts().copy, toast)) && record('link');
  if (more && 'share' in navigator) {
    show(more);
    more.onclick = async () => {
      // Rejects when the menu is closed, too, which is no failure.
      await navigator.share({ title: document.title, url: address }).catch(() => undefined);
    };
  }
  for (const link of menu.querySelectorAll<HTMLAnchorElement>('[data-channel]')) {
    link.onclick = () => void record(link.dataset.channel as NewShare['channel']);
  }
}

function show(button: HTMLElement | null): void {
  const item = button?.closest('li');
  if (item) item.hidden = false;
}
