import { randomBytes } from 'node:crypto';
import { createEmailVerificationToken } from 'better-auth/api';
import type { LetterLinks } from '../mail/write-letter.ts';
import { basePath, type createLibrary } from './library.ts';
import { authLimits } from './limits.ts';
import { verifiedPage } from './request.ts';

/**
 * Makes the links of letters at the moment when they are sent: until then no table holds what opens an account, and
 * a link lives its whole time however long the letter had to wait. The library takes them for its own.
 */
export function createLetterLinks(library: ReturnType<typeof createLibrary>, origin: string): LetterLinks {
  return {
    async verification(email) {
      const { internalAdapter, secret } = await library.$context;
      const found = await internalAdapter.findUserByEmail(email);
      if (!found || found.user.emailVerified) return null;
      const token = await createEmailVerificationToken(secret, email, undefined, authLimits.link);
      const query = new URLSearchParams({ token, callbackURL: verifiedPage });
      return `${origin}${basePath}/verify-email?${query}`;
    },
    async reset(email) {
      const { internalAdapter } = await library.$context;
      const found = await internalAdapter.findUserByEmail(email);
      if (!found) return null;
      const token = randomBytes(16).toString('hex');
      await internalAdapter.createVerificationValue({
        identifier: `reset-password:${token}`,
        value: found.user.id,
        expiresAt: new Date(Date.now() + authLimits.link * 1000),
      });
      // To the page itself: the library's own address has the token in its path, which is logged.
      return `${origin}/reset-password?token=${token}`;
    },
  };
}
