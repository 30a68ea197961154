import { useEffect, useRef, useState } from 'react';
import type { Photo } from '#card/document/card.ts';
import { type StoredPhoto, uploadPhoto } from '../components/upload/photo-upload.ts';
import { manyText } from '../texts/many.ts';
import { matchPhotos } from './match-photos.ts';
import type { Many } from './store.ts';

/** Uploads photos one after the other, each for the person whose name its file has. */
export function usePhotos(many: Many) {
  const [status, setStatus] = useState<string | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(null);
  // The requests are the browser's. Leaving the page ends them.
  useEffect(() => () => running.current?.abort(), []);

  async function add(files: readonly File[]): Promise<void> {
    const stop = new AbortController();
    running.current = stop;
    const matches = matchPhotos(files, many.getState().rows);
    const found = matches.filter(({ key }) => key !== null);
    const unmatched = matches.filter(({ key }) => key === null).map(({ file }) => file.name);
    const sentences = unmatched.length > 0 ? [unmatchedText(unmatched)] : [];
    setProblems(sentences);
    for (const [index, { file, key }] of found.entries()) {
      setStatus(manyText('people.photos.status', { number: index + 1, count: found.length }));
      const sent = await uploadPhoto(file, { signal: stop.signal, onProgress: () => {} });
      if (!sent || stop.signal.aborted) break;
      if (sent.ok && key) many.changeRow(key, { photo: framed(sent.value) });
      else if (!sent.ok) {
        sentences.push(manyText('people.photos.failed', { file: file.name, problem: sent.error.sentence }));
        setProblems([...sentences]);
      }
    }
    setStatus(null);
  }

  return { status, problems, add };
}

/** The photo as it comes: its middle, as large as its place. */
export function framed(photo: StoredPhoto): Photo {
  return { ...photo, focusX: 0.5, focusY: 0.5, zoom: 1 };
}

/** Files that are named at most. */
const named = 5;

function unmatchedText(files: readonly string[]): string {
  const list = files.slice(0, named).join(', ');
  return manyText('people.photos.unmatched', { files: files.length > named ? `${list}, …` : list });
}
