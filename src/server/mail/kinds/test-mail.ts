import { expiry, mailKind, sampleReader, toReader } from '../mail-kind.ts';

/** The operator tries whether mail arrives. */
export const testMail = mailKind({
  kind: 'test',
  data: toReader,
  expirySeconds: expiry.hour,
  content: (_mail, { site, text }) => ({
    subject: text('test.subject', { site }),
    preview: text('test.preview'),
    title: text('test.title'),
    before: [text('test.before', { site })],
    button: { label: text('test.label'), url: '/' },
    after: [text('test.after')],
    reason: text('test.reason', { site }),
  }),
  sample: sampleReader,
});
