import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/database.ts';
import { verification } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';

/*
 * Every secret that a link or a browser carries, and what the database keeps of it (docs/decisions/0081). How a secret is
 * kept says what a copy of the database is worth:
 *
 * - `hashed`: a row with the hash of a random secret. It expires, and may be used once. A copy opens nothing.
 * - `named`: the same with the name as it is, for what opens nothing by itself: something else has to match, too.
 * - `own-row`: the feature keeps the hash in a row of its own, which other rows refer to. It ends with that row.
 * - `derived`: the same, and made again from that row and the site's secret, for links that are shown more than once.
 * - `signed`: no row. Whoever has the address may do one harmless thing for ever.
 */

const hour = 60 * 60;

/** Seconds that each works, where it expires. */
const purposes = {
  /** A proof of an address: chooses a password, or confirms. Its subject is a user. */
  'reset-password': { kept: 'hashed', seconds: hour },
  /** Its subject is a pending sign-in. */
  'confirm-sign-in': { kept: 'hashed', seconds: hour },
  /** A sign-in that waits for its mail, which may be a day late, and for its link. */
  'pending-sign-in': { kept: 'named', seconds: 25 * hour },
  /** Somebody is at a provider. The browser has a cookie for it, and the subject says until when it counts. */
  'auth-state': { kept: 'named', seconds: hour },
  /** A guest's cards, mailed to an address that the guest gave. Its subject is the guest. */
  'guest cards': { kept: 'hashed', seconds: hour },
  /** A guest's cards. Its row is a sign-in method, to which sessions refer. */
  'edit link': { kept: 'own-row' },
  /** A cookie: in this browser a link in a mail confirms. Its row is the sign-in method that waits for that. */
  browser: { kept: 'own-row' },
  /** A cookie: its row is a like. */
  likes: { kept: 'own-row' },
  /** By it others sign a card. Its row says how. */
  signing: { kept: 'derived' },
  /** By it whoever was invited by name signs a card, once. Its row is the invitation. */
  invitation: { kept: 'derived' },
  /** By it others help to organise how a card is signed. Its row says how that is. */
  organiser: { kept: 'derived' },
  /** What somebody wrote on a card, for themselves. Its row is the note. */
  note: { kept: 'derived' },
  /** The calendar of the birthdays that somebody keeps. Its row is that of their choices. */
  calendar: { kept: 'derived' },
  /** By it friends tell somebody their birthdays. Its row is the same. */
  'tell birthday': { kept: 'derived' },
  /** Unsubscribes from one kind of mail about birthdays. Its subject is a user and the kind. */
  'birthday mail': { kept: 'signed' },
  /** Leads to a card, and stops mail to its receiver. Its subject is the mail, and hashes of both addresses. */
  delivery: { kept: 'signed' },
  /** Unsubscribes from mail about replies. Its subject is a user. */
  'reply mail': { kept: 'signed' },
} as const;

type Purposes = typeof purposes;
type KeptAs<Kept> = {
  [Name in keyof Purposes]: Purposes[Name]['kept'] extends Kept ? Name : never;
}[keyof Purposes];

/** What has a row that expires. */
type StoredPurpose = KeptAs<'hashed' | 'named'>;

/** Makes the secret of a link to a subject: an id, or what the purpose says. It works from now on. */
export async function createLink(
  db: Db | Transaction,
  purpose: StoredPurpose,
  subject: string,
): Promise<string> {
  const secret = randomBytes(16).toString('hex');
  const expiresAt = sql`now() + make_interval(secs => ${purposes[purpose].seconds})`;
  const identifier = identifierOf(purpose, secret);
  await db.insert(verification).values({ id: randomId(), identifier, value: subject, expiresAt });
  return secret;
}

/** The subject of a link; null when it has expired, was used, was revoked or never was. */
export async function findLink(
  db: Db | Transaction,
  purpose: StoredPurpose,
  secret: string,
): Promise<string | null> {
  const [link] = await db
    .select({ subject: verification.value })
    .from(verification)
    .where(isLink(purpose, secret));
  return link?.subject ?? null;
}

/** The same, and ends the link: of several simultaneous requests only one gets the subject. */
export async function useLink(
  db: Db | Transaction,
  purpose: StoredPurpose,
  secret: string,
): Promise<string | null> {
  const [link] = await db
    .delete(verification)
    .where(isLink(purpose, secret))
    .returning({ subject: verification.value });
  return link?.subject ?? null;
}

/** Ends every link to a subject. */
export async function revokeLinks(tx: Transaction, subject: string): Promise<void> {
  await tx.delete(verification).where(eq(verification.value, subject));
}

/** Deletes links that have expired. */
export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.delete(verification).where(lt(verification.expiresAt, now));
}

function isLink(purpose: StoredPurpose, secret: string) {
  return and(
    eq(verification.identifier, identifierOf(purpose, secret)),
    gt(verification.expiresAt, sql`now()`),
  );
}

function identifierOf(purpose: StoredPurpose, secret: string): string {
  const name = `${purpose}:${secret}`;
  return purposes[purpose].kept === 'named' ? name : createHash('sha256').update(name).digest('base64url');
}

/** 256 random bits for a link that the feature keeps in a row of its own, and what that row stores of it. */
export function createSecret(purpose: KeptAs<'own-row'>): { readonly secret: string; readonly hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, hash: hashSecret(purpose, secret) };
}

/** What such a row stores of a secret. The purpose keeps one from being taken for one of another kind. */
export function hashSecret(purpose: KeptAs<'own-row' | 'derived'>, secret: string): string {
  return createHash('sha256').update(`${purpose}\n${secret}`).digest('base64url');
}

/** Characters of base64url: 132 bits, short enough for a chat. */
const derivedLength = 22;

/**
 * The secret of a link that can be shown again, and what its row stores of it. `key`: the site's secret. `subject`: the
 * row, and which of its links: another one is as good as random.
 */
export function deriveSecret(
  key: string,
  purpose: KeptAs<'derived'>,
  ...subject: readonly (string | number)[]
) {
  const said = `${purpose}\n${subject.join('\n')}`;
  const secret = createHmac('sha256', key).update(said).digest('base64url').slice(0, derivedLength);
  return { secret, hash: hashSecret(purpose, secret) };
}

/** A secret that names its subject and needs no row. `key`: the site's secret. */
export function signLink(key: string, purpose: KeptAs<'signed'>, subject: string): string {
  const proof = createHmac('sha256', key).update(`${purpose}\n${subject}`).digest('base64url');
  return `${subject}.${proof}`;
}

/** Its subject; null for one that we did not sign. */
export function readSignedLink(key: string, purpose: KeptAs<'signed'>, secret: string): string | null {
  const [subject = ''] = secret.split('.');
  return isSameSecret(secret, signLink(key, purpose, subject)) ? subject : null;
}

/** Compares in a time that says nothing of where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
