import { fail, ok, type Result } from '#std/result.ts';
import { type Card, cardSchema, standardOpening } from './card.ts';

/** Why a stored document cannot be shown: made by a newer program, or damaged. */
export type UnreadableCard = 'newer' | 'damaged';

const newest = 4;

/** What each version added, with the values that leave an older card as it looked. */
const addedInVersion2 = {
  heading: '',
  age: null,
  composition: 'classic',
  typeface: 'classic',
  textSize: 'medium',
  textAlign: 'center',
  lettering: 'plain',
  photos: [],
  stickers: [],
  signature: null,
  opening: standardOpening,
  language: 'en',
} as const;
const addedInVersion3 = { cover: 'frame' } as const;
/** Sounds got transcripts as well. */
const addedInVersion4 = { description: '' } as const;

/** Upgrades and validates a document from the database. */
export function parseStoredCard(document: unknown): Result<Card, UnreadableCard> {
  const version = versionOf(document);
  if (version === null) return fail('damaged');
  if (version > newest) return fail('newer');
  const parsed = cardSchema.safeParse(upgradeDocument(document));
  return parsed.success ? ok(parsed.data) : fail('damaged');
}

/** The number that a document of any version says; null for what is no document. */
export function versionOf(document: unknown): number | null {
  if (typeof document !== 'object' || document === null || !('version' in document)) return null;
  return Number.isSafeInteger(document.version) ? (document.version as number) : null;
}

/** Whether a newer program made it. This one must neither show nor replace it. */
export function isNewer(document: unknown): boolean {
  return (versionOf(document) ?? 0) > newest;
}

/** What a document of that version lacks; null when it lacks nothing, or is of no version that there was. */
function addedAfter(version: number | null) {
  if (version === 1) return { ...addedInVersion2, ...addedInVersion3, ...addedInVersion4 };
  if (version === 2) return { ...addedInVersion3, ...addedInVersion4 };
  return version === 3 ? addedInVersion4 : null;
}

/** Brings a document of an older version to the newest one, unchecked. Anything else is returned as it is. */
export function upgradeDocument(document: unknown): unknown {
  const added = addedAfter(versionOf(document));
  return added ? { ...added, ...(document as object), version: newest } : document;
}

/**
 * The card with the fields that a page of `version` does not know taken from the stored card: a page that was loaded
 * before an upgrade must not reset them.
 */
export function keepNewerFields(
  card: Card,
  { version, stored }: { readonly version: number; readonly stored: Card },
): Card {
  const added = addedAfter(version);
  if (!added) return card;
  const kept = Object.keys(added) as (keyof Card)[];
  const isSameSound = fileOf(card) !== null && fileOf(card) === fileOf(stored);
  return {
    ...card,
    ...Object.fromEntries(kept.map((key) => [key, stored[key]])),
    ...(isSameSound && { audio: stored.audio }),
  };
}

function fileOf({ audio }: Card): string | null {
  return audio && 'file' in audio ? audio.file : null;
}
