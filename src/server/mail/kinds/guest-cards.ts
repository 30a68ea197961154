import { z } from 'zod';
import { asUrl, expiry, mailKind, sampleReader, toReader } from '../mail-kind.ts';

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
