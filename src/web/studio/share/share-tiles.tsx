import { useEffect, useRef } from 'react';
import { greeting, type SharedCardFacts } from '#content/share-links.ts';
import { recordShare } from '../../components/record-share.ts';
import { classNames } from '../../ui/class-names.ts';
import { toast } from '../../ui/toast.tsx';
import { useReceiver } from '../studio-context.tsx';
import { type ShareMethod, type ShareMethodId, shareMethodLink, shareMethods } from './share-methods.tsx';
import { hasShareSheet, openShareSheet, takesFile } from './share-sheet.ts';
import { useShareImage } from './use-share-image.ts';

interface ShareTilesProps {
  cardId: string;
  card: SharedCardFacts;
  /** The method whose tile gets the focus: it was chosen before publishing, or its view was just closed. */
  chosen: ShareMethodId | null;
  /** Returns false, after showing why, while the receiver is missing. */
  isReady: (way: ShareMethodId) => boolean;
  onQr: () => void;
}

/** All ways to share a published card. Those that open another site are links. */
export function ShareTiles({ cardId, card, chosen, isReady, onQr }: ShareTilesProps) {
  const receiver = useReceiver();
  const picture = useShareImage(card.toName);
  const list = useRef<HTMLUListElement>(null);
  // Focus is the document's.
  useEffect(() => list.current?.querySelector<HTMLElement>('[data-chosen]')?.focus(), []);

  const note = (channel: ShareMethodId) => void recordShare({ cardId, channel });

  async function sharePicture({ id, label }: ShareMethod) {
    const file = await picture();
    const outcome = file && takesFile(file) ? await openShareSheet({ files: [file] }) : 'unavailable';
    if (outcome === 'closed') return;
    if (outcome === 'unavailable') {
      toast({
        title: `Share on ${label}`,
        description: `Please download your card first, then share the picture on ${label} yourself.`,
      });
    }
    note(id);
  }

  async function openSheet() {
    const title = greeting(card);
    const file = await picture();
    // Many apps drop the link when there is a picture, so the text contains it.
    const whole = file && { files: [file], title, text: `${title}\n${card.address}` };
    const data = whole && navigator.canShare(whole) ? whole : { title, text: title, url: card.address };
    const outcome = await openShareSheet(data);
    if (outcome === 'shared') note('device');
    if (outcome === 'unavailable') {
      toast({
        title: 'Your device did not open its share menu',
        description: 'Please copy the link instead.',
        destructive: true,
      });
    }
  }

  function press(way: ShareMethod) {
    if (!isReady(way.id)) return;
    if (way.id === 'qr') onQr();
    else if (way.id === 'device') void openSheet();
    else void sharePicture(way);
  }

  const open = shareMethods.filter(({ id }) => id !== 'device' || hasShareSheet());
  return (
    <ul ref={list} className={tiles}>
      {open.map((way) => (
        <li key={way.id}>
          <ShareTile
            way={way}
            chosen={way.id === chosen}
            link={shareMethodLink(way.id, receiver, card)}
            onFollow={() => note(way.id)}
            onPress={() => press(way)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ShareTileProps {
  way: ShareMethod;
  chosen: boolean;
  link: string | null;
  /** The browser follows the link. */
  onFollow: () => void;
  /** There is no link to follow. */
  onPress: () => void;
}

function ShareTile({ way: { id, label, icon }, chosen, link, onFollow, onPress }: ShareTileProps) {
  const look = {
    className: classNames(tile, chosen ? 'border-ink bg-marigold-soft' : 'border-line bg-surface'),
    'data-chosen': chosen || undefined,
  };
  if (link === null) {
    return (
      <button {...look} type="button" onClick={onPress}>
        {icon}
        {label}
      </button>
    );
  }
  // Mail opens a program, so a new tab would stay empty.
  const tab = id === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <a
      {...look}
      {...tab}
      href={link}
      onClick={(event) => {
        // A double click would open it twice.
        if (event.detail > 1) event.preventDefault();
        else onFollow();
      }}
      onAuxClick={(event) => event.button === 1 && onFollow()}
    >
      {icon}
      {label}
      {id === 'email' ? null : <span className="sr-only">(opens in a new tab)</span>}
    </a>
  );
}

const tiles = 'grid grid-cols-3 gap-2 sm:gap-3';
const tile =
  'flex min-h-20 w-full flex-col items-center justify-center gap-1.5 rounded-md border-2 ' +
  'px-2 py-2 text-center text-sm leading-tight text-ink no-underline hover:border-edge hover:bg-marigold-soft ' +
  'sm:min-h-14 sm:flex-row sm:justify-start sm:gap-3 sm:px-4 sm:text-base';
