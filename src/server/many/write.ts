import { and, eq, inArray } from 'drizzle-orm';
import type { Seal } from '#card/seal/seal.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { sealValues } from '../cards/access.ts';
import { filesOf, hiddenFilesOf } from '../cards/read.ts';
import { searchColumns } from '../cards/search.ts';
import type { CardId, CardWriteFailure, CreationKey, ParsedCard } from '../cards/types.ts';
import { failures, ownsFiles, publication, quotaFailure } from '../cards/write.ts';
import { noteContactCardIn } from '../contacts/cards.ts';
import type { ContactId } from '../contacts/types.ts';
import type { Db, Transaction } from '../db/database.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { cards } from '../db/tables/cards.ts';
import { cardFiles } from '../db/tables/files.ts';
import { randomId } from '../random-id.ts';

/** A card of a list. */
export interface CardOfMany {
  readonly creationKey: CreationKey;
  readonly card: ParsedCard;
  readonly seal: Seal | null;
  /** Whose birthday it is for, and the day; null for nobody who is kept. */
  readonly contact: { readonly id: ContactId; readonly day: string } | null;
}

/** What became of it: the id is null where its owner deleted it since. */
export interface MadeOfMany {
  readonly creationKey: CreationKey;
  readonly id: CardId | null;
}

interface Many {
  readonly userId: string;
  readonly cards: readonly CardOfMany[];
}

/**
 * Publishes the cards of a list, all or none. One that was made before, by the same key, stays as it is: a repeated call
 * makes no second card. Answers in the order of the list.
 */
export function publishMany(
  db: Db,
  { userId, cards: wanted }: Many,
): Promise<Result<readonly MadeOfMany[], CardWriteFailure>> {
  return db.transaction(async (tx) => {
    // The number of cards stays right until the commit, and a repeated call waits for the first.
    const owner = await lockUser(tx, userId);
    if (!owner) return fail(failures.missing);
    const made = await findMade(tx, userId, wanted);
    const fresh = wanted.filter(({ creationKey }) => !made.has(creationKey));
    if (fresh.length > 0) {
      const full = await quotaFailure(tx, userId, { ...owner, added: fresh.length });
      if (full) return fail(full);
      const documents = fresh.map(({ card }) => card);
      if (!(await ownsFiles(tx, userId, ...documents))) return fail(failures.files);
      if ((await hiddenFilesOf(tx, ...documents)).length > 0) return fail(failures.hidden);
      for (const [key, id] of await insert(tx, userId, fresh)) made.set(key, id);
    }
    return ok(wanted.map(({ creationKey }) => ({ creationKey, id: made.get(creationKey) ?? null })));
  });
}

/** The cards that were made by these keys; null for one that was deleted. */
async function findMade(tx: Transaction, userId: string, wanted: readonly CardOfMany[]) {
  const keys = wanted.map(({ creationKey }) => creationKey);
  const rows = await tx
    .select({ key: cards.creationKey, id: cards.id, deletedAt: cards.deletedAt })
    .from(cards)
    .where(and(eq(cards.userId, userId), inArray(cards.creationKey, keys)));
  return new Map(
    rows.map(({ key, id, deletedAt }) => [key as CreationKey, deletedAt ? null : (id as CardId)]),
  );
}

async function insert(
  tx: Transaction,
  userId: string,
  fresh: readonly CardOfMany[],
): Promise<readonly (readonly [CreationKey, CardId])[]> {
  const rows = fresh.map((one) => ({ ...one, id: randomId() as CardId }));
  await tx.insert(cards).values(
    rows.map(({ id, card, creationKey, seal }) => ({
      ...{ id, userId, status: 'published' as const, document: card, creationKey },
      ...searchColumns(card, 1),
      ...sealValues(seal),
      publishedAt: publication('published'),
    })),
  );
  const used = rows.flatMap(({ id, card }) =>
    filesOf(card).map(({ file }) => ({ cardId: id, fileId: file })),
  );
  if (used.length > 0) await tx.insert(cardFiles).values(used).onConflictDoNothing();
  for (const { id, contact } of rows)
    if (contact) await noteContactCardIn(tx, { userId, contactId: contact.id, day: contact.day, cardId: id });
  return rows.map(({ creationKey, id }) => [creationKey, id] as const);
}
