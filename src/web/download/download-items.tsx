import type { LucideIcon } from 'lucide-react';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import type { Choice } from './download-choices.ts';

interface ItemProps extends Pick<Choice, 'label' | 'hint' | 'icon'> {
  onChoose: () => void;
}

export function Item({ label, hint, icon: Icon, onChoose }: ItemProps) {
  return (
    <li>
      <Button
        look="secondary"
        wide
        className="justify-start gap-4 text-start"
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

/** Shown instead of a type that this browser cannot make. */
export function Missing({ icon: Icon, problem }: { icon: LucideIcon; problem: string }) {
  return (
    <li className="flex items-center gap-4 px-4 py-2 text-ink-soft text-sm">
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <span>{problem}</span>
    </li>
  );
}

/** A file that is being made. */
export interface Job {
  readonly choice: Choice;
  /** From 0 to 1. */
  readonly progress: number;
  readonly remaining: number | null;
}

export function DownloadProgress({ job, onCancel }: { job: Job; onCancel: () => void }) {
  const { choice, progress, remaining } = job;
  return (
    <div className="mt-4 flex flex-col gap-3 rounded-md bg-cream px-4 py-4">
      <p role="status" className="font-bold">
        {`${choice.making}…`}
      </p>
      <ProgressBar label={choice.making} value={progress || null} />
      <p className="min-h-6 text-ink-soft text-sm">{timeLeft(remaining)}</p>
      <Button look="secondary" size="small" className="self-start" onClick={onCancel}>
        {shareText('cancel.action')}
      </Button>
    </div>
  );
}

function timeLeft(remaining: number | null): string {
  if (remaining === null) return '';
  if (remaining === 0) return shareText('progress.nearlyDone');
  return remaining === 1 ? shareText('progress.oneSecond') : shareText('progress.seconds', { remaining });
}
