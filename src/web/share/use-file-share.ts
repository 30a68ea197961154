import { useEffect, useRef, useState } from 'react';
import { greeting } from '#content/share-links.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { countDownload } from '../components/draw-card.ts';
import { saveFile } from '../components/save-file.ts';
import { failure } from '../download/download-choices.ts';
import { type DownloadFormat, makeFile } from '../download/downloads.ts';
import { toast } from '../ui/toast.tsx';
import { type CardToShare, cardAddress } from './card-to-share.ts';
import type { ChannelId } from './channels.tsx';
import { openShareMenu, takesFile } from './device-share.ts';

/** A finished file whose press is too long ago: browsers open their share menu only right after one. */
interface ReadyFile {
  readonly file: File;
  readonly to: Target;
}

interface Target {
  readonly channel: ChannelId;
  readonly cardId: string;
}

export interface FileShare {
  /** What is being made; null when nothing is. `share` goes from 0 to 1. */
  readonly making: { readonly format: DownloadFormat; readonly share: number } | null;
  readonly ready: ReadyFile | null;
  /** Makes the picture in advance, so that the menu opens right after the press. */
  prepare(): void;
  /** Makes the file and passes it to the device's share menu, or saves it where there is none for files. */
  send(format: DownloadFormat, to: Target): Promise<void>;
  sendReady(): Promise<void>;
  save(format: DownloadFormat): Promise<void>;
  stop(): void;
}

/** Shares the card itself as a file. `onShared` is called when the device's share menu took it. */
export function useFileShare(
  card: Pick<CardToShare, 'id' | 'toName' | 'read'>,
  onShared: (channel: ChannelId, cardId: string) => void,
): FileShare {
  const [making, setMaking] = useState<FileShare['making']>(null);
  const [ready, setReady] = useState<ReadyFile | null>(null);
  const running = useRef<AbortController>(null);
  const picture = useRef<Promise<File>>(null);
  // A worker makes the files.
  useEffect(() => () => running.current?.abort(), []);

  async function make(format: DownloadFormat): Promise<File> {
    const abort = new AbortController();
    if (format === 'mp4') running.current = abort;
    const onProgress = (share: number) => setMaking({ format, share });
    const { file, extension } = await makeFile(card.read, format, { signal: abort.signal, onProgress });
    return new File([file], cardFileName(card.toName, extension), { type: file.type });
  }

  /** Shows the progress and the failure. Null when there is no file. */
  async function made(format: DownloadFormat): Promise<File | null> {
    setReady(null);
    setMaking({ format, share: 0 });
    try {
      return await ((format === 'jpg' && picture.current) || make(format));
    } catch (error) {
      if (!running.current?.signal.aborted) toast(failure(format, error));
      return null;
    } finally {
      setMaking(null);
    }
  }

  async function open({ file, to }: ReadyFile) {
    const title = greeting(card);
    // Many apps drop the link when there is a file, so the text contains it.
    const whole = { files: [file], title, text: `${title}\n${cardAddress(to.cardId)}` };
    const outcome = await openShareMenu(navigator.canShare(whole) ? whole : { files: [file] });
    setReady(outcome === 'unavailable' ? { file, to } : null);
    if (outcome === 'shared') onShared(to.channel, to.cardId);
  }

  function keep(file: File) {
    saveFile(file, file.name);
    if (card.id) countDownload(`/card/${card.id}`);
    toast({ title: 'Download Started!' });
  }

  return {
    making,
    ready,
    prepare() {
      picture.current ??= make('jpg');
      // Tried again, and reported, when the picture is wanted.
      picture.current.catch(() => {
        picture.current = null;
      });
    },
    async send(format, to) {
      const file = await made(format);
      if (file && takesFile(file)) await open({ file, to });
      else if (file) keep(file);
    },
    async sendReady() {
      if (ready) await open(ready);
    },
    async save(format) {
      const file = await made(format);
      if (file) keep(file);
    },
    stop: () => running.current?.abort(),
  };
}
