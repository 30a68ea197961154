import type { z } from 'zod';
import { type Card, cardSchema } from '#card/document/card.ts';
import type { TextProblem, TextRule } from '#card/document/text-problem.ts';
import { isNewer, upgradeDocument } from '#card/document/versions.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { sentenceOf } from '#content/text-sentence.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../db/database.ts';
import { readAccess } from './access.ts';
import {
  type CardForViewer,
  type CardProblem,
  maxCardBytes,
  type OwnedCardId,
  type ParsedCard,
  parseCardId,
} from './types.ts';

/**
 * Parses a card from a client: JSON text, or a value; a page that was opened before an upgrade sends an older version.
 * Whatever it is, the result is a card or a sentence about the fault.
 */
export function parseCard(input: unknown): Result<ParsedCard, CardProblem> {
  const value = typeof input === 'string' ? readJson(input) : ok(input);
  if (!value.ok) return value;
  if (isNewer(value.value)) return fail({ ...unusable(['card.olderThanPage']), isNewer: true });
  const parsed = cardSchema.safeParse(upgradeDocument(value.value));
  if (!parsed.success) return fail(problemOf(parsed.error));
  return hasInvalidKey(parsed.data) ? fail(unusable(['card.namesUnknown'])) : ok(parsed.data as ParsedCard);
}

/** Checks that the card belongs to the user. The card of another user is `missing`, also when it is published. */
export async function requireOwnedCard(
  db: Db,
  input: unknown,
  userId: string,
): Promise<Result<OwnedCardId, 'missing' | 'gone'>> {
  const id = parseCardId(input);
  if (!id) return fail('missing');
  const access = await readAccess(db, id);
  if (access.state === 'gone') return fail('gone');
  const isOwn = access.state !== 'missing' && access.ownerId === userId;
  return isOwn ? ok({ id, userId } as OwnedCardId) : fail('missing');
}

/** The card that a viewer found, where it is their own. */
export function ownedFrom({
  id,
  isOwner,
  access,
}: Extract<CardForViewer, { state: 'found' }>): OwnedCardId | null {
  return isOwner ? ({ id, userId: access.ownerId } as OwnedCardId) : null;
}

function readJson(text: string): Result<unknown, CardProblem> {
  if (Buffer.byteLength(text) > maxCardBytes)
    return fail(unusable(['card.tooLarge', { max: maxCardBytes / 1024 }]));
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(unusable(['card.partLost']));
  }
}

/** Keys of our own lists are plain ASCII. Texts were cleaned by the schema. */
function hasInvalidKey({ relationship, tone, audio }: Card): boolean {
  const keys = [relationship, tone, audio && 'id' in audio ? audio.id : null];
  return keys.some((key) => key !== null && !/^[\x20-\x7e]*$/.test(key));
}

function problemOf(error: z.ZodError): CardProblem {
  const fields: Record<string, MessageRef> = {};
  for (const issue of error.issues) fields[issue.path.join('.')] ??= sentenceFor(issue);
  const [sentence = notACard] = Object.values(fields);
  return { sentence, fields, isNewer: false };
}

/** Problems of texts are told in full; those that only the library knows by the part. */
function sentenceFor(issue: z.core.$ZodIssue): MessageRef {
  if (issue.code === 'custom' && issue.params) {
    const { problem, rule } = issue.params as { problem: TextProblem; rule: TextRule };
    return sentenceOf(problem, rule);
  }
  if (issue.code === 'unrecognized_keys')
    return ['card.unknownPart', { keys: issue.keys.join(', ').slice(0, 80) }];
  const part = issue.path.join('.');
  return part ? ['card.wrongPart', { part }] : notACard;
}

const notACard: MessageRef = ['card.notACard'];

function unusable(sentence: MessageRef): CardProblem {
  return { sentence, fields: {}, isNewer: false };
}
