import { Download, Link2, Shapes } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Animation } from '#card/document/card.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { copyLink } from '../components/copy-link.ts';
import { saveFile } from '../components/save-file.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { useLazyModule } from '../ui/use-lazy-module.ts';
import { readCard } from './read-card.ts';

interface CardActionsProps {
  id: string;
  toName: string;
  animation: Animation;
  /** The address of its sound. */
  sound: string | null;
  /** The card's link. */
  address: string;
  /** Everybody can open it. */
  isPublic: boolean;
  /** The card's id if shares are recorded: for the owner of a published card. */
  ownId: string | null;
}

/** Downloads the card or shares its link. */
export function CardActions(props: CardActionsProps) {
  const { id, toName, animation, sound, address, isPublic, ownId } = props;
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState<'formats' | 'print' | null>(null);
  const read = useMemo(() => readCard(`/card/${id}`, { animation, sound }), [id, animation, sound]);
  const lazy = (wanted: boolean) => ({
    wanted,
    onLoadError() {
      setOpen(null);
      toast(failed);
    },
  });
  const DownloadDialog = useLazyModule(loadDownload, lazy(open === 'formats'));
  const PrintDialog = useLazyModule(loadPrint, lazy(open === 'print'));
  const onClose = () => setOpen(null);

  async function download() {
    setBusy(true);
    try {
      const { countDownload, drawCard, fetchScene, pictureWidth } = await import(
        '../components/draw-card.ts'
      );
      const drawn = await fetchScene(`/card/${id}`);
      saveFile(
        await drawCard(drawn, { format: 'png', width: pictureWidth, quality: 1 }),
        cardFileName(toName, 'png'),
      );
      toast({ title: 'Download Started!' });
      countDownload(`/card/${id}`);
    } catch (error) {
      console.error(error);
      toast(failed);
    } finally {
      setBusy(false);
    }
  }

  async function share() {
    const copied = await copyLink(address, 'Card link copied to clipboard.');
    if (!copied || ownId === null) return;
    // Loaded late, because only the owner needs it.
    const part = await import('../components/record-share.ts').catch(() => null);
    if (part) await part.recordShare({ cardId: ownId, channel: 'link' });
    else toast(notNoted);
  }

  return (
    <div className="noscript:hidden flex flex-wrap justify-center gap-4 print:hidden">
      <Button icon={<Download className="size-5" />} busy={busy} busyText="Drawing..." onClick={download}>
        Download
      </Button>
      <Button look="secondary" icon={<Link2 className="size-5" />} onClick={() => void share()}>
        Share
      </Button>
      <Button look="quiet" icon={<Shapes className="size-5" />} onClick={() => setOpen('formats')}>
        Other formats
      </Button>
      {DownloadDialog && open === 'formats' ? (
        <DownloadDialog
          cardId={id}
          {...{ read, onClose }}
          hasSound={sound !== null}
          fileName={(extension) => cardFileName(toName, extension)}
          onFold={() => setOpen('print')}
        />
      ) : null}
      {PrintDialog && open === 'print' ? (
        <PrintDialog {...{ toName, isPublic, onClose }} saved={() => Promise.resolve(id)} />
      ) : null}
    </div>
  );
}

async function loadDownload() {
  return (await import('./download-dialog.tsx')).DownloadDialog;
}

async function loadPrint() {
  return (await import('./print-dialog.tsx')).PrintDialog;
}

const failed = { title: 'Download Failed', description: 'Could not generate image.', destructive: true };

const notNoted = {
  title: 'Not added to Sent/Shared',
  description: 'Your list could not be reached just now.',
  destructive: true,
};
