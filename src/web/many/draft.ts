import type { Card, Photo } from '#card/document/card.ts';
import type { parseStoredCard as parse } from '#card/document/versions.ts';
import { keysOf } from '../studio/save/unsaved-work.ts';

/** A person of the list. */
export interface Row {
  /** Random; names the card, so that publishing it again makes no second one. */
  readonly key: string;
  readonly name: string;
  readonly line: string;
  readonly photo: Photo | null;
  /** When it is celebrated next, `2026-11-12`: the birthday, or another day that was chosen; null where none is known. */
  readonly day: string | null;
  /** Where they are, for the seal; null where that is not known. */
  readonly city: string | null;
  /** Somebody whose birthday the account keeps, and the next one. */
  readonly contact: { readonly id: string; readonly day: string } | null;
  /** The card that was published; null for none. */
  readonly card: string | null;
}

/** The list as it is kept in the browser. */
export interface Draft {
  readonly design: Card;
  /** The words of all cards, with marks for the name. */
  readonly words: string;
  /** Those that came with the design: they go with it, and what was typed stays. */
  readonly ownWords: string;
  /** Names the design, see `Design`. */
  readonly from: string;
  readonly studio: string;
  /** Names that are typed and not on the list yet. */
  readonly typed: string;
  readonly isSealed: boolean;
  readonly rows: readonly Row[];
}

/** A list in the browser's storage. */
export interface KeptList {
  readonly id: string;
  /** When it was changed last: milliseconds since 1970. */
  readonly at: number;
  readonly draft: Draft;
}

/**
 * Where lists are kept, beside the unsaved cards of the account: they go with them when the account is deleted, and move
 * with them from a guest to an account. Each has an id, so that neither two windows nor a guest and the account that he logs
 * in to write over each other; that of an earlier release has none.
 */
function keyOf(userId: string, id: string): string {
  const prefix = `bb_unsaved:${userId}:many`;
  return id === '' ? prefix : `${prefix}:${id}`;
}

export interface ListPlace {
  readonly storage: Storage | null;
  readonly userId: string;
  readonly id: string;
}

/** False where the browser refuses. `at`: milliseconds since 1970. */
export function writeDraft({ storage, userId, id }: ListPlace, draft: Draft, at: number): boolean {
  if (!storage) return false;
  try {
    storage.setItem(keyOf(userId, id), JSON.stringify({ at, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export function removeDraft({ storage, userId, id }: ListPlace): void {
  storage?.removeItem(keyOf(userId, id));
}

/**
 * The lists of earlier visits, the newest first; without those that are open in another window (`open`, by their ids). A
 * design that cannot be read is replaced by another one.
 */
export async function readDrafts(
  { storage, userId, open }: Omit<ListPlace, 'id'> & { readonly open: ReadonlySet<string> },
  other: Pick<Draft, 'design' | 'from' | 'studio'>,
): Promise<readonly KeptList[]> {
  const first = keyOf(userId, '');
  const ids = keysOf(storage, first)
    .filter((key) => key === first || key.startsWith(`${first}:`))
    .map((key) => key.slice(first.length + 1))
    .filter((id) => !open.has(id));
  if (ids.length === 0) return [];
  // Loaded only when needed, because it is large.
  const { parseStoredCard } = await import('#card/document/versions.ts');
  return ids
    .map((id) => read(id, storage?.getItem(keyOf(userId, id)) ?? '', { other, parseStoredCard }))
    .filter((list) => list !== null)
    .toSorted((one, another) => another.at - one.at);
}

interface Reading {
  readonly other: Pick<Draft, 'design' | 'from' | 'studio'>;
  readonly parseStoredCard: typeof parse;
}

function read(id: string, text: string, { other, parseStoredCard }: Reading): KeptList | null {
  try {
    const kept = JSON.parse(text) as Draft & { readonly at: number };
    const { design, words, ownWords, from, studio, typed, isSealed, rows } = kept;
    const opened = parseStoredCard({ ...design, fromName: '' });
    const draft = {
      ...(opened.ok
        ? {
            design: { ...opened.value, fromName: `${design.fromName}` },
            ...{ from: `${from}`, studio: `${studio}` },
          }
        : { design: other.design, from: other.from, studio: other.studio }),
      ...{ words: `${words}`, ownWords: `${ownWords}` },
      ...{ typed: `${typed}`, isSealed: isSealed === true },
      rows: rows.filter(({ key, name }) => typeof key === 'string' && typeof name === 'string'),
    };
    return { id, at: Number(kept.at), draft };
  } catch {
    return null;
  }
}

/** Nobody is on it, and nothing was typed. */
export function isEmptyList({ rows, typed }: Pick<Draft, 'rows' | 'typed'>): boolean {
  return rows.length === 0 && typed.trim() === '';
}
