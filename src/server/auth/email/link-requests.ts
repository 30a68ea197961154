import { eq } from 'drizzle-orm';
import { user } from '../../db/tables/accounts.ts';
import { findLink } from '../../links/links.ts';
import { type AuthResult, done, expiredLink, refuse } from '../auth-result.ts';
import { hashBrowserId, readBrowserId } from '../browser-cookie.ts';
import type { AuthParts } from '../parts.ts';
import { hashPassword } from '../password/password-hash.ts';
import { resetByLink } from '../password/reset-by-link.ts';
import type { Sessions } from '../sessions.ts';
import { confirmByLink, type LinkOpener, readConfirmation } from './confirm-address.ts';

interface LinkRequestsParts extends Pick<AuthParts, 'db' | 'mail' | 'config'> {
  readonly sessions: Pick<Sessions, 'read'>;
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
    const [browserId, { viewer }] = [readBrowserId(config.origin, headers), await sessions.read(headers)];
    return { browser: browserId && hashBrowserId(browserId), sessionId: viewer?.sessionId ?? null };
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
