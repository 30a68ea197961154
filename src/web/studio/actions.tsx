import { Download, Save, Send, Share2 } from 'lucide-react';
import { useState } from 'react';
import { defaultSite } from '#content/site.ts';
import { saveFile } from '../components/save-file.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { toast } from '../ui/toast.tsx';
import type { CardStatus } from './save-contract.ts';
import type { Studio } from './studio.ts';
import { useSaving, useStudio } from './studio-context.tsx';

interface ActionsProps {
  onSave: (status: CardStatus) => void;
  onShare: () => void;
}

/** What can be done with the card: under the preview, and on phones in a bar at the bottom of the screen. */
export function Actions({ onSave, onShare }: ActionsProps) {
  const busy = useSaving((state) => state.busy);
  return (
    <div
      data-studio-bar
      className="flex flex-wrap items-center gap-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-(--layer-float) max-lg:justify-center max-lg:border-line max-lg:border-t max-lg:bg-paper max-lg:px-3 max-lg:pt-2 max-lg:pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:justify-between lg:gap-3"
    >
      <div className="flex gap-1 lg:gap-3">
        <DownloadMenu />
        <Button
          look="quiet"
          size="small"
          className="max-lg:px-3"
          icon={<Share2 aria-hidden="true" className="size-5" />}
          onClick={onShare}
        >
          <span className="max-sm:sr-only">Share</span>
        </Button>
      </div>
      <div className="flex gap-2 lg:gap-3">
        <Button
          look="secondary"
          size="small"
          busy={busy === 'draft'}
          busyText="Saving..."
          disabled={busy !== null}
          icon={<Save aria-hidden="true" className="size-5 max-[23rem]:hidden" />}
          onClick={() => onSave('draft')}
        >
          Save Draft
        </Button>
        <Button
          size="small"
          busy={busy === 'published'}
          busyText="Publishing..."
          disabled={busy !== null}
          icon={<Send aria-hidden="true" className="size-5 max-[23rem]:hidden" />}
          onClick={() => onSave('published')}
        >
          Publish
        </Button>
      </div>
    </div>
  );
}

const formats = [
  { format: 'png', extension: 'png', label: 'PNG', hint: 'sharpest' },
  { format: 'jpeg', extension: 'jpg', label: 'JPG', hint: 'smallest' },
] as const;

function DownloadMenu() {
  const studio = useStudio();
  const [busy, setBusy] = useState(false);

  async function download(choice: (typeof formats)[number]) {
    setBusy(true);
    try {
      saveFile(await drawn(studio, choice.format), `${defaultSite.downloadName}.${choice.extension}`);
      toast({ title: 'Download Started!' });
    } catch {
      toast({
        title: 'Download Failed',
        description: 'Could not generate the image. Please try again.',
        destructive: true,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Menu
      trigger={
        <Button
          look="quiet"
          size="small"
          busy={busy}
          busyText="Drawing..."
          className="max-lg:px-3"
          icon={<Download aria-hidden="true" className="size-5" />}
        >
          <span className="max-sm:sr-only">Download</span>
        </Button>
      }
    >
      {formats.map((choice) => (
        <MenuItem key={choice.format} onSelect={() => void download(choice)}>
          <span className="font-bold">Download {choice.label}</span>
          <span className="text-ink-faint text-sm">{choice.hint}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

/** The card as the receiver sees it, as a file: pixel ratio 2, and 0.95 where quality is a question. */
async function drawn({ store, live }: Studio, format: 'png' | 'jpeg'): Promise<Blob> {
  const [scene, { drawCard }] = await Promise.all([
    live.finished(store.get().card),
    import('../components/draw-card.ts'),
  ]);
  return drawCard(scene, { format, pixelRatio: 2, quality: 0.95 });
}
