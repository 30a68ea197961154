import { copyLink, type ShowMessage } from '../../browser/copy-link.ts';
import type { NewShare } from '../../browser/record-share.ts';
import { texts } from './texts.ts';
import { toast } from './toast.ts';

/** Copies the link, and opens the device's own menu where there is one. */
export function startShare(root: ParentNode): void {
  const menu = root.querySelector<HTMLDetailsElement>('[data-share]');
  if (!menu) return;
  const { share: address = '', own: cardId } = menu.dataset;
  let recorder: Promise<typeof import('../../browser/record-share.ts') | null> | null = null;
  // For the owner alone, whose shares are recorded. Where it did not come, the next press tries again.
  const load = () =>
    (recorder ??= import('../../browser/record-share.ts').catch(() => {
      recorder = null;
      return null;
    }));
  // Before the press, which may leave the page.
  if (cardId) menu.addEventListener('toggle', load);
  async function record(channel: NewShare['channel']): Promise<void> {
    if (!cardId) return;
    const { record: words } = texts();
    const code = await load();
    if (code) await code.recordShare({ cardId, channel }, words, toast);
    else toast({ title: words.failed, description: words.noAnswer, destructive: true });
  }
  const copy = menu.querySelector<HTMLButtonElement>('[data-copy]');
  const more = menu.querySelector<HTMLButtonElement>('[data-more]');
  show(copy);
  const say: ShowMessage = ({ description, ...message }) =>
    toast({ ...message, description: description?.replace('{address}', () => address) });
  if (copy) copy.onclick = async () => (await copyLink(address, texts().copy, say)) && record('link');
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
