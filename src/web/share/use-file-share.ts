import { useEffect, useRef, useState } from 'react';
import type { ClosenessClues } from '#content/closeness.ts';
import { greeting } from '#content/share-links.ts';
import { type CardFormat, landscapeFormat } from '#encode/card-formats.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { saveFile } from '../components/save-file.ts';
import { toastLostPart } from '../components/toast-lost-part.tsx';
import { countDownload } from '../download/count-download.ts';
import { failure } from '../download/download-choices.ts';
import { type FileType, type MakeFilesOptions, makeFiles, nameEnding } from '../download/downloads.ts';
import { shareText } from '../texts/share.ts';
import { toast } from '../ui/toast.tsx';
import { type CardToShare, cardAddress, sharedBySender } from './card-to-share.ts';
import type { ChannelId } from './channels.tsx';
import { openShareMenu, takesFiles } from './device-share.ts';

/** Finished files whose press is too long ago: browsers open their share menu only right after one. */
interface ReadyFiles {
  readonly files: readonly File[];
  readonly to: Target;
}

interface Target {
  readonly channel: ChannelId;
  readonly cardId: string;
}

export interface FileShare {
  /** What is being made; null when nothing is. `progress` goes from 0 to 1. */
  readonly making: { readonly type: FileType; readonly progress: number } | null;
  readonly ready: ReadyFiles | null;
  /** The pages that were made and of which the first was saved. */
  readonly pages: readonly File[] | null;
  readonly format: CardFormat;
  setFormat(format: CardFormat): void;
  /** Makes the picture in advance, so that the menu opens right after the press. */
  prepare(): void;
  /** Makes the files and passes them to the device's share menu, or saves them where there is none for files. */
  send(type: FileType, to: Target): Promise<void>;
  sendReady(): Promise<void>;
  /** Saves the card in 4:3. */
  save(type: FileType): Promise<void>;
  stop(): void;
}

/** Shares the card itself as a file, or its pages as files. `onShared` is called when the device's share menu took it. */
export function useFileShare(
  card: Pick<CardToShare, 'id' | 'toName' | 'fromName' | 'read' | 'opensOn'> & ClosenessClues,
  onShared: (channel: ChannelId, cardId: string) => void,
): FileShare {
  const [making, setMaking] = useState<FileShare['making']>(null);
  const [ready, setReady] = useState<ReadyFiles | null>(null);
  const [pages, setPages] = useState<readonly File[] | null>(null);
  const [format, setFormat] = useState<CardFormat>(landscapeFormat);
  const running = useRef<AbortController>(null);
  /** The pictures that were made in advance. */
  const pictures = useRef<{ readonly format: CardFormat; readonly files: Promise<readonly File[]> }>(null);
  // A worker makes the files.
  useEffect(() => () => running.current?.abort(), []);

  async function make(
    type: FileType,
    format: CardFormat,
    options: MakeFilesOptions,
  ): Promise<readonly File[]> {
    const { files, extension } = await makeFiles(
      card.read,
      { type, format, begins: 'card', ends: 'sound' },
      options,
    );
    return files.map((file, page) => {
      const name = cardFileName(card, extension, nameEnding(type, format, page, files.length));
      return new File([file], name, { type: file.type });
    });
  }

  /** Shows the progress and the failure. Null when there are no files. */
  async function makeWithProgress(type: FileType, format: CardFormat): Promise<readonly File[] | null> {
    // One at a time, so that Cancel stops what is shown.
    if (running.current) return null;
    const abort = new AbortController();
    running.current = abort;
    setReady(null);
    setPages(null);
    const onProgress = (progress: number) => running.current === abort && setMaking({ type, progress });
    onProgress(0);
    try {
      const known = pictures.current?.format === format ? pictures.current.files : null;
      const files = await ((type === 'jpg' && known) ||
        make(type, format, { signal: abort.signal, onProgress }));
      return abort.signal.aborted ? null : files;
    } catch (error) {
      if (!abort.signal.aborted) void toastLostPart(failure(type, error));
      return null;
    } finally {
      if (running.current === abort) stop();
    }
  }

  function stop() {
    running.current?.abort();
    running.current = null;
    setMaking(null);
  }

  function prepare(wanted: CardFormat) {
    if (pictures.current?.format === wanted) return;
    const files = make('jpg', wanted, { signal: new AbortController().signal, onProgress: () => {} });
    pictures.current = { format: wanted, files };
    // Tried again, and reported, when the picture is wanted.
    files.catch(() => {
      if (pictures.current?.files === files) pictures.current = null;
    });
  }

  async function open({ files, to }: ReadyFiles) {
    const title = greeting(sharedBySender(card));
    // Many apps drop the link when there is a file, so the text contains it.
    const whole = { files: [...files], title, text: `${title}\n${cardAddress(to.cardId)}` };
    const outcome = await openShareMenu(navigator.canShare(whole) ? whole : { files: [...files] });
    setReady(outcome === 'unavailable' ? { files, to } : null);
    if (outcome === 'shared') onShared(to.channel, to.cardId);
  }

  function saveFiles(files: readonly File[]) {
    const [first] = files;
    if (first) saveFile(first, first.name);
    if (files.length > 1) setPages(files);
    if (card.id) countDownload(`/card/${card.id}`);
    toast({ title: shareText('download.started.title') });
  }

  return {
    making,
    ready,
    pages,
    format,
    setFormat(next) {
      setFormat(next);
      prepare(next);
    },
    prepare: () => prepare(format),
    async send(type, to) {
      const files = await makeWithProgress(type, format);
      if (files && takesFiles(files)) await open({ files, to });
      else if (files) saveFiles(files);
    },
    async sendReady() {
      if (ready) await open(ready);
    },
    async save(type) {
      const files = await makeWithProgress(type, landscapeFormat);
      if (files) saveFiles(files);
    },
    stop,
  };
}
