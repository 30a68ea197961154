import { Download, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { cardFileName } from './card-file-name.ts';
import { copyLink } from './copy-link.ts';
import { saveFile } from './save-file.ts';

interface CardActionsProps {
  toName: string;
  /** The card's public link. */
  address: string;
  /** The card's id if shares are recorded: for the owner of a published card. */
  ownId: string | null;
}

/** Downloads the card or shares its link. */
export function CardActions({ toName, address, ownId }: CardActionsProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { countDownload, drawCard, fetchScene } = await import('./draw-card.ts');
      const path = new URL(address).pathname;
      saveFile(
        await drawCard(await fetchScene(path), { format: 'png', pixelRatio: 2, quality: 1 }),
        cardFileName(toName, 'png'),
      );
      toast({ title: 'Download Started!' });
      countDownload(path);
    } catch (error) {
      console.error(error);
      toast({ title: 'Download Failed', description: 'Could not generate image.', destructive: true });
    } finally {
      setBusy(false);
    }
  }

  async function share() {
    const copied = await copyLink(address, 'Card link copied to clipboard.');
    if (!copied || ownId === null) return;
    // Loaded late, because only the owner needs it.
    const part = await import('./record-share.ts').catch(() => null);
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
    </div>
  );
}

const notNoted = {
  title: 'Not added to Sent/Shared',
  description: 'Your list could not be reached just now.',
  destructive: true,
};
