import type { z } from 'zod';
import { type Card, cardSchema } from '#card/document/card.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../db/database.ts';
import { findOwner } from './read.ts';
import { type CardProblem, cardBytes, type OwnedCardId, type ParsedCard, parseCardId } from './types.ts';

/** What a client sent, as JSON text or already read. Whatever it is: a card, or what is wrong in words. */
export function parseCard(input: unknown): Result<ParsedCard, CardProblem> {
  const value = typeof input === 'string' ? readJson(input) : ok(input);
  if (!value.ok) return value;
  const parsed = cardSchema.safeParse(value.value);
  if (!parsed.success) return fail(problemOf(parsed.error));
  return hasOddKey(parsed.data)
    ? fail(unusable('This card names something that we do not have.'))
    : ok(parsed.data as ParsedCard);
}

/** Whether the card is this user's. Somebody else's card is `missing`, published or not. */
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
  if (Buffer.byteLength(text) > cardBytes)
    return fail(unusable(`A card can have at most ${cardBytes / 1024} KB.`));
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(unusable('This card did not arrive whole. Please try again.'));
  }
}

/** Keys into our own lists are plain ASCII; the texts were cleaned by the schema. */
function hasOddKey({ relationship, tone, audio }: Card): boolean {
  const keys = [relationship, tone, audio && 'id' in audio ? audio.id : null];
  return keys.some((key) => key !== null && !/^[\x20-\x7e]*$/.test(key));
}

function problemOf(error: z.ZodError): CardProblem {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= sentenceOf(issue);
  const [sentence = ''] = Object.values(fields);
  return { sentence, fields };
}

/** The schema's own sentences are meant to be read; those of the library speak of types. */
function sentenceOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom') return issue.message;
  if (issue.code === 'unrecognized_keys')
    return `This card has a part that we do not know: ${issue.keys.join(', ').slice(0, 80)}.`;
  const part = issue.path.join('.');
  return part ? `This part of the card is not as it should be: ${part}.` : 'This is not a card.';
}

function unusable(sentence: string): CardProblem {
  return { sentence, fields: {} };
}
