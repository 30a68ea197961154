import { useRef, useState } from 'react';
import type { ClosenessClues } from '#content/closeness.ts';
import { greeting } from '#content/share-links.ts';
import { type CardFormat, landscapeFormat } from '#encode/card-formats.ts';
import { cardFileName } from '../components/card-file-name.ts';
import { toastFileFailure } from '../download/download-choices.ts';
import { type FileType, makeFiles, saveFiles } from '../download/downloads.ts';
import { type FileJobOptions, useFileJob } from '../download/file-job.tsx';
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

export type FileShare = ReturnType<typeof useFileShare>;

/** Shares the card itself as a file, or its pages as files. `onShared` is called when the device's share menu took it. */
export function useFileShare(
  card: Pick<CardToShare, 'id' | 'toName' | 'fromName' | 'read' | 'opensOn'> & ClosenessClues,
  onShared: (channel: ChannelId, cardId: string) => void,
) {
  const { making, make, stop } = useFileJob<FileType>();
  const [ready, setReady] = useState<ReadyFiles | null>(null);
  /** The pages that were made and of which the first was saved. */
  const [pages, setPages] = useState<readonly File[] | null>(null);
  const [format, setFormat] = useState<CardFormat>(landscapeFormat);
  /** The pictures that were made in advance. */
  const pictures = useRef<{ readonly format: CardFormat; readonly files: Promise<readonly File[]> }>(null);

  function filesOf(type: FileType, format: CardFormat, options: FileJobOptions): Promise<readonly File[]> {
    const fileName = (extension: string, ending: string) => cardFileName(card, extension, ending);
    return makeFiles(card.read, { type, format, begins: 'card', ends: 'sound', fileName }, options);
  }

  /** Shows the progress and the failure. Null when there are no files. */
  async function makeWithProgress(type: FileType, format: CardFormat): Promise<readonly File[] | null> {
    const known = type === 'jpg' && pictures.current?.format === format ? pictures.current.files : null;
    return make(
      type,
      (options) => {
        setReady(null);
        setPages(null);
        return known ?? filesOf(type, format, options);
      },
      (error) => toastFileFailure(type, error),
    );
  }

  function prepare(wanted: CardFormat) {
    if (pictures.current?.format === wanted) return;
    const files = filesOf('jpg', wanted, { signal: new AbortController().signal, onProgress: () => {} });
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

  function save(files: readonly File[]) {
    saveFiles(files, card.id);
    if (files.length > 1) setPages(files);
  }

  return {
    making,
    ready,
    pages,
    format,
    setFormat(next: CardFormat) {
      setFormat(next);
      prepare(next);
    },
    /** Makes the picture in advance, so that the menu opens right after the press. */
    prepare: () => prepare(format),
    /** Makes the files and passes them to the device's share menu, or saves them where there is none for files. */
    async send(type: FileType, to: Target) {
      const files = await makeWithProgress(type, format);
      if (files && takesFiles(files)) await open({ files, to });
      else if (files) save(files);
    },
    async sendReady() {
      if (ready) await open(ready);
    },
    /** Saves the card in 4:3. */
    async save(type: FileType) {
      const files = await makeWithProgress(type, landscapeFormat);
      if (files) save(files);
    },
    stop,
  };
}
