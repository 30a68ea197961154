import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { limits } from '#card/document/limits.ts';
import { pauseSounds } from '../../components/sound-player.tsx';
import { studioText } from '../../texts/studio.ts';
import { toast, toastFailure } from '../../ui/toast.tsx';
import { useReportPendingFile, useStudio } from '../studio-context.tsx';
import { createRecorder, type Take } from './recorder.ts';
import { uploadSound } from './sound-upload.ts';
import { useCardUpload } from './use-card-upload.ts';

/** The newest recording, in memory. It plays from there, and survives a failed upload. */
interface LocalTake {
  readonly file: File;
  readonly href: string;
  readonly seconds: number;
  /** The id of the stored file; null until the server has it. */
  readonly stored: string | null;
}

export type Recording = ReturnType<typeof useRecording>;

/** Seconds. A shorter recording was started by mistake. */
const minimumSeconds = 0.5;

const minutes = limits.recording / 60;

const endRemarks = (): Readonly<Record<Take['end'], string | undefined>> => ({
  stopped: undefined,
  limit: studioText('recording.limit.text', { minutes }),
  lost: studioText('recording.disconnected.text'),
});

/** Records with the microphone and uploads the recording. */
export function useRecording({ onStart }: { onStart: () => void }) {
  const { edit } = useStudio();
  const [recorder] = useState(createRecorder);
  const state = useStore(recorder);
  const [take, setTake] = useState<LocalTake | null>(null);
  const upload = useCardUpload({
    send: (file, options) => uploadSound({ file, kind: 'recording' }, options),
    onDone(sound, file) {
      setTake((now) => (now?.file === file ? { ...now, stored: sound.file } : now));
      edit({ type: 'audio', value: sound });
    },
  });

  // `useCardUpload` reports running uploads. A rejected recording is reported here, because it exists nowhere else.
  const refused = take !== null && take.stored === null && upload.retry === null ? upload.sentence : null;
  useReportPendingFile(
    state.phase === 'idle'
      ? refused === null
        ? null
        : { state: 'failed', sentence: refused, retry: send }
      : { state: 'recording' },
  );

  // The microphone is the browser's. It is released when the page is left.
  useEffect(() => recorder.discard, [recorder]);
  // The browser keeps the sound in memory until its address is revoked.
  useEffect(() => {
    const href = take?.href;
    return href ? () => URL.revokeObjectURL(href) : undefined;
  }, [take?.href]);

  /** Also again, after a cancelled or failed upload. */
  function send() {
    if (take) upload.start(take.file);
  }

  async function record() {
    pauseSounds();
    onStart();
    upload.showError(null);
    try {
      const next = await recorder.record(() => toast({ title: studioText('recording.started.toast') }));
      if (next) onFinished(next);
    } catch {
      toastFailure(
        studioText('recording.failed.title'),
        // Browsers have no microphone for pages that came over plain HTTP.
        navigator.mediaDevices
          ? studioText('recording.noMicrophone.error')
          : studioText('recording.noHttps.error'),
      );
    }
  }

  function onFinished({ file, seconds, end }: Take) {
    toast({ title: studioText('recording.stopped.toast'), description: endRemarks()[end] });
    if (seconds < minimumSeconds) return upload.showError(studioText('recording.tooShort.error'));
    setTake({ file, seconds, href: URL.createObjectURL(file), stored: null });
    upload.start(file);
  }

  return {
    state,
    take,
    upload,
    /** Starts recording, or stops and uploads. */
    toggle() {
      if (state.phase === 'idle') void record();
      else if (state.phase === 'recording') recorder.stop();
      else recorder.discard();
    },
    send,
    discard() {
      upload.cancel();
      upload.showError(null);
      setTake(null);
    },
  };
}
