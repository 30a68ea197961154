import { eq } from 'drizzle-orm';
import { user } from '../../db/tables/accounts.ts';
import { findLink } from '../../links/links.ts';
import { hashBrowserId, readBrowserId } from '../browser-cookie.ts';
import type { AuthParts } from '../parts.ts';
import { hashPassword } from '../password/password-hash.ts';
import { resetByLink } from '../password/reset-by-link.ts';
import { errorResponse, expiredLink, okResponse } from '../responses.ts';
import type { StoredSession } from '../session-reader.ts';
import { confirmByLink, type LinkOpener, readConfirmation } from './confirm-address.ts';

interface LinkRequestsParts extends Pick<AuthParts, 'db' | 'mail'> {
  readonly origin: string;
  readonly readSession: (headers: Headers) => Promise<StoredSession>;
  /** Called with the address of an account that has a new password. */
  readonly clearAttempts: (email: string) => Promise<void>;
}

/** What the links in mails do: confirm an address or set a new password. */
export function createLinkRequests({ db, mail, origin, readSession, clearAttempts }: LinkRequestsParts) {
  async function readOpener(headers: Headers): Promise<LinkOpener> {
    const [browserId, { response }] = [readBrowserId(origin, headers), await readSession(headers)];
    return { browser: browserId && hashBrowserId(browserId), sessionId: response?.session.id ?? null };
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
    async confirm(token: string, headers: Headers): Promise<Response> {
      const outcome = await confirmByLink(db, mail, { ...(await readOpener(headers)), token });
      if (outcome === 'confirmed') return okResponse();
      return errorResponse(outcome === 'invalid' ? 400 : 409, expiredLink);
    },
    async resetPassword(token: string, newPassword: string, headers: Headers): Promise<Response> {
      const [opener, passwordHash] = [await readOpener(headers), await hashPassword(newPassword)];
      const email = await resetByLink(db, { ...opener, token, passwordHash });
      if (email === null) return errorResponse(400, expiredLink);
      await clearAttempts(email);
      return okResponse();
    },
  };
}
