import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newCard } from '#card/document/card.ts';
import { designLookOf } from '#card/looks/design-look.ts';
import type { CreationKey, OwnedCardId, ParsedCard } from '#server/cards/types.ts';
import { createCard } from '#server/cards/write.ts';
import type { NewContact } from '#server/contacts/types.ts';
import type { Db } from '#server/db/database.ts';
import { account, session, user } from '#server/db/tables/accounts.ts';
import { cards } from '#server/db/tables/cards.ts';
import { designs, penNames } from '#server/db/tables/designs.ts';
import { type FileKind, files } from '#server/db/tables/files.ts';
import { penNameKey } from '#server/designs/pen-name.ts';
import { fingerprintOf, likenessOf, storedLook } from '#server/designs/stored-look.ts';
import { randomId } from '#server/random-id.ts';
import type { ShareChannel, ShareKey } from '#server/shares/types.ts';
import type { Share } from '#server/shares/write.ts';

/** Somebody whose birthday can be kept. */
export function aContact(change: Partial<NewContact> = {}): NewContact {
  const birthday = { calendar: 'gregorian', month: 4, day: 24, year: null, leapDay: 'february' } as const;
  return {
    name: 'Asha',
    birthday,
    relationship: null,
    language: null,
    city: null,
    note: '',
    isReminded: true,
    ...change,
  };
}

/** A user without a password; returns the id. */
export async function addUser(
  db: Db,
  name = 'Mina',
  change: Partial<typeof user.$inferInsert> = {},
): Promise<string> {
  const id = randomId();
  await db.insert(user).values({ id, name, email: `${id.toLowerCase()}@example.com`, ...change });
  return id;
}

/** Somebody without an account; returns the id. */
export function addGuest(db: Db): Promise<string> {
  return addUser(db, '', { isAnonymous: true });
}

/** The row of a file, without bytes in any store; returns the id. */
export async function addFile(
  db: Db,
  userId: string,
  rest: Partial<typeof files.$inferInsert> = {},
): Promise<string> {
  const id = randomId();
  const kind: FileKind = 'photo';
  await db.insert(files).values({ id, userId, kind, contentType: 'image/webp', bytes: 1000, ...rest });
  return id;
}

export function aCard(change: Partial<ParsedCard> = {}): ParsedCard {
  return {
    ...newCard(7),
    toName: 'Mina',
    fromName: 'Anna',
    message: 'Happy birthday!',
    ...change,
  } as ParsedCard;
}

export function aKey(): CreationKey {
  return randomId() as CreationKey;
}

/** A stored card and the proof that it is the user's. */
export async function addCard(
  db: Db,
  userId: string,
  { status = 'draft' as 'draft' | 'published', card = aCard() } = {},
): Promise<OwnedCardId> {
  const created = await createCard(db, { userId, card, status, creationKey: aKey() });
  if (!created.ok) throw new Error(`${created.error.sentence}`);
  return { id: created.value.id, userId } as OwnedCardId;
}

/** A design of that user, kept for themself unless `change` says more; returns the id. */
export async function addDesign(
  db: Db,
  userId: string,
  change: Partial<typeof designs.$inferInsert> = {},
): Promise<string> {
  const id = randomId();
  // No two look the same.
  const look = designLookOf({ ...newCard(7), titleColor: `#${randomBytes(3).toString('hex')}` });
  await db.insert(designs).values({
    ...{ id, userId, creationKey: id, tone: 'sweet' },
    ...{ look: storedLook(look), fingerprint: fingerprintOf(look), likeness: likenessOf(look) },
    ...change,
  });
  return id;
}

/** What a design has that everybody sees. */
export function publicDesign(): Partial<typeof designs.$inferInsert> {
  const title = { occasion: 'Sister', mood: 'Elegant', motif: 'flowers' } as const;
  return { ...title, state: 'public', submittedAt: new Date(), publishedAt: new Date() };
}

/** An account that may give designs to everybody; with a pen name where one is said. Returns the id. */
export async function addMaker(db: Db, penName?: string): Promise<string> {
  const createdAt = new Date(Date.now() - 8 * 86_400_000);
  const userId = await addUser(db, 'Maker', { emailVerified: true, createdAt });
  for (let sent = 0; sent < 3; sent += 1) await addCard(db, userId, { status: 'published' });
  await db.update(cards).set({ views: 1 }).where(eq(cards.userId, userId));
  if (penName)
    await db
      .insert(penNames)
      .values({ userId, name: penName, nameKey: penNameKey(penName), approvedAt: new Date() });
  return userId;
}

/** Removes a card for good, as happens some time after its deletion and with its account. */
export async function removeCard(db: Db, { id }: OwnedCardId): Promise<void> {
  await db.delete(cards).where(eq(cards.id, id));
}

/** An act of sharing, another one each time. */
export function aShare(channel: ShareChannel): Share {
  return { channel, key: randomId() as ShareKey };
}

/** What is in a photo's place on a card. */
export function aPhoto(file: string) {
  return { file, width: 800, height: 600, focusX: 0.5, focusY: 0.5, zoom: 1 };
}

/** What is in the sound's place on a card. */
export function aSound(file: string) {
  return { kind: 'upload' as const, file, name: 'Our song.mp3', seconds: 12.5 };
}

/** A way into the account, proved unless it is said not to be. Returns its id. */
export async function addWayIn(
  db: Db,
  userId: string,
  by: 'credential' | 'google' | 'facebook',
  isProved = true,
): Promise<string> {
  const id = randomId();
  const password = by === 'credential' ? 'a hash' : null;
  const provedAt = isProved ? new Date() : null;
  await db.insert(account).values({ id, accountId: id, providerId: by, userId, password, provedAt });
  return id;
}

/** A session that was opened by a way in; null for one of before this was noted. Returns its id. */
export async function addSession(db: Db, userId: string, openedBy: string | null): Promise<string> {
  const id = randomId();
  const expiresAt = new Date(Date.now() + 86_400_000);
  await db.insert(session).values({ id, token: id, userId, expiresAt, openedBy });
  return id;
}
