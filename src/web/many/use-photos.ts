import { useEffect, useRef, useState } from 'react';
import { foldText } from '#content/fold-text.ts';
import { framed, uploadPhoto } from '../components/upload/photo-upload.ts';
import { manyText } from '../texts/many.ts';
import type { Row } from './draft.ts';
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

/** Files that are named at most. */
const named = 5;

function unmatchedText(files: readonly string[]): string {
  const list = files.slice(0, named).join(', ');
  return manyText('people.photos.unmatched', { files: files.length > named ? `${list}, …` : list });
}

interface Match {
  readonly file: File;
  /** Of the row; null where no name fits, or where several do. */
  readonly key: string | null;
}

/**
 * Finds whose photo a file is by its name: `Maya.jpg`, `maya-sharma (2).png`, or the first name where nobody else has it.
 */
export function matchPhotos(
  files: readonly File[],
  rows: readonly Pick<Row, 'key' | 'name'>[],
): readonly Match[] {
  const byWhole = groups(rows, ({ name }) => plain(name));
  const byFirst = groups(rows, ({ name }) => plain(name).split(' ')[0] ?? '');
  return files.map((file) => {
    const name = plain(file.name.replace(/\.[^.]*$/, '').replace(/\(\d+\)$/, ''));
    const found = byWhole.get(name) ?? byFirst.get(name) ?? [];
    return { file, key: found.length === 1 ? (found[0] ?? null) : null };
  });
}

function groups<Item extends { readonly key: string }>(
  rows: readonly Item[],
  nameOf: (row: Item) => string,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const row of rows) found.set(nameOf(row), [...(found.get(nameOf(row)) ?? []), row.key]);
  return found;
}

/** Letters and digits alone, as words. */
function plain(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
