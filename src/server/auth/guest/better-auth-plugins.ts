import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { anonymous } from 'better-auth/plugins/anonymous';
import type { BetterAuthPlugin } from 'better-auth/types';
import { z } from 'zod';
import { placeholderEmail } from '#content/placeholder-email.ts';
import { randomId } from '../../random-id.ts';

/**
 * Better Auth's anonymous users without its hooks. At the next sign-in in the same browser they would delete the guest
 * with all cards, whoever signs in. They also look for the earlier session after the sign-in, and where that has ended
 * they remove the cookie of the new one.
 */
export function guestPlugin(): BetterAuthPlugin {
  const generateRandomEmail = () => placeholderEmail(randomId());
  const { hooks: _, ...plugin } = anonymous({ generateRandomEmail, disableDeleteAnonymousUser: true });
  return plugin;
}

/** Opens the session of a guest whose private edit link was checked. Reached by `edit-link-sign-in.ts` only. */
export function editLinkPlugin(): BetterAuthPlugin {
  return {
    id: 'edit-link',
    endpoints: {
      openEditLink: createAuthEndpoint(
        '/sign-in/edit-link',
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter } = ctx.context;
          const user = await internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError('UNAUTHORIZED');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json({ status: true });
        },
      ),
    },
  };
}
