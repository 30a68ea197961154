import { useState } from 'react';
import { useStore } from 'zustand';
import { shareText } from '../texts/share.ts';
import { classNames } from '../ui/class-names.ts';
import { Petals } from '../ui/spinner.tsx';
import { type CardToShare, cardAddress, sharedBySender } from './card-to-share.ts';
import { type Channel, type ChannelId, channelLink, channels } from './channels.tsx';
import { Disclosure } from './disclosure.tsx';
import type { ReceiverStore } from './receiver.ts';

interface ShareTilesProps {
  card: CardToShare;
  receiver: ReceiverStore;
  /** True while the card must be published before it is shared: then no tile is a link. */
  isPrivate: boolean;
  /** The channel whose tile waits for publishing, with what to say. */
  busy: { readonly channel: ChannelId; readonly text: string } | null;
  /** The channel whose tile stays pressed. */
  pressed: ChannelId | null;
  /** The browser follows the tile's link. */
  onFollow: (channel: ChannelId) => void;
  /** The tile has no link. */
  onPress: (channel: ChannelId) => void;
}

/**
 * All ways to share a card: what most people use as buttons, the others behind one row. Those that open another site are
 * links.
 */
export function ShareTiles({ card, receiver, isPrivate, busy, pressed, onFollow, onPress }: ShareTilesProps) {
  const typed = useStore(receiver);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const facts =
    card.id !== null && !isPrivate ? { ...sharedBySender(card), address: cardAddress(card.id) } : null;
  const offered = channels();

  function item(channel: Channel, className: string) {
    const { id } = channel;
    const link = facts && channelLink(id, typed, facts);
    const look = { className: classNames(common, className), 'data-channel': id };
    return (
      <li key={id} className="grow basis-40 first:basis-full">
        {link ? (
          <TileLink {...{ channel, link, look }} onFollow={() => onFollow(id)} />
        ) : (
          <button
            type="button"
            {...look}
            disabled={busy !== null}
            aria-busy={busy?.channel === id || undefined}
            aria-pressed={id === 'qr' ? pressed === id : undefined}
            onClick={() => onPress(id)}
          >
            {busy?.channel === id ? <Petals className="size-6" /> : channel.icon}
            <span>{busy?.channel === id ? busy.text : channel.label}</span>
          </button>
        )}
      </li>
    );
  }

  return (
    <>
      <ul className="flex flex-wrap gap-2">
        {offered
          .filter(({ id }) => id in buttons)
          .map((channel) => item(channel, classNames(button, buttons[channel.id])))}
      </ul>
      <Disclosure title={shareText('channels.more.title')} open={isMoreOpen} onToggle={setMoreOpen}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
          {offered.filter(({ id }) => !(id in buttons)).map((channel) => item(channel, tile))}
        </ul>
      </Disclosure>
    </>
  );
}

interface TileLinkProps {
  channel: Channel;
  link: string;
  look: { readonly className: string; readonly 'data-channel': string };
  onFollow: () => void;
}

function TileLink({ channel: { id, label, icon }, link, look, onFollow }: TileLinkProps) {
  // Mail opens a program, so a new tab would stay empty.
  const tab = id === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      {...tab}
      href={link}
      {...look}
      onClick={(event) => {
        // A double click would open it twice.
        if (event.detail > 1) event.preventDefault();
        else onFollow();
      }}
      onAuxClick={(event) => event.button === 1 && onFollow()}
    >
      {icon}
      <span>{label}</span>
      {id === 'email' ? null : <span className="sr-only">{shareText('newTab.hint')}</span>}
    </a>
  );
}

const common =
  'flex w-full items-center justify-center border-2 text-center leading-tight no-underline ' +
  'disabled:opacity-60 aria-busy:cursor-progress aria-busy:opacity-100';
const button = 'min-h-14 gap-3 rounded-full font-bold';
const second = 'border-edge bg-surface text-ink hover:bg-marigold-soft';
/** What most people use, by its looks. */
const buttons: Readonly<Partial<Record<ChannelId, string>>> = {
  whatsapp: 'border-marigold-edge bg-marigold text-lg text-on-bright hover:bg-marigold-hover',
  link: second,
  device: second,
};
const tile =
  'h-full min-h-18 flex-col gap-1 rounded-md border-line bg-surface px-1 py-2 text-ink text-sm hover:border-edge ' +
  'hover:bg-marigold-soft aria-pressed:border-ink aria-pressed:bg-marigold-soft';
