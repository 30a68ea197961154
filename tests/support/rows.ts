import { eq } from 'drizzle-orm';
import { newCard } from '#card/document/card.ts';
import type { CreationKey, OwnedCardId, ParsedCard } from '#server/cards/types.ts';
import { createCard } from '#server/cards/write.ts';
import type { NewContact } from '#server/contacts/types.ts';
import type { Db } from '#server/db/database.ts';
import { account, session, user } from '#server/db/tables/accounts.ts';
import { cards } from '#server/db/tables/cards.ts';
import { type FileKind, files } from '#server/db/tables/files.ts';
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
export async function addUser(db: Db, name = 'Mina'): Promise<string> {
  const id = randomId();
  await db.insert(user).values({ id, name, email: `${id.toLowerCase()}@example.com` });
  return id;
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
