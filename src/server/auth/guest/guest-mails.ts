import { createHmac } from 'node:crypto';
import { desc, eq } from 'drizzle-orm';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { guestAddresses } from '../../db/tables/accounts.ts';
import { type AuthResult, refuse } from '../auth-result.ts';
import { createAddressLimit } from '../email/mail-limits.ts';
import type { SignInParts } from '../sessions.ts';

/*
 * A guest may have a link to the cards mailed, now and whenever it is asked for again. Only a keyed hash of the address is
 * kept: it finds the guest when the address is typed, and tells a copy of the database nothing.
 */

/** Mails to one address at a time, the newest guests first: somebody may have made cards in several browsers. */
const guestsPerAddress = 3;

const noGuest: MessageRef = ['editLink.noGuest'];

export function createGuestMails({ db, secret, mail, limiter, sessions }: SignInParts) {
  const postLimited = createAddressLimit(limiter);
  const hashOf = (email: string) =>
    createHmac('sha256', secret).update(`guest address\n${email}`).digest('base64url');

  return {
    /** Keeps the address for the guest who asks, in place of an earlier one, and mails a link to the cards there. */
    async mailOwn(headers: Headers, email: string): Promise<AuthResult> {
      const { viewer } = await sessions.read(headers);
      if (!viewer?.isGuest) return refuse(403, noGuest);
      const { userId } = viewer;
      return postLimited('/mail-guest-link', email, () =>
        db.transaction(async (tx) => {
          const kept = { addressHash: hashOf(email), createdAt: new Date() };
          await tx
            .insert(guestAddresses)
            .values({ userId, ...kept })
            .onConflictDoUpdate({ target: guestAddresses.userId, set: kept });
          await mail.post({ kind: 'guest-cards', to: email, name: '', guestId: userId }, tx);
        }),
      );
    },
    /** Mails links to the cards of the guests that gave this address. The same answer for one that nobody gave. */
    send: (email: string): Promise<AuthResult> =>
      postLimited('/request-guest-cards', email, async () => {
        const found = await db
          .select({ guestId: guestAddresses.userId })
          .from(guestAddresses)
          .where(eq(guestAddresses.addressHash, hashOf(email)))
          .orderBy(desc(guestAddresses.createdAt))
          .limit(guestsPerAddress);
        for (const { guestId } of found)
          await mail.post({ kind: 'guest-cards', to: email, name: '', guestId });
      }),
  };
}
