import { RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { shareText } from '../../texts/share.ts';
import { bringIntoView } from '../../ui/bring-into-view.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { SendOptions, SendProblem, SendResult } from './send-file.ts';

interface UnderWay {
  readonly name: string;
  /** The part of the file that has been sent, 0 to 1. Also 0 while a photo is made smaller. */
  readonly progress: number;
}

interface Failure extends SendProblem {
  readonly file: File;
}

export type Upload = ReturnType<typeof useFileUpload>;

export interface UploadOptions<Value> {
  readonly send: (file: File, options: SendOptions) => Promise<SendResult<Value>>;
  readonly onDone: (value: Value, file: File) => void;
}

/** Uploads one file at a time. */
export function useFileUpload<Value>({ send, onDone }: UploadOptions<Value>) {
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);

  /** Shows why a file was not sent; null removes the message. */
  function showError(sentence: string | null) {
    setRefusal(sentence);
    setFailure(null);
  }

  function cancel() {
    current.current?.abort();
    current.current = null;
    setUnderWay(null);
  }

  async function start(file: File) {
    cancel();
    showError(null);
    const abort = new AbortController();
    current.current = abort;
    const { name } = file;
    setUnderWay({ name, progress: 0 });
    const sent = await send(file, {
      signal: abort.signal,
      onProgress: (progress) => current.current === abort && setUnderWay({ name, progress }),
    });
    if (current.current !== abort || !sent) return;
    cancel();
    if (sent.ok) onDone(sent.value, file);
    else setFailure({ ...sent.error, file });
  }

  return {
    underWay,
    /** The error message of the last file. */
    sentence: refusal ?? failure?.sentence ?? null,
    /** Uploads the last file again; null when that cannot succeed. */
    retry: failure?.retryable ? () => void start(failure.file) : null,
    /** Uploads a file, and cancels an upload that is still running. */
    start: (file: File) => void start(file),
    cancel,
    showError,
  };
}

interface UploadProgressProps {
  upload: Upload;
  /** Shown once the whole file has been sent. */
  arrived: string;
}

/** The progress of an upload, and its Cancel button. */
export function UploadProgress({ upload: { underWay, cancel }, arrived }: UploadProgressProps) {
  if (!underWay) return null;
  const { progress } = underWay;
  const name = isolatedLine(underWay.name);
  return (
    <div className="flex flex-col gap-2 rounded-md bg-cream px-4 py-3">
      <p className="truncate text-sm">
        {progress <= 0 ? shareText('upload.preparing.status', { name }) : progress >= 1 ? arrived : name}
      </p>
      <ProgressBar
        label={shareText('upload.running.label', { name })}
        value={progress > 0 && progress < 1 ? progress : null}
      />
      <Button look="secondary" size="small" className="self-start" onClick={cancel}>
        {shareText('upload.cancel.label')}
      </Button>
    </div>
  );
}

/** The error of the last upload, and the button that tries again. */
export function UploadProblem({ id, upload }: { id: string; upload: Upload }) {
  const { sentence, retry } = upload;
  return (
    <div role="alert" className="flex flex-col items-start gap-2 empty:hidden">
      {sentence ? (
        <div ref={bringIntoView}>
          <FieldError id={id}>{sentence}</FieldError>
        </div>
      ) : null}
      {retry ? (
        <div className="flex flex-wrap gap-2">
          <Button
            look="secondary"
            size="small"
            icon={<RotateCw aria-hidden="true" className="size-4" />}
            onClick={retry}
          >
            {shareText('upload.retry.action')}
          </Button>
          <Button look="quiet" size="small" onClick={() => upload.showError(null)}>
            {shareText('upload.skip.action')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
