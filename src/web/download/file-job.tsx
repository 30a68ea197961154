import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shareText } from '../texts/share.ts';
import { Button } from '../ui/button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';

/** What a worker is making of a card. */
export interface FileJob<What> {
  readonly what: What;
  /** 0 to 1. */
  readonly progress: number;
  /** Since it began. */
  readonly seconds: number;
}

export interface FileJobOptions {
  readonly signal: AbortSignal;
  /** Takes the progress, 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** Makes one thing at a time, with its progress. Whoever leaves stops it. */
export function useFileJob<What>() {
  const [making, setMaking] = useState<FileJob<What> | null>(null);
  const running = useRef<AbortController>(null);
  // The worker is outside React.
  useEffect(() => () => running.current?.abort(), []);

  /** The progress is gone at once. `make` resolves with null, even when the work ends later with a file. */
  function stop() {
    running.current?.abort();
    running.current = null;
    setMaking(null);
  }

  /** Resolves with null when it was stopped, or failed, and while something else is being made. Never rejects. */
  async function make<Made>(
    what: What,
    work: (options: FileJobOptions) => Promise<Made>,
    onFailed: (error: unknown) => void,
  ): Promise<Made | null> {
    if (running.current) return null;
    const abort = new AbortController();
    const { signal } = abort;
    running.current = abort;
    const start = performance.now();
    const onProgress = (progress: number) => {
      const seconds = (performance.now() - start) / 1000;
      if (running.current === abort) setMaking({ what, progress, seconds });
    };
    onProgress(0);
    try {
      const made = await work({ signal, onProgress });
      return signal.aborted ? null : made;
    } catch (error) {
      if (!signal.aborted) onFailed(error);
      return null;
    } finally {
      if (running.current === abort) stop();
    }
  }

  return { making, make, stop };
}

interface FileJobProgressProps {
  label: string;
  /** 0 to 1. */
  progress: number;
  children?: ReactNode;
  /** Absent for what is made too fast to be stopped. */
  onStop?: (() => void) | undefined;
  stopText?: string;
}

export function FileJobProgress(props: FileJobProgressProps) {
  const { label, progress, children, onStop, stopText = shareText('cancel.action') } = props;
  return (
    <div className="flex flex-col gap-3 rounded-md bg-cream px-4 py-4">
      <p role="status" className="font-bold">
        {`${label}…`}
      </p>
      <ProgressBar label={label} value={progress || null} />
      {children}
      {onStop ? (
        <Button look="secondary" size="small" className="self-start" onClick={onStop}>
          {stopText}
        </Button>
      ) : null}
    </div>
  );
}
