import { fail, ok, type Result } from '#std/result.ts';
import { type Card, cardSchema } from './card.ts';

/** Why a stored document cannot be shown: made by a newer program, or damaged. */
export type UnreadableCard = 'newer' | 'damaged';

const newest = 1;

/**
 * The only reader of stored documents: brings every version that was ever stored to the present one.
 * A new version adds a step here and changes nothing elsewhere.
 */
export function openCard(document: unknown): Result<Card, UnreadableCard> {
  if (typeof document !== 'object' || document === null || !('version' in document)) return fail('damaged');
  if (typeof document.version === 'number' && document.version > newest) return fail('newer');
  const parsed = cardSchema.safeParse(document);
  return parsed.success ? ok(parsed.data) : fail('damaged');
}
