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
  /** The card's public link. */
  address: string;
  /** The card's id if shares are recorded: for the owner of a published card. */
  ownId: string | null;
}

/** Downloads the card or shares its link. */
export function CardActions({ id, toName, animation, sound, address, ownId }: CardActionsProps) {
  const [busy, setBusy] = useState(false);
  const [showsFormats, setShowsFormats] = useState(false);
  const read = useMemo(() => readCard(`/card/${id}`, { animation, sound }), [id, animation, sound]);
  const DownloadDialog = useLazyModule(loadDownload, {
    wanted: showsFormats,
    onLoadError() {
      setShowsFormats(false);
      toast(failed);
    },
  });

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
      <Button look="quiet" icon={<Shapes className="size-5" />} onClick={() => setShowsFormats(true)}>
        Other formats
      </Button>
      {DownloadDialog && showsFormats ? (
        <DownloadDialog
          cardId={id}
          read={read}
          hasSound={sound !== null}
          fileName={(extension) => cardFileName(toName, extension)}
          onClose={() => setShowsFormats(false)}
        />
      ) : null}
    </div>
  );
}

async function loadDownload() {
  return (await import('./download-dialog.tsx')).DownloadDialog;
}

const failed = { title: 'Download Failed', description: 'Could not generate image.', destructive: true };

const notNoted = {
  title: 'Not added to Sent/Shared',
  description: 'Your list could not be reached just now.',
  destructive: true,
};
