import { foldText } from '#content/fold-text.ts';
import type { Row } from './draft.ts';

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
