import { fail, ok, type Result } from '#std/result.ts';
import { type Card, cardSchema } from './card.ts';

/** Why a stored document cannot be shown: made by a newer program, or damaged. */
export type UnreadableCard = 'newer' | 'damaged';

const newest = 1;

/**
 * Reads a stored document; only this function does. There is one version so far. The next one adds a step here that
 * turns the old document into the new one.
 */
export function openCard(document: unknown): Result<Card, UnreadableCard> {
  if (typeof document !== 'object' || document === null || !('version' in document)) return fail('damaged');
  if (typeof document.version === 'number' && document.version > newest) return fail('newer');
  const parsed = cardSchema.safeParse(document);
  return parsed.success ? ok(parsed.data) : fail('damaged');
}
