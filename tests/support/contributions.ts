import { contributionSchema } from '#content/contribution-form.ts';
import type { OwnedCardId } from '#server/cards/types.ts';
import { getSigning } from '#server/contributions/read.ts';
import type { LinkSecret } from '#server/contributions/types.ts';
import { signCard, startSigning } from '#server/contributions/write.ts';
import type { Db } from '#server/db/database.ts';
import { randomId } from '#server/random-id.ts';
import { addCard, addUser } from './rows.ts';

/** What an organiser has who chose nothing. */
export const standardSigning = {
  othersSee: 'signed',
  approvesFirst: false,
  maxNotes: 200,
  signBy: null,
} as const;

/** A seal of which nobody sees the end while tests run. */
export const farAway = { date: '2099-01-01', time: '08:00', zone: 'Asia/Kolkata', city: 'Mumbai, India' };

/** What somebody writes. */
export const noteForm = (said: object = {}) => contributionSchema.parse({ name: 'Ravi', ...said });

/** The same, of a form that was not sent before. */
export const aNote = (said: object = {}) => ({ ...noteForm(said), key: randomId() });

/** How cards are signed on a site. */
export function signingOn(db: Db) {
  const parts = { db, secret: 'a-secret-for-tests-only-of-48-characters-0123456' };

  /** A card that others can sign. */
  async function aSignedCard(status: 'draft' | 'published' = 'published'): Promise<OwnedCardId> {
    const card = await addCard(db, await addUser(db), { status });
    await startSigning(parts, card);
    return card;
  }

  /** The link for everybody. */
  async function linkOf(card: OwnedCardId): Promise<LinkSecret> {
    const { secret } = (await getSigning(parts, card)) ?? {};
    if (!secret) throw new Error('no link');
    return secret;
  }

  const sign = async (card: OwnedCardId, said: object = {}) =>
    signCard(parts, await linkOf(card), aNote(said));

  /** Signs, which must not be refused; the note's own link. */
  async function signed(card: OwnedCardId, said: object = {}): Promise<LinkSecret> {
    const done = await sign(card, said);
    if (!done.ok) throw new Error(done.error.reason);
    return done.value.secret;
  }

  return { parts, aSignedCard, linkOf, sign, signed };
}
