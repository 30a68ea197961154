import { CalendarHeart } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { cardFileName } from '../components/card-file-name.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { LetOthersSign } from '../contributions/let-others-sign.tsx';
import { readCard } from '../download/read-card.ts';
import { receiverOf } from '../share/receiver.ts';
import { dashboardText } from '../texts/dashboard.ts';
import { useLazyModule } from '../ui/use-lazy-module.ts';
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
  const lazy = (wanted: boolean, title: string) => ({
    wanted,
    onLoadError() {
      onClose();
      void toastLostPart({
        title,
        description: dashboardText('checkConnection.text'),
        destructive: true,
      });
    },
  });
  const isShare = open?.kind === 'ready' || open?.kind === 'share';
  const ShareSheet = useLazyModule(loadShare, lazy(isShare, dashboardText('share.failed.title')));
  const DownloadDialog = useLazyModule(
    loadDownload,
    lazy(open?.kind === 'download', dashboardText('download.failed.title')),
  );
  const PrintDialog = useLazyModule(
    loadPrint,
    lazy(open?.kind === 'print', dashboardText('print.failed.title')),
  );
  const RepliesDialog = useLazyModule(
    loadReplies,
    lazy(open?.kind === 'replies', dashboardText('replies.notOpened.title')),
  );
  const tile = open?.tile ?? null;
  const read = useMemo(() => (tile ? readCard(`/card/${tile.cardId}`, tile) : null), [tile]);
  const receiver = useMemo(() => (tile ? receiverOf(tile.cardId) : null), [tile]);
  if (!open || !tile || !read || !receiver) return null;
  const { cardId, toName, fromName, language, closenessClues, picture, sound, hasEnvelope } = tile;
  if (open.kind === 'replies') {
    return RepliesDialog ? <RepliesDialog cardId={cardId} onClose={onClose} /> : null;
  }
  if (open.kind === 'download') {
    return DownloadDialog ? (
      <DownloadDialog
        {...{ cardId, read, hasEnvelope, onClose }}
        hasSound={sound !== null}
        fileName={(extension, ending) => cardFileName({ toName, language }, extension, ending)}
        onFold={() => onOpen({ kind: 'print', tile })}
      />
    ) : null;
  }
  if (open.kind === 'print') {
    return PrintDialog ? (
      <PrintDialog
        {...{ toName, language, onClose }}
        isPublic={isPublic(tile)}
        saved={() => Promise.resolve(cardId)}
      />
    ) : null;
  }
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

async function loadShare() {
  return (await import('../share/share-sheet.tsx')).ShareSheet;
}

async function loadReplies() {
  return (await import('../replies/replies-dialog.tsx')).RepliesDialog;
}

async function loadDownload() {
  return (await import('../download/download-dialog.tsx')).DownloadDialog;
}

async function loadPrint() {
  return (await import('../download/print-dialog.tsx')).PrintDialog;
}
