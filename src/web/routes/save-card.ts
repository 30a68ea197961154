import { z } from 'zod';
import { versionOf } from '#card/document/versions.ts';
import { readSeal } from '#content/read-seal.ts';
import { parseCard, requireOwnedCard } from '#server/cards/policy.ts';
import {
  type CardWriteFailure,
  parseCreationKey,
  type StoredRevision,
  statusAfter,
} from '#server/cards/types.ts';
import { createCard, type NewCard, updateCard } from '#server/cards/write.ts';
import { noteContactCard } from '#server/contacts/cards.ts';
import { parseContactId } from '#server/contacts/types.ts';
import type { Db } from '#server/db/database.ts';
import { findDesignId } from '#server/designs/find.ts';
import type { Result } from '#std/result.ts';
import { type Context, getServices, getUser, limit, tooManyHeaders } from '../request/context.ts';
import type { SaveAnswer, SaveFailureReason } from '../studio/save/save-contract.ts';
import { citiesList } from '../texts/cities.ts';
import { errorText } from '../texts/error-text.ts';
import { studioText } from '../texts/studio.ts';

const requestSchema = z.object({
  userId: z.string(),
  cardId: z.string().nullable(),
  creationKey: z.unknown(),
  expectedRevision: z.int().min(1).max(2_147_483_647).nullable(),
  status: z.enum(['draft', 'published', 'offline']),
  card: z.unknown(),
  design: z.string().nullish(),
  /** Whose birthday it is for. */
  contact: z.object({ id: z.string(), day: z.iso.date() }).optional(),
  /** The fields that say when it opens, where they were changed. */
  seal: z
    .object({ opens: z.enum(['now', 'later']) })
    .catchall(z.string().max(100))
    .optional(),
});

export interface Answered {
  readonly status: number;
  readonly body: SaveAnswer;
  readonly headers?: Readonly<Record<string, string>>;
}

type SaveBody = z.infer<typeof requestSchema>;

/** Saves a card: parse the request, who asks, parse the card and when it opens, whose card it is, write. */
export async function saveCard(body: unknown, request: Request, context: Context): Promise<Answered> {
  const parsed = requestSchema.safeParse(body);
  const creationKey = parseCreationKey(parsed.data?.creationKey);
  if (!parsed.success || !creationKey) {
    return refuse(400, 'invalid', studioText('save.incomplete.error'));
  }
  const { userId, cardId, status, expectedRevision } = parsed.data;
  const user = await getUser(context);
  if (!user) return refuse(401, 'signed-out', studioText('save.loggedOut.error'));
  if (user.id !== userId) return refuse(401, 'signed-out', studioText('save.otherAccount.error'));

  const card = parseCard(parsed.data.card);
  if (!card.ok) {
    const { isNewer } = card.error;
    const sentence = errorText(card.error.sentence);
    return isNewer ? refuse(409, 'unreachable', sentence) : refuse(422, 'invalid', sentence);
  }

  const tooMany = await limit(context, request, 'save');
  // Not "refused", because an earlier attempt of the same save may be stored already.
  if (tooMany) return refuse(429, 'unreachable', errorText(tooMany.sentence), tooManyHeaders(tooMany));

  const seal = parsed.data.seal && readSeal(parsed.data.seal, Date.now(), citiesList());
  const [wrong] = seal?.ok === false ? Object.values(seal.error) : [];
  const sealProblem = wrong && errorText(wrong);
  // A draft may say when it opens later on.
  if (sealProblem && status === 'published') return refuse(422, 'invalid', sealProblem);

  const { db } = getServices(context);
  const checked = { card: card.value, ...(seal?.ok && { seal: seal.value }) };
  if (cardId === null)
    return answerOf(await writeFirst(db, parsed.data, { ...checked, userId, creationKey }), sealProblem);
  const owned = await requireOwnedCard(db, cardId, userId);
  if (!owned.ok) return refuse(404, 'missing', studioText('save.cardGone.error'));
  const version = versionOf(parsed.data.card) ?? card.value.version;
  const update = { ...checked, id: owned.value, version, status, expectedRevision: expectedRevision ?? 1 };
  return answerOf(await updateCard(db, update), sealProblem);
}

/** Stores a new card, with its design and whose birthday it is for. */
async function writeFirst(
  db: Db,
  { status, design, contact }: SaveBody,
  checked: Omit<NewCard, 'status' | 'design'>,
): Promise<Result<StoredRevision, CardWriteFailure>> {
  const designId = await findDesignId(db, design ?? '', checked.userId);
  const created = await createCard(db, { ...checked, status: statusAfter(status), design: designId });
  const contactId = parseContactId(contact?.id);
  if (created.ok && contact && contactId) {
    const { userId } = checked;
    await noteContactCard(db, { userId, contactId, day: contact.day, cardId: created.value.id });
  }
  return created;
}

const reasons: Readonly<Record<CardWriteFailure['reason'], readonly [number, SaveFailureReason]>> = {
  full: [409, 'refused'],
  files: [422, 'refused'],
  hidden: [422, 'refused'],
  conflict: [409, 'conflict'],
  published: [409, 'refused'],
  unreadable: [409, 'refused'],
  missing: [404, 'missing'],
};

function answerOf(result: Result<StoredRevision, CardWriteFailure>, sealProblem?: string): Answered {
  if (result.ok) return { status: 200, body: { saved: result.value, ...(sealProblem && { sealProblem }) } };
  const { error } = result;
  const [status, reason] = reasons[error.reason];
  const body: SaveAnswer = {
    reason,
    error: errorText(error.sentence),
    ...(error.reason === 'conflict' && { revision: error.revision, cardStatus: error.status }),
  };
  return { status, body };
}

export function refuse(
  status: number,
  reason: SaveFailureReason,
  error: string,
  headers: Answered['headers'] = {},
): Answered {
  return { status, body: { reason, error }, headers };
}
