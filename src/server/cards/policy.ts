import type { z } from 'zod';
import { type Card, cardSchema } from '#card/document/card.ts';
import { isNewer, upgradeDocument } from '#card/document/versions.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../db/database.ts';
import { findOwner } from './read.ts';
import { type CardProblem, maxCardBytes, type OwnedCardId, type ParsedCard, parseCardId } from './types.ts';

/**
 * Parses a card from a client: JSON text, or a value; a page that was opened before an upgrade sends an older version.
 * Whatever it is, the result is a card or a sentence about the fault.
 */
export function parseCard(input: unknown): Result<ParsedCard, CardProblem> {
  const value = typeof input === 'string' ? readJson(input) : ok(input);
  if (!value.ok) return value;
  if (isNewer(value.value)) return fail({ ...unusable(olderThanPage), isNewer: true });
  const parsed = cardSchema.safeParse(upgradeDocument(value.value));
  if (!parsed.success) return fail(problemOf(parsed.error));
  return hasInvalidKey(parsed.data)
    ? fail(unusable('This card names something that we do not have.'))
    : ok(parsed.data as ParsedCard);
}

/** Checks that the card belongs to the user. The card of another user is `missing`, also when it is published. */
export async function ownCard(
  db: Db,
  input: unknown,
  userId: string,
): Promise<Result<OwnedCardId, 'missing' | 'gone'>> {
  const id = parseCardId(input);
  if (!id) return fail('missing');
  const owner = await findOwner(db, id);
  if (owner === 'gone') return fail('gone');
  return owner === userId ? ok({ id, userId } as OwnedCardId) : fail('missing');
}

function readJson(text: string): Result<unknown, CardProblem> {
  if (Buffer.byteLength(text) > maxCardBytes)
    return fail(unusable(`A card can have at most ${maxCardBytes / 1024} KB.`));
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(unusable('Part of this card got lost on the way. Please try again.'));
  }
}

/** Keys of our own lists are plain ASCII. Texts were cleaned by the schema. */
function hasInvalidKey({ relationship, tone, audio }: Card): boolean {
  const keys = [relationship, tone, audio && 'id' in audio ? audio.id : null];
  return keys.some((key) => key !== null && !/^[\x20-\x7e]*$/.test(key));
}

function problemOf(error: z.ZodError): CardProblem {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= sentenceOf(issue);
  const [sentence = ''] = Object.values(fields);
  return { sentence, fields, isNewer: false };
}

/** Sentences of our schema are for users; those of the library are not. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys')
    return `This card has a part that we do not know: ${issue.keys.join(', ').slice(0, 80)}.`;
  const part = issue.path.join('.');
  return part ? `This part of the card is not as it should be: ${part}.` : 'This is not a card.';
}

function unusable(sentence: string): CardProblem {
  return { sentence, fields: {}, isNewer: false };
}

const olderThanPage =
  'This site is being updated just now, and your page is newer than what answered it. Nothing you made is lost: please try again in a minute.';
