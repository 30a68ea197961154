import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Card } from '#card/document/card.ts';
import { type DesignLook, designLookOf } from '#card/looks/design-look.ts';
import { drawnLine } from '#card/text/normalise-text.ts';
import { designLimits } from '#content/design-limits.ts';
import { findTemplate } from '#content/templates.ts';
import { type Tone, tones } from '#content/tones.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { OwnedCardId } from '../cards/types.ts';
import type { Db, Transaction } from '../db/database.ts';
import { lockUser } from '../db/locks/lock-user.ts';
import { cards } from '../db/tables/cards.ts';
import { designs, favourites, isHeldForReview, isOffered, penNames } from '../db/tables/designs.ts';
import { randomId } from '../random-id.ts';
import { findDesignId } from './find.ts';
import { fingerprintOf, storedLook } from './stored-look.ts';

export interface NewDesign {
  readonly userId: string;
  /** Chosen by the client: sent again, it makes no second design. */
  readonly creationKey: string;
  readonly look: DesignLook;
  readonly tone: Tone;
  /** What its maker calls it, as `parseDesignName` gives it. */
  readonly name: string;
  /** The design that the card began with; null for none. */
  readonly remixOf: string | null;
}

/**
 * Selects what its maker can delete: nobody else sees it, and nobody looks at it. One that was refused because it hurts
 * somebody stays, since they are counted.
 */
const isDeletable = sql<boolean>`(not (${isOffered(designs)}) and not (${isHeldForReview(designs)})
  and ${designs.refusal} is distinct from 'misuse')`;

/** What a design keeps of a card. */
export function designOf(card: Card): Pick<NewDesign, 'look' | 'tone'> {
  const tone = tones.find(({ key }) => key === card.tone) ?? tones[0];
  return { look: designLookOf(card), tone: tone.key };
}

/** A name in one line without what is not seen; null where it is too long. */
export function parseDesignName(input: unknown): string | null {
  const name = typeof input === 'string' ? drawnLine(input) : '';
  return [...name].length <= designLimits.name ? name : null;
}

/** Keeps a look, to begin cards with. `full`: there are as many as one may have. */
export function saveDesign(
  db: Db,
  { userId, creationKey, look, tone, name, remixOf }: NewDesign,
): Promise<Result<{ readonly id: string }, 'full'>> {
  return db.transaction(async (tx) => {
    // Two that are saved at once do not count the same room.
    await lockUser(tx, userId);
    const known = await findKeptDesign(tx, userId, creationKey);
    if (known) return ok({ id: known });
    if ((await tx.$count(designs, eq(designs.userId, userId))) >= designLimits.own) return fail('full');
    const id = randomId();
    await tx.insert(designs).values({
      ...{ id, userId, creationKey, tone, name },
      look: storedLook(look),
      fingerprint: fingerprintOf(look),
      ...(await creditOf(tx, remixOf, userId)),
    });
    return ok({ id });
  });
}

/** What a design says of the one that it was made from. */
interface Remix {
  readonly remixOf: string | null;
  /** Of its maker, as it was then: it is said as well when that design is there no more. Null for ours. */
  readonly remixPenName: string | null;
}

const nobody: Remix = { remixOf: null, remixPenName: null };

/**
 * Whose design a new one was made from, by the design that its card began with. One's own leads to what that one was made
 * from: nobody gets rid of a credit by a copy of their own.
 */
export async function creditOf(
  db: Pick<Db, 'select'>,
  design: string | null,
  userId: string,
): Promise<Remix> {
  if (design === null || findTemplate(design)) return { ...nobody, remixOf: design };
  const [row] = await db
    .select({ design: designs, penName: penNames.name })
    .from(designs)
    // A name that the operator has not looked at is said nowhere.
    .leftJoin(penNames, and(eq(penNames.userId, designs.userId), isNotNull(penNames.approvedAt)))
    .where(eq(designs.id, design));
  if (!row) return nobody;
  const { userId: maker, remixOf, remixPenName } = row.design;
  if (maker === userId) return { remixOf, remixPenName };
  return row.penName === null ? nobody : { remixOf: design, remixPenName: row.penName };
}

/** The design that a card of this user began with; null for none. */
export async function readDesignOfCard(
  db: Db,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<string | null> {
  const isOwn = and(eq(cards.id, id), eq(cards.userId, userId));
  const [row] = await db.select({ design: cards.design }).from(cards).where(isOwn);
  return row?.design ?? null;
}

/**
 * The design that the card in the studio began with; null for none. A card that is not saved yet says it itself: what its
 * maker does not see is left out, as where cards are saved.
 */
export function findDesignInStudio(db: Db, { card, design, userId }: InStudio): Promise<string | null> {
  return card ? readDesignOfCard(db, card) : findDesignId(db, design ?? '', userId);
}

interface InStudio {
  /** Null for one that is not saved yet. */
  readonly card: OwnedCardId | null;
  /** As the client says. */
  readonly design: string | null;
  readonly userId: string;
}

/** As their maker sees them, the newest first. A name may be empty. */
export async function listOwnDesigns(db: Db, userId: string) {
  const { id, name, state, createdAt } = designs;
  /** By a report or the operator, from everybody else. */
  const isHidden = isNotNull(designs.hiddenAt).mapWith(Boolean);
  return db
    .select({ id, name, state, isHidden, isDeletable, createdAt })
    .from(designs)
    .where(eq(designs.userId, userId))
    .orderBy(desc(createdAt), desc(id));
}

interface OwnId {
  readonly userId: string;
  /** `parseRandomId` gave it. */
  readonly id: string;
}

function isOwn({ userId, id }: OwnId) {
  return and(eq(designs.id, id), eq(designs.userId, userId));
}

/** False where there is no such design of this user's. */
export async function renameDesign(db: Db, own: OwnId, name: string): Promise<boolean> {
  const { rowCount } = await db.update(designs).set({ name }).where(isOwn(own));
  return (rowCount ?? 0) > 0;
}

/** Cards that began with it keep their look. False where there is none to delete, or others see it. */
export function deleteDesign(db: Db, own: OwnId): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rowCount } = await tx.delete(designs).where(and(isOwn(own), isDeletable));
    const { userId, kind, target } = favourites;
    const isMarked = and(eq(userId, own.userId), eq(kind, 'design'), eq(target, own.id));
    if (rowCount) await tx.delete(favourites).where(isMarked);
    return (rowCount ?? 0) > 0;
  });
}

/** Moves a guest's designs into an account. There may be more than the limit then, so that none is lost. */
export async function moveDesigns(tx: Transaction, guestId: string, userId: string): Promise<void> {
  await tx
    .update(designs)
    // Clients choose these keys; the account may have used the same one.
    .set({ userId, creationKey: sql`gen_random_uuid()::text` })
    .where(eq(designs.userId, guestId));
}

/** The design that was kept by a creation key; null when there is none. */
export async function findKeptDesign(
  db: Pick<Db, 'select'>,
  userId: string,
  creationKey: string,
): Promise<string | null> {
  const [known] = await db
    .select({ id: designs.id })
    .from(designs)
    .where(and(eq(designs.userId, userId), eq(designs.creationKey, creationKey)));
  return known?.id ?? null;
}
