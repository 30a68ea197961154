import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { greeting } from '#content/share-links.ts';
import { withResolvers } from '#std/with-resolvers.ts';
import { copyLink } from '../components/copy-link.tsx';
import { recordShare } from '../components/record-share.ts';
import { shareText } from '../texts/share.ts';
import { toast, toastFailure } from '../ui/toast.tsx';
import { type CardToShare, cardAddress, sharedBySender } from './card-to-share.ts';
import { type ChannelId, channelLink, channels, opensTab } from './channels.tsx';
import { openShareMenu, takesPictures } from './device-share.ts';
import type { ReceiverStore } from './receiver.ts';
import { useFileShare } from './use-file-share.ts';

/**
 * Publishes the card first. `onConfirmed` is called when nothing is left to ask, before anything is sent. Resolves with
 * the card's id, or with null when it is not published.
 */
export type Publish = (onConfirmed: () => void) => Promise<string | null>;

interface SharingOptions {
  readonly card: CardToShare;
  readonly receiver: ReceiverStore;
  /** Null for a card that everybody with the link sees as it is. */
  readonly publish: Publish | null;
  /** Called when a share was recorded. */
  readonly onShared?: (() => void) | undefined;
}

/** What each channel of the share sheet does. Showing a QR code or an instruction is not recorded: it shares nothing. */
export function useSharing({ card, receiver, publish, onShared }: SharingOptions) {
  /** The channel that waits for publishing. */
  const [busy, setBusy] = useState<ChannelId | null>(null);
  const [showsQr, setShowsQr] = useState(false);
  /** The element around the tiles and the link. */
  const box = useRef<HTMLDivElement>(null);
  const files = useFileShare(card, record);

  async function record(channel: ChannelId, cardId = card.id) {
    if (channel === 'download' || cardId === null) return;
    if (await recordShare({ cardId, channel })) onShared?.();
  }

  async function publishAndRun(channel: ChannelId, publishFirst: Publish) {
    let completeAction: ReturnType<typeof beginInPress> = async () => false;
    setBusy(channel);
    const cardId = await publishFirst(() => {
      completeAction = beginInPress(channel);
    });
    // The tiles are links now. The focus goes to the one that was pressed.
    flushSync(() => setBusy(null));
    if (cardId === null) return void completeAction(null);
    box.current?.querySelector<HTMLElement>(`[data-channel=${channel}]`)?.focus();
    const address = cardAddress(cardId);
    const link = channelLink(channel, receiver.getState(), { ...sharedBySender(card), address });
    if (!(await completeAction(link ?? address))) return runChannel(channel, cardId);
    if (channel === 'link') toast({ title: shareText('link.copied.title') });
    void record(channel, cardId);
  }

  function runChannel(channel: ChannelId, cardId: string) {
    switch (channel) {
      case 'qr':
        return setShowsQr(!showsQr);
      case 'download':
        return void files.save('png');
      case 'link':
        return void copy(cardId);
      case 'device':
        return void openMenu(cardId);
      case 'instagram':
      case 'youtube':
        return takesPictures() ? void files.send('jpg', { channel, cardId }) : instruct(channel);
      default: {
        const link = channelLink(channel, receiver.getState(), {
          ...sharedBySender(card),
          address: cardAddress(cardId),
        });
        if (link) followLink(document, link);
        return void record(channel, cardId);
      }
    }
  }

  async function copy(cardId: string) {
    if (await copyLink(cardAddress(cardId))) return record('link', cardId);
    box.current?.querySelector('input')?.select();
  }

  async function openMenu(cardId: string) {
    const title = greeting(sharedBySender(card));
    const outcome = await openShareMenu({ title, text: title, url: cardAddress(cardId) });
    if (outcome === 'shared') return record('device', cardId);
    if (outcome === 'unavailable' && publish) toast(tooLate());
    else if (outcome === 'unavailable')
      toastFailure(shareText('menu.failed.title'), shareText('menu.failed.text'));
  }

  return {
    busy,
    showsQr,
    files,
    box,
    /** Uses a channel; publishes first where that is needed. */
    press(channel: ChannelId) {
      if (publish && channel !== 'download') void publishAndRun(channel, publish);
      else runChannel(channel, card.id ?? '');
    },
    /** The link of this channel was followed. */
    recordFollowed: (channel: ChannelId) => void record(channel),
  };
}

function instruct(channel: ChannelId) {
  const label = channels().find(({ id }) => id === channel)?.label ?? '';
  toast({
    title: shareText('byHand.title', { label }),
    description: shareText('byHand.text', { label }),
  });
}

/** Browsers open their menu only some seconds after a press. */
const tooLate = () => ({
  title: shareText('publish.done.title'),
  description: shareText('publish.slow.text'),
});

/** Ends with the card's link, or null without one. Resolves with whether the channel was used. */
type Finish = (link: string | null) => Promise<boolean>;

/**
 * Begins what browsers allow only right after a press, while the link is not known yet: opening a tab, writing to the
 * clipboard.
 */
function beginInPress(channel: ChannelId): Finish {
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
function followLink(from: Document, href: string): void {
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
