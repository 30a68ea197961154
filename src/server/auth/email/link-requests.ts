import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { lockUserExclusively } from '../../db/locks/lock-user.ts';
import { session, user } from '../../db/tables/accounts.ts';
import { findLink, revokeLinks, useLink } from '../../links/links.ts';
import { type AuthResult, done, expiredLink, refuse } from '../auth-result.ts';
import { readBrowserHash } from '../named-cookies.ts';
import { hashPassword } from '../password/password-hash.ts';
import { replacePassword } from '../password/replace-password.ts';
import type { SignInParts } from '../sessions.ts';
import { confirmByLink, type LinkOpener, methodsOf, readConfirmation } from './confirm-address.ts';
import { proveAddress } from './prove-address.ts';

interface LinkRequestsParts extends SignInParts {
  /** Called with the address of an account that has a new password. */
  readonly clearAttempts: (email: string) => Promise<void>;
}

interface NewPassword {
  readonly token: string;
  readonly newPassword: string;
}

/** What the links in mails do: confirm an address or set a new password. */
export function createLinkRequests({ db, mail, config, sessions, clearAttempts }: LinkRequestsParts) {
  async function readOpener(headers: Headers): Promise<LinkOpener> {
    const { viewer } = await sessions.read(headers);
    return { browser: readBrowserHash(config.origin, headers), sessionId: viewer?.sessionId ?? null };
  }

  return {
    async readResetToken(token: string): Promise<string | null> {
      const userId = await findLink(db, 'reset-password', token);
      if (userId === null) return null;
      const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
      return owner?.email ?? null;
    },
    readConfirmation: async (headers: Headers, token: string) =>
      readConfirmation(db, token, await readOpener(headers)),
    async confirm(headers: Headers, token: string): Promise<AuthResult> {
      const outcome = await confirmByLink(db, mail, { ...(await readOpener(headers)), token });
      return outcome === 'confirmed' ? done() : refuse(outcome === 'invalid' ? 400 : 409, expiredLink);
    },
    async resetPassword(headers: Headers, { token, newPassword }: NewPassword): Promise<AuthResult> {
      const [opener, passwordHash] = [await readOpener(headers), await hashPassword(newPassword)];
      const email = await resetByLink(db, { ...opener, token, passwordHash });
      if (email === null) return refuse(400, expiredLink);
      await clearAttempts(email);
      return done();
    },
  };
}

interface ResetLink extends LinkOpener {
  readonly token: string;
  readonly passwordHash: string;
}

/**
 * Sets the password of the account that a link belongs to, once per link. The link proves the address, so this ends all
 * sessions, all other links and every sign-in method that never proved it. In the browser that made the account the name
 * stays. Returns the address; null when the link is not valid.
 */
function resetByLink(db: Db, { token, passwordHash, ...opener }: ResetLink): Promise<string | null> {
  return db.transaction(async (tx) => {
    const userId = await useLink(tx, 'reset-password', token);
    const owner = userId === null ? null : await lockUserExclusively(tx, userId);
    if (!owner) return null;
    const hasReplaced = (await methodsOf(tx, owner.id, opener)).length === 0;
    const password = await replacePassword(tx, { userId: owner.id, passwordHash });
    await proveAddress(tx, owner.id, { by: [password], hasReplaced });
    await tx.delete(session).where(eq(session.userId, owner.id));
    await revokeLinks(tx, owner.id);
    return owner.email;
  });
}
