import { CalendarHeart } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { cardFileName } from '../components/card-file-name.ts';
import { useLazyDialog } from '../components/toast-lost-part.tsx';
import { LetOthersSign } from '../contributions/let-others-sign.tsx';
import { readCard } from '../download/read-card.ts';
import { receiverOf } from '../share/receiver.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { isPublic, remindAddress, type Tile } from './tiles.ts';

export interface OpenTile {
  /** `ready`: the card was published just now. */
  readonly kind: 'ready' | 'share' | 'download' | 'print' | 'replies';
  readonly tile: Tile;
}

interface TileDialogsProps {
  open: OpenTile | null;
  onOpen: (open: OpenTile) => void;
  onClose: () => void;
  /** Called when a share was recorded. */
  onShared: () => void;
}

/** The share sheet and the downloads of a tile. The code of each is loaded when it is first opened. */
export function TileDialogs({ open, onOpen, onClose, onShared }: TileDialogsProps) {
  const lazy = (isOpen: boolean, title: string) => ({
    ...{ isOpen, onClose },
    lost: [title, dashboardText('checkConnection.text')] as const,
  });
  const kind = open?.kind;
  const isShare = kind === 'ready' || kind === 'share';
  const ShareSheet = useLazyDialog(loads.share, lazy(isShare, dashboardText('share.failed.title')));
  const DownloadDialog = useLazyDialog(
    loads.download,
    lazy(kind === 'download', dashboardText('download.failed.title')),
  );
  const PrintDialog = useLazyDialog(loads.print, lazy(kind === 'print', dashboardText('print.failed.title')));
  const RepliesDialog = useLazyDialog(
    loads.replies,
    lazy(kind === 'replies', dashboardText('replies.notOpened.title')),
  );
  const tile = open?.tile ?? null;
  const read = useMemo(() => (tile ? readCard(`/card/${tile.cardId}`, tile) : null), [tile]);
  const receiver = useMemo(() => (tile ? receiverOf(tile.cardId) : null), [tile]);
  if (!open || !tile || !read || !receiver) return null;
  const { cardId, toName, fromName, language, closenessClues, picture, sound, hasEnvelope } = tile;
  if (RepliesDialog) return <RepliesDialog cardId={cardId} onClose={onClose} />;
  if (DownloadDialog)
    return (
      <DownloadDialog
        {...{ cardId, read, hasEnvelope, onClose }}
        hasSound={sound !== null}
        fileName={(extension, ending) => cardFileName({ toName, language }, extension, ending)}
        onFold={() => onOpen({ kind: 'print', tile })}
      />
    );
  if (PrintDialog)
    return (
      <PrintDialog
        {...{ toName, language, onClose }}
        isPublic={isPublic(tile)}
        saved={() => Promise.resolve(cardId)}
      />
    );
  return ShareSheet ? (
    <ShareSheet
      title={open.kind === 'ready' ? dashboardText('share.ready.title') : dashboardText('share.title')}
      description={
        tile.sealed
          ? dashboardText('share.sealed.text', { moment: tile.sealed.text })
          : dashboardText('share.open.text')
      }
      card={{
        id: cardId,
        toName,
        fromName,
        opensOn: () => tile.sealed?.date ?? null,
        language,
        ...closenessClues,
        picture,
        read,
      }}
      finalFocus={() => document.querySelector<HTMLElement>(`[data-card="${cardId}"] [data-share]`)}
      together={
        <>
          <LetOthersSign saved={() => Promise.resolve(cardId)} />
          {tile.birthday ? null : (
            <Link
              to={remindAddress(cardId)}
              className="link inline-flex min-h-11 items-center gap-2 self-start"
            >
              <CalendarHeart aria-hidden="true" className="size-5" />
              {dashboardText('remind.action')}
            </Link>
          )}
        </>
      }
      {...{ receiver, onShared, onClose }}
    />
  ) : null;
}

const loads = {
  share: async () => (await import('../share/share-sheet.tsx')).ShareSheet,
  replies: async () => (await import('../replies/replies-dialog.tsx')).RepliesDialog,
  download: async () => (await import('../download/download-dialog.tsx')).DownloadDialog,
  print: async () => (await import('../download/print-dialog.tsx')).PrintDialog,
};
