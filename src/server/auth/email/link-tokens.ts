import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/database.ts';
import { verification } from '../../db/tables/accounts.ts';
import { randomId } from '../../random-id.ts';
import { authLimits } from '../limits.ts';

/** `reset-password`: its value is a user's id. `confirm-sign-in`: its value is the id of a pending sign-in. */
export type LinkKind = 'reset-password' | 'confirm-sign-in';

/** Makes the token of a link. The database stores its hash, so that a copy of the database opens nothing. */
export async function createLinkToken(db: Db, kind: LinkKind, value: string): Promise<string> {
  const token = randomBytes(16).toString('hex');
  const expiresAt = sql`now() + make_interval(secs => ${authLimits.link})`;
  await db
    .insert(verification)
    .values({ id: randomId(), identifier: identifierOf(kind, token), value, expiresAt });
  return token;
}

/** The token's value; null when it has expired, was used or never was. */
export async function findLinkToken(
  db: Db | Transaction,
  kind: LinkKind,
  token: string,
): Promise<string | null> {
  const [link] = await db.select({ value: verification.value }).from(verification).where(isLink(kind, token));
  return link?.value ?? null;
}

/** The same, and deletes it: of several simultaneous requests only one gets it. */
export async function consumeLinkToken(
  tx: Transaction,
  kind: LinkKind,
  token: string,
): Promise<string | null> {
  const [link] = await tx
    .delete(verification)
    .where(isLink(kind, token))
    .returning({ value: verification.value });
  return link?.value ?? null;
}

function isLink(kind: LinkKind, token: string) {
  return and(eq(verification.identifier, identifierOf(kind, token)), gt(verification.expiresAt, sql`now()`));
}

function identifierOf(kind: LinkKind, token: string): string {
  return createHash('sha256').update(`${kind}:${token}`).digest('base64url');
}
