import { asUrl, expiry, mailKind, sampleReader, toReader } from '../mail-kind.ts';

/** After sign-up: the link proves that the address is the person's. */
export const verification = mailKind({
  kind: 'verification',
  data: toReader,
  expirySeconds: expiry.day,
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
