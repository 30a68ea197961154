import { fail, ok, type Result } from '#std/result.ts';
import { type Card, cardSchema } from './card.ts';

/** Why a stored document cannot be shown: made by a newer program, or damaged. */
export type UnreadableCard = 'newer' | 'damaged';

const newest = 2;

/** What version 2 added, with the values that leave an older card as it looked. */
const addedInVersion2 = {
  heading: '',
  age: null,
  composition: 'classic',
  typeface: 'classic',
  textSize: 'medium',
  textAlign: 'center',
  photos: [],
  stickers: [],
  signature: null,
} as const;

/** Reads a stored document; only this function does. */
export function openCard(document: unknown): Result<Card, UnreadableCard> {
  if (typeof document !== 'object' || document === null || !('version' in document)) return fail('damaged');
  if (typeof document.version === 'number' && document.version > newest) return fail('newer');
  const parsed = cardSchema.safeParse(upgradeDocument(document));
  return parsed.success ? ok(parsed.data) : fail('damaged');
}

/**
 * Brings a document of an older version to the newest one, unchecked. Each version adds a step. Anything else is
 * returned as it is.
 */
export function upgradeDocument(document: unknown): unknown {
  const isVersion1 =
    typeof document === 'object' && document !== null && 'version' in document && document.version === 1;
  return isVersion1 ? { ...addedInVersion2, ...document, version: newest } : document;
}
