import { withResolvers } from '#std/with-resolvers.ts';
import { shareText } from '../texts/share.ts';
import { type ChannelId, opensTab } from './channels.tsx';

/** Ends with the card's link, or null without one. Resolves with whether the channel was used. */
type Finish = (link: string | null) => Promise<boolean>;

/**
 * Begins what browsers allow only right after a press, while the link is not known yet: opening a tab, writing to the
 * clipboard.
 */
export function beginInPress(channel: ChannelId): Finish {
  if (opensTab(channel)) return openWaitingTab();
  return channel === 'link' ? copyLater() : async () => false;
}

function openWaitingTab(): Finish {
  const tab = window.open('', '_blank');
  if (tab) {
    tab.opener = null;
    tab.document.title = shareText('publish.running.status');
    tab.document.body.textContent = shareText('publish.running.status');
  }
  return async (link) => {
    if (link === null) tab?.close();
    // Where tabs are blocked, this one goes there: the card is saved.
    else followLink((tab ?? window).document, link);
    return link !== null;
  };
}

/** Leads a document's window to a link, without telling that page where it comes from. */
export function followLink(from: Document, href: string): void {
  const link = from.createElement('a');
  Object.assign(link, { href, rel: 'noreferrer' });
  from.body.append(link);
  link.click();
  link.remove();
}

function copyLater(): Finish {
  const text = withResolvers<Blob>();
  const copied = write(text.promise).then(
    () => true,
    () => false,
  );
  return (link) => {
    if (link === null) text.reject(new Error('There is nothing to copy.'));
    else text.resolve(new Blob([link], { type: 'text/plain' }));
    return copied;
  };
}

async function write(text: Promise<Blob>): Promise<void> {
  // Also where the browser has no clipboard, so that a rejected text is never unhandled.
  text.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
}
