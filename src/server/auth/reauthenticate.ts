import { and, eq } from 'drizzle-orm';
import type { MessageRef } from '#content/languages/message-ref.ts';
import type { Brand } from '#std/brand.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../db/database.ts';
import { account } from '../db/tables/accounts.ts';
import type { RouteLimits } from '../rate-limits/route-limits.ts';
import type { AuthFailure } from './auth-result.ts';
import { authLimits } from './limits.ts';
import { verifyPassword } from './password/password-hash.ts';
import type { GuestViewer } from './viewer.ts';

/** A user who proved again, a moment ago, that the account is theirs. An open session alone is not enough. */
export type ReauthenticatedUser = Brand<
  {
    readonly userId: string;
    /** What the password was checked against; null for an account without one. */
    readonly passwordHash: string | null;
  },
  'ReauthenticatedUser'
>;

const wrongPassword: MessageRef = ['auth.currentPassword'];
const noPassword: MessageRef = ['auth.noPassword'];

interface Parts {
  readonly db: Db;
  readonly limits: RouteLimits;
}

/** Compares the password: 400 for a wrong one, 429 for too many attempts. Throws when the database is away. */
export async function reauthenticateByPassword(
  { db, limits }: Parts,
  headers: Headers,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<Result<ReauthenticatedUser, AuthFailure>> {
  const tooMany = await limits.check('password', { userId, headers });
  if (tooMany) return fail(tooMany);
  const [own] = await db.select({ hash: account.password }).from(account).where(ownPassword(userId));
  if (!own?.hash) return fail({ status: 400, sentence: noPassword });
  if (!(await verifyPassword(own.hash, password))) return fail({ status: 400, sentence: wrongPassword });
  return ok({ userId, passwordHash: own.hash } as ReauthenticatedUser);
}

/** The row that holds an account's own password. */
export function ownPassword(userId: string) {
  return and(eq(account.userId, userId), eq(account.providerId, 'credential'));
}

/** For accounts without a password: a sign-in at the provider a moment ago. Null when it was longer ago. */
export function reauthenticateByRecentSignIn(
  { userId, signedInAt }: { readonly userId: string; readonly signedInAt: Date },
  now: Date,
): ReauthenticatedUser | null {
  const age = (now.getTime() - signedInAt.getTime()) / 1000;
  return age <= authLimits.recentSignIn ? ({ userId, passwordHash: null } as ReauthenticatedUser) : null;
}

/** A guest has nothing but the session to prove anything with. */
export function reauthenticateGuest({ userId }: GuestViewer): ReauthenticatedUser {
  return { userId, passwordHash: null } as ReauthenticatedUser;
}

/** For the operator, who may run programs where the database is. */
export function reauthenticateAsOperator(userId: string): ReauthenticatedUser {
  return { userId, passwordHash: null } as ReauthenticatedUser;
}
