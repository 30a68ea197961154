import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/database.ts';
import { verification } from '../../db/tables.ts';
import { randomId } from '../../random-id.ts';
import { authLimits } from '../limits.ts';

/** `reset-password`: the value is a user's id. `confirm-sign-in`: the id of a sign-in that waits for its confirmation. */
export type LinkKind = 'reset-password' | 'confirm-sign-in';

/** Makes the token of a link that is sent by mail. The database has its hash, so a copy of it opens nothing. */
export async function createLinkToken(db: Db, kind: LinkKind, value: string): Promise<string> {
  const token = randomBytes(16).toString('hex');
  const expiresAt = sql`now() + make_interval(secs => ${authLimits.link})`;
  await db
    .insert(verification)
    .values({ id: randomId(), identifier: identifierOf(kind, token), value, expiresAt });
  return token;
}

/** What the token is for; null when it has expired, was used or never was. */
export async function findLinkToken(
  db: Db | Transaction,
  kind: LinkKind,
  token: string,
): Promise<string | null> {
  const [link] = await db.select({ value: verification.value }).from(verification).where(isLink(kind, token));
  return link?.value ?? null;
}

/** The same, once: of several that come together one gets it. */
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
