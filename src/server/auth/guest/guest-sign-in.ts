import type { MessageRef } from '#content/languages/message-ref.ts';
import { placeholderEmail } from '#content/placeholder-email.ts';
import { user } from '../../db/tables/accounts.ts';
import { useLink } from '../../links/links.ts';
import { randomId } from '../../random-id.ts';
import { guestRules, isOfDay } from '../../rate-limits/rules.ts';
import { clientNetwork, clientSite } from '../../request/client-address.ts';
import { type AuthResult, done, refuse, tooMany } from '../auth-result.ts';
import type { SignInParts } from '../sessions.ts';
import { findEditLink } from './edit-link.ts';

const many: MessageRef = ['guest.many'];
const invalidLink: MessageRef = ['editLink.invalidLink'];

/** Sessions of people without an account. */
export function createGuestSignIn({ db, config, limiter, sessions }: SignInParts) {
  return {
    /** Makes a guest with a session. A browser that is signed in already keeps its session. */
    async start(headers: Headers): Promise<AuthResult> {
      if (!config.guests) return refuse(403, ['guest.switchedOff']);
      if ((await sessions.read(headers)).viewer) return done();
      for (const [name, rule] of Object.entries(guestRules)) {
        const who = isOfDay(rule) ? clientSite(headers) : clientNetwork(headers);
        const attempt = await limiter.consume({ what: `guests of an address, ${name}`, who }, rule);
        if (!attempt.allowed) return tooMany(attempt.retryAfter, many);
      }
      const userId = randomId();
      const guest = { id: userId, name: '', email: placeholderEmail(randomId()), isAnonymous: true };
      await db.insert(user).values(guest);
      return done((await sessions.open(headers, { userId, openedBy: null, isAccount: false })) ?? []);
    },
    /** Opens the session of a guest by the secret of the private edit link, or of a mail. The session of an account is never replaced. */
    async openEditLink(headers: Headers, secret: string): Promise<AuthResult> {
      const { viewer } = await sessions.read(headers);
      if (viewer && !viewer.isGuest) return refuse(409, ['editLink.isSignedIn']);
      const link = await findEditLink(db, secret);
      const userId = link?.guestId ?? (await useLink(db, 'guest cards', secret));
      if (!userId) return refuse(400, invalidLink);
      const openedBy = link?.methodId ?? null;
      const cookies = await sessions.open(headers, { userId, openedBy, isAccount: false });
      // The link was replaced, or the guest is gone, at this moment.
      return cookies ? done(cookies) : refuse(400, invalidLink);
    },
  };
}
