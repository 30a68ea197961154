import { asUrl, expiry, mailKind, sampleReader, toReader } from '../mail-kind.ts';

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
