import { between, eq, type SQL } from 'drizzle-orm';
import { sealState } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db, Transaction } from '../db/database.ts';
import { type CardStatus, cards, deletedCards } from '../db/tables/cards.ts';

/**
 * Who may see a card, and why not. Nothing else decides that, and nothing else reads the columns below:
 * `scripts/check-access.ts` finds what does.
 */
export type CardAccess = AbsentCard | StoredAccess;

/** Never there; or deleted, by its owner or an operator. */
type AbsentCard = { readonly state: 'missing' } | { readonly state: 'gone' };

/** A card that is there. One that is a draft and hidden is a draft. */
export type StoredAccess = AccessFacts &
  (
    | { readonly state: 'draft' | 'hidden' | 'open'; readonly seal: Seal | null }
    /** By-date: its day has begun somewhere, and whoever says that it has begun where they are gets it. */
    | { readonly state: 'sealed' | 'by-date'; readonly seal: Seal }
  );

interface AccessFacts {
  readonly ownerId: string;
  readonly status: CardStatus;
  /** By the operator, from everybody but its owner. */
  readonly isHidden: boolean;
  /** Whether it takes no replies. */
  readonly isRepliesClosed: boolean;
}

/** Select them under one name, `access: accessColumns`, for `accessOf` or `storedAccessOf`. */
export const accessColumns = {
  userId: cards.userId,
  status: cards.status,
  deletedAt: cards.deletedAt,
  hiddenAt: cards.hiddenAt,
  repliesClosedAt: cards.repliesClosedAt,
  sealDate: cards.sealDate,
  sealTime: cards.sealTime,
  sealZone: cards.sealZone,
  sealCity: cards.sealCity,
};

export type AccessRow = Pick<typeof cards.$inferSelect, keyof typeof accessColumns>;

/** By the clock and the zones of this process, which alone say whether a seal has ended. */
export function accessOf(row: AccessRow): CardAccess {
  return row.deletedAt ? { state: 'gone' } : storedAccessOf(row);
}

/** The same for rows that were selected by `isNotDeleted`. */
export function storedAccessOf(row: AccessRow): StoredAccess {
  const { userId: ownerId, status } = row;
  const isHidden = row.hiddenAt !== null;
  const facts = { ownerId, status, isHidden, isRepliesClosed: row.repliesClosedAt !== null };
  const seal = sealOf(row);
  if (status === 'draft') return { ...facts, state: 'draft', seal };
  if (isHidden) return { ...facts, state: 'hidden', seal };
  const state = sealState(seal, Date.now());
  return seal && state !== 'open' ? { ...facts, state, seal } : { ...facts, state: 'open', seal };
}

/**
 * Whether a card may be seen, by its id. With a lock its row stays as it is until the transaction ends: `key share` lets
 * others change all but the id, `no key update` makes them wait.
 */
export async function readAccess(
  db: Db | Transaction,
  id: string,
  lock?: 'key share' | 'no key update',
): Promise<CardAccess> {
  const query = db.select(accessColumns).from(cards).where(eq(cards.id, id));
  const [row] = await (lock ? query.for(lock) : query);
  return row ? accessOf(row) : accessWithoutRow(db, id);
}

/** For an id of which there is no row. */
export async function accessWithoutRow(db: Db | Transaction, id: string): Promise<AbsentCard> {
  const isGone = (await db.$count(deletedCards, eq(deletedCards.id, id))) > 0;
  return isGone ? { state: 'gone' } : { state: 'missing' };
}

/** What whoever may not see a card is told. A draft of somebody else is as if it had never been there. */
export type AccessRefusal =
  | { readonly state: 'missing' | 'gone' | 'hidden' }
  | { readonly state: 'sealed'; readonly seal: Seal };

/** The card for its owner, and for everybody where it is open; `viewerId` is null for a visitor. */
export function accessFor(access: CardAccess, viewerId: string | null): Result<StoredAccess, AccessRefusal> {
  if (access.state === 'missing' || access.state === 'gone') return fail(access);
  if (access.ownerId === viewerId) return ok(access);
  if (access.state === 'draft') return fail({ state: 'missing' });
  if (access.state === 'hidden') return fail({ state: 'hidden' });
  return access.state === 'sealed' ? fail({ state: 'sealed', seal: access.seal }) : ok(access);
}

/** Selects the cards whose seal ends within two days of a moment, in whatever zone: the zones decide then. */
export function isSealedAround(moment: Date): SQL | undefined {
  const day = (days: number) => new Date(moment.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  return between(cards.sealDate, day(-2), day(2));
}

/** Whether its link leads others to it, or to its envelope. */
export function isPublic({ state }: CardAccess): boolean {
  return state === 'sealed' || state === 'by-date' || state === 'open';
}

function sealOf({ sealDate, sealTime, sealZone, sealCity }: AccessRow): Seal | null {
  if (sealDate === null || sealTime === null) return null;
  return { date: sealDate, time: sealTime, zone: sealZone, city: sealCity };
}

/** What to store for a seal; null for a card that opens at once. */
export function sealValues(seal: Seal | null) {
  const { date = null, time = null, zone = null, city = null } = seal ?? {};
  return { sealDate: date, sealTime: time, sealZone: zone, sealCity: city };
}
