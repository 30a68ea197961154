import { useRef, useState } from 'react';
import type { SendOptions, SendProblem, SendResult } from './send-file.ts';

interface UnderWay {
  readonly name: string;
  /** The part of the file that has been sent, 0 to 1. Also 0 while a photo is made smaller. */
  readonly progress: number;
}

interface Failure extends SendProblem {
  readonly file: File;
}

export interface Upload {
  readonly underWay: UnderWay | null;
  /** The error message of the last file. */
  readonly sentence: string | null;
  /** Uploads the last file again; null when that cannot succeed. */
  readonly retry: (() => void) | null;
  /** Uploads a file, and cancels an upload that is still running. */
  start(file: File): void;
  cancel(): void;
  /** Shows why a file was not sent; null removes the message. */
  showError(sentence: string | null): void;
}

export interface UploadOptions<Value> {
  readonly send: (file: File, options: SendOptions) => Promise<SendResult<Value>>;
  readonly onDone: (value: Value, file: File) => void;
}

/** Uploads one file at a time. */
export function useFileUpload<Value>({ send, onDone }: UploadOptions<Value>): Upload {
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);

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
    sentence: refusal ?? failure?.sentence ?? null,
    retry: failure?.retryable ? () => void start(failure.file) : null,
    start: (file) => void start(file),
    cancel,
    showError,
  };
}
