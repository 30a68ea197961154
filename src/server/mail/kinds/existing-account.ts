import { expiry, mailKind, sampleReader, toReader } from '../mail-kind.ts';

/** Somebody signed up with an address that has an account. Only its owner may learn that. */
export const existingAccount = mailKind({
  kind: 'existing-account',
  data: toReader,
  expirySeconds: expiry.day,
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
