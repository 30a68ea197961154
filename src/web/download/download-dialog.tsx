import { type LucideIcon, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type AnimationFormats, animationFormats } from '#encode/worker-client.ts';
import { countDownload } from '../components/draw-card.ts';
import { saveFile } from '../components/save-file.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { toast } from '../ui/toast.tsx';
import { type Choice, downloadChoices, failure, webm } from './download-choices.ts';
import { makeFile, prepareDownload, type ReadContent, remainingSeconds } from './downloads.ts';

interface Job {
  readonly choice: Choice;
  readonly abort: AbortController;
  /** From 0 to 1. */
  readonly share: number;
  readonly remaining: number | null;
}

interface DownloadDialogProps {
  /** Null for a card that was never saved. */
  cardId: string | null;
  /** Keep it the same while the dialog is open. */
  read: ReadContent;
  hasSound: boolean;
  /** The file's name with this extension. */
  fileName: (extension: string) => string;
  onPrint?: () => void;
  onClose: () => void;
}

/** Downloads the card as a file. Closing the dialog cancels the job. */
export function DownloadDialog({ cardId, read, hasSound, fileName, onPrint, onClose }: DownloadDialogProps) {
  const [job, setJob] = useState<Job | null>(null);
  const running = useRef<AbortController>(null);
  const [can, setCan] = useState<AnimationFormats>({ gif: true, video: 'mp4' });
  // The worker is outside React. It loads while somebody chooses, and must be told to stop.
  useEffect(() => {
    void prepareDownload(read);
    void animationFormats().then(setCan);
    return () => running.current?.abort();
  }, [read]);

  async function download(choice: Choice) {
    const abort = new AbortController();
    running.current = abort;
    const start = performance.now();
    const state = (share: number) => {
      const elapsed = (performance.now() - start) / 1000;
      setJob({ choice, abort, share, remaining: remainingSeconds(share, elapsed) });
    };
    state(0);
    try {
      const { signal } = abort;
      const made = await makeFile(read, choice.format, { signal, onProgress: state });
      saveFile(made.file, fileName(made.extension));
      if (cardId) countDownload(`/card/${cardId}`);
      toast({ title: 'Download Started!', ...(made.extension === 'webm' && { description: webm }) });
      onClose();
    } catch (error) {
      if (!abort.signal.aborted) toast(failure(choice.format, error));
    } finally {
      if (running.current === abort) setJob(null);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Download your card"
      description="No watermark, no fee."
      size="small"
    >
      {job ? (
        <Progress job={job} />
      ) : (
        <ul className="mt-4 flex flex-col gap-3">
          {downloadChoices(hasSound, can).map((choice) =>
            choice.problem ? (
              <Missing key={choice.format} icon={choice.icon} problem={choice.problem} />
            ) : (
              <Item key={choice.format} {...choice} onChoose={() => void download(choice)} />
            ),
          )}
          {onPrint ? (
            <Item
              label="Print"
              hint="Just the card, on A4 or Letter."
              icon={Printer}
              onChoose={() => {
                onPrint();
                onClose();
              }}
            />
          ) : null}
        </ul>
      )}
    </Dialog>
  );
}

interface ItemProps extends Pick<Choice, 'label' | 'hint' | 'icon'> {
  onChoose: () => void;
}

function Item({ label, hint, icon: Icon, onChoose }: ItemProps) {
  return (
    <li>
      <Button
        look="secondary"
        wide
        className="justify-start gap-4 text-left"
        icon={<Icon aria-hidden="true" className="size-6 shrink-0 text-marigold-text" />}
        onClick={onChoose}
      >
        <span>
          {label} <span className="block font-normal text-ink-faint text-sm">{hint}</span>
        </span>
      </Button>
    </li>
  );
}

/** Shown instead of a format that this browser cannot make. */
function Missing({ icon: Icon, problem }: { icon: LucideIcon; problem: string }) {
  return (
    <li className="flex items-center gap-4 px-4 py-2 text-ink-soft text-sm">
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      {problem}
    </li>
  );
}

function Progress({ job: { choice, abort, share, remaining } }: { job: Job }) {
  return (
    <div className="mt-4 flex flex-col gap-3 rounded-md bg-cream px-4 py-4">
      <p role="status" className="font-bold">
        {choice.making}…
      </p>
      <ProgressBar label={choice.making} share={share || null} />
      <p className="min-h-6 text-ink-soft text-sm">{timeLeft(remaining)}</p>
      <Button look="secondary" size="small" className="self-start" onClick={() => abort.abort()}>
        Cancel
      </Button>
    </div>
  );
}

function timeLeft(remaining: number | null): string {
  if (remaining === null) return '';
  if (remaining === 0) return 'Nearly done';
  return remaining === 1 ? 'About 1 second left' : `About ${remaining} seconds left`;
}
