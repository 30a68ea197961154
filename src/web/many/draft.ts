import type { Card, Photo } from '#card/document/card.ts';

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

/**
 * Where the list is kept, beside the unsaved cards of the account: it goes with them when the account is deleted, and
 * moves with them from a guest to an account.
 */
function keyOf(userId: string): string {
  return `bb_unsaved:${userId}:many`;
}

/** False where the browser refuses. `at`: milliseconds since 1970. */
export function writeDraft(storage: Storage | null, userId: string, draft: Draft, at: number): boolean {
  if (!storage) return false;
  try {
    storage.setItem(keyOf(userId), JSON.stringify({ at, ...draft }));
    return true;
  } catch {
    return false;
  }
}

/** The list of an earlier visit; null for none. A design that cannot be read is replaced by another one. */
export async function readDraft(
  storage: Storage | null,
  userId: string,
  other: Pick<Draft, 'design' | 'from' | 'studio'>,
): Promise<Draft | null> {
  const text = storage?.getItem(keyOf(userId)) ?? null;
  if (text === null) return null;
  // Loaded only when needed, because it is large.
  const { parseStoredCard } = await import('#card/document/versions.ts');
  try {
    const { design, words, ownWords, from, studio, typed, isSealed, rows } = JSON.parse(text) as Draft;
    const opened = parseStoredCard({ ...design, fromName: '' });
    return {
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
  } catch {
    return null;
  }
}
