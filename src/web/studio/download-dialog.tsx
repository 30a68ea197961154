import { Download } from 'lucide-react';
import { useState } from 'react';
import { drawCard } from '../components/draw-card.ts';
import { saveFile } from '../components/save-file.ts';
import { useSite } from '../components/use-site.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.tsx';
import type { Studio } from './studio.ts';
import { useStudio } from './studio-context.tsx';

const formats = [
  {
    format: 'png',
    extension: 'png',
    label: 'Download PNG',
    hint: 'The sharpest picture, best for printing.',
  },
  { format: 'jpeg', extension: 'jpg', label: 'Download JPG', hint: 'The smallest file, best for sending.' },
] as const;

type Format = (typeof formats)[number];

/** The card as a file, in one of the formats there are. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const studio = useStudio();
  const { downloadName } = useSite();
  const [busy, setBusy] = useState<Format | null>(null);

  async function download(choice: Format) {
    setBusy(choice);
    try {
      saveFile(await drawn(studio, choice.format), `${downloadName}.${choice.extension}`);
      toast({ title: 'Download Started!' });
      onClose();
    } catch {
      toast({
        title: 'Download Failed',
        description: 'Could not generate the image. Please try again.',
        destructive: true,
      });
    } finally {
      setBusy(null);
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title="Download your card" description="No watermark, no fee.">
      <ul className="mt-4 flex flex-col gap-4">
        {formats.map((choice) => (
          <li key={choice.format}>
            <Button
              wide
              look="secondary"
              busy={busy === choice}
              busyText="Drawing..."
              disabled={busy !== null}
              icon={<Download aria-hidden="true" className="size-5" />}
              onClick={() => void download(choice)}
            >
              {choice.label}
            </Button>
            <p className="mt-1.5 text-center text-ink-faint text-sm">{choice.hint}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** As the receiver sees it: pixel ratio 2, and 0.95 where quality is a question. */
async function drawn({ store, live }: Studio, format: Format['format']): Promise<Blob> {
  const scene = await live.finished(store.get().card);
  return drawCard(scene, { format, pixelRatio: 2, quality: 0.95 });
}
