import { z } from 'zod';
import { providers } from '#content/providers.ts';
import { asUrl, expiry, mailKind, providerSchema, sampleReader, toReader } from '../mail-kind.ts';

/* To the owner of an account, or of an address with which somebody signs in. */

/** After sign-up: the link proves that the address is the person's. */
export const verification = mailKind({
  kind: 'verification',
  data: toReader,
  lookUp: ({ to }, { links }) => asUrl(links.verification(to)),
  content: ({ url }, { site, text }) => ({
    subject: text('verification.subject', { site }),
    preview: text('verification.preview'),
    title: text('verification.title'),
    before: [text('verification.before1', { site }), text('verification.before2')],
    button: { label: text('confirm'), url },
    after: [text('verification.after')],
    reason: text('verification.reason', { site }),
  }),
  sample: { ...sampleReader, url: '/sample' },
});

/** Somebody signed up with an address that has an account. Only its owner may learn that. */
export const existingAccount = mailKind({
  kind: 'existing-account',
  data: toReader,
  content: (_mail, { site, text }) => ({
    subject: text('existingAccount.subject', { site }),
    preview: text('existingAccount.preview'),
    title: text('existingAccount.title'),
    before: [text('existingAccount.before')],
    button: { label: text('existingAccount.label'), url: '/login' },
    after: [text('existingAccount.after')],
    reason: text('existingAccount.reason', { site }),
  }),
  sample: sampleReader,
});

/** The link lets its reader choose a new password. */
export const reset = mailKind({
  kind: 'reset',
  data: toReader,
  // The reader has asked again by then.
  expirySeconds: expiry.hour,
  lookUp: ({ to }, { links }) => asUrl(links.reset(to)),
  content: ({ url }, { site, text }) => ({
    subject: text('reset.subject', { site }),
    preview: text('reset.preview'),
    title: text('reset.title'),
    before: [text('reset.before')],
    button: { label: text('reset.label'), url },
    after: [text('reset.after')],
    reason: text('reset.reason', { site }),
  }),
  sample: { ...sampleReader, url: '/sample' },
});

/** Somebody signs in with a provider that did not verify the address: nothing is stored before it is confirmed. */
export const confirmSignIn = mailKind({
  kind: 'confirm-sign-in',
  // The name is from the provider; `pending` is the id of the pending sign-in.
  data: toReader.extend({ provider: providerSchema, pending: z.string() }),
  lookUp: ({ pending }, { links }) => asUrl(links.signIn(pending)),
  content({ provider: id, url }, { site, text }) {
    const provider = providers[id];
    return {
      subject: text('confirmSignIn.subject', { provider, site }),
      preview: text('confirmSignIn.preview', { provider }),
      title: text('confirmSignIn.title'),
      before: [
        text('confirmSignIn.before1', { provider, site }),
        text('confirmSignIn.before2', { provider }),
      ],
      button: { label: text('confirm'), url },
      after: [text('confirmSignIn.after', { provider })],
      reason: text('confirmSignIn.reason', { provider, site }),
    };
  },
  sample: { ...sampleReader, provider: 'facebook', pending: 'sample', url: '/sample' },
});

/**
 * Somebody proved the address by signing in with a provider, and so took over an account that was never confirmed. Its
 * unconfirmed ways to sign in have ended.
 */
export const takenOver = mailKind({
  kind: 'taken-over',
  data: toReader.extend({ provider: providerSchema }),
  content({ provider: id }, { site, text }) {
    const provider = providers[id];
    return {
      subject: text('takenOver.subject', { provider, site }),
      preview: text('takenOver.preview'),
      title: text('takenOver.title'),
      before: [text('takenOver.before', { provider })],
      button: { label: text('takenOver.label'), url: '/dashboard' },
      after: [text('takenOver.after1'), text('takenOver.after2')],
      reason: text('takenOver.reason', { provider, site }),
    };
  },
  sample: { ...sampleReader, provider: 'google' },
});

/** The link opens the cards of a guest in another browser. */
export const guestCards = mailKind({
  kind: 'guest-cards',
  data: toReader.extend({ guestId: z.string() }),
  // Its reader has asked again by then.
  expirySeconds: expiry.hour,
  lookUp: ({ guestId }, { links }) => asUrl(links.guestCards(guestId)),
  content: ({ url }, { site, text }) => ({
    subject: text('guestCards.subject', { site }),
    preview: text('guestCards.preview'),
    title: text('guestCards.title'),
    before: [text('guestCards.before')],
    button: { label: text('guestCards.label'), url },
    after: [text('guestCards.after')],
    reason: text('guestCards.reason', { site }),
  }),
  sample: { ...sampleReader, guestId: 'sample', url: '/sample' },
});
