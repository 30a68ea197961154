import { and, eq } from 'drizzle-orm';
import type { Brand } from '#std/brand.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../db/database.ts';
import { account } from '../db/tables.ts';
import type { RouteLimits } from '../rate-limits/route-limits.ts';
import type { AuthFailure } from './forward.ts';
import { authLimits } from './limits.ts';
import { verifyPassword } from './password/password-hash.ts';

/** Whoever sits there proved a moment ago, once more, that the account is theirs: an open session alone is not enough. */
export type ConfirmedOwner = Brand<
  {
    readonly userId: string;
    /** What the password was checked against; null for an account without one. */
    readonly passwordHash: string | null;
  },
  'ConfirmedOwner'
>;

const wrongPassword = 'Your current password is not right. Please try again.';
const noPassword = 'Your account has no password yet. Please log in again instead.';

interface Parts {
  readonly db: Db;
  readonly limits: RouteLimits;
}

/** Compares the password; a wrong one is 400, too many of them 429. Throws when the database is away. */
export async function confirmByPassword(
  { db, limits }: Parts,
  headers: Headers,
  { userId, password }: { readonly userId: string; readonly password: string },
): Promise<Result<ConfirmedOwner, AuthFailure>> {
  const tooMany = await limits.check('password', { userId, headers });
  if (tooMany) return fail(tooMany);
  const [own] = await db.select({ hash: account.password }).from(account).where(ownPassword(userId));
  if (!own?.hash) return fail({ status: 400, sentence: noPassword });
  if (!(await verifyPassword(own.hash, password))) return fail({ status: 400, sentence: wrongPassword });
  return ok({ userId, passwordHash: own.hash } as ConfirmedOwner);
}

/** The row that holds an account's own password. */
export function ownPassword(userId: string) {
  return and(eq(account.userId, userId), eq(account.providerId, 'credential'));
}

/** For accounts without a password: having logged in by the other site a moment ago; null when it was longer ago. */
export function confirmBySignIn(
  { userId, signedInAt }: { readonly userId: string; readonly signedInAt: Date },
  now: Date,
): ConfirmedOwner | null {
  const age = (now.getTime() - signedInAt.getTime()) / 1000;
  return age <= authLimits.freshSignIn ? ({ userId, passwordHash: null } as ConfirmedOwner) : null;
}

/** For the operator, who answers for it with the right to run programs where the database is. */
export function confirmByOperator(userId: string): ConfirmedOwner {
  return { userId, passwordHash: null } as ConfirmedOwner;
}
