import { eq } from 'drizzle-orm';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Db } from '../../db/database.ts';
import { lockUserExclusively } from '../../db/locks/lock-user.ts';
import { account, session } from '../../db/tables/accounts.ts';
import { revokeLinks } from '../../links/links.ts';
import type { RouteLimits } from '../../rate-limits/route-limits.ts';
import type { Auth } from '../auth.ts';
import type { AuthFailure, AuthSuccess } from '../auth-result.ts';
import { signIn } from '../forms.ts';
import { ownPassword, reauthenticateByPassword } from '../reauthenticate.ts';
import { type AccountViewer, isRemembered } from '../viewer.ts';
import { hashPassword } from './password-hash.ts';
import { weakness } from './password-rules.ts';
import { replacePassword } from './replace-password.ts';

export interface PasswordChange {
  readonly viewer: Pick<AccountViewer, 'userId' | 'email'>;
  readonly currentPassword: string;
  readonly newPassword: string;
}

interface ChangeParts {
  readonly auth: Auth;
  readonly db: Db;
  readonly limits: RouteLimits;
}

export interface ChangeFailure extends AuthFailure {
  /** What was refused. */
  readonly cause: 'current' | 'new' | 'other';
}

const changedElsewhere: MessageRef = ['auth.changedElsewhere'];

/**
 * Changes the password of a signed-in user and ends every session and link of the account, so that no stranger stays
 * signed in. The cookies in the result open a new session for this browser. Throws when the database is away.
 */
export async function changePassword(
  { auth, ...parts }: ChangeParts,
  headers: Headers,
  { viewer, currentPassword, newPassword }: PasswordChange,
): Promise<Result<AuthSuccess, ChangeFailure>> {
  const { userId, email } = viewer;
  const weak = weakness(newPassword, email);
  if (weak) return fail({ status: 400, sentence: weak, cause: 'new' });
  const confirmed = await reauthenticateByPassword(parts, headers, { userId, password: currentPassword });
  if (!confirmed.ok) {
    return fail({ ...confirmed.error, cause: confirmed.error.status === 400 ? 'current' : 'other' });
  }
  const { passwordHash } = confirmed.value;
  const next = await hashPassword(newPassword);
  const changed = await parts.db.transaction(async (tx) => {
    if (!(await lockUserExclusively(tx, userId))) return false;
    const [stored] = await tx.select({ hash: account.password }).from(account).where(ownPassword(userId));
    if (stored?.hash !== passwordHash) return false;
    await replacePassword(tx, { userId, passwordHash: next });
    await tx.delete(session).where(eq(session.userId, userId));
    await revokeLinks(tx, userId);
    return true;
  });
  if (!changed) return fail({ status: 409, sentence: changedElsewhere, cause: 'current' });
  const rememberMe = isRemembered(auth, headers);
  const again = await signIn(auth, headers, { email, password: newPassword, rememberMe });
  // The password is changed even if this fails; then the log-in page takes the new one.
  return again.ok ? again : ok({ setCookies: [] });
}
