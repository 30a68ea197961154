import { z } from 'zod';
import { expiry, mailKind, sampleReader, toReader } from '../mail-kind.ts';

/**
 * The link of what somebody wrote on a card. Their address is in this job alone, and goes with it; they may have typed that
 * of a stranger, so no word of the card is in it.
 */
export const noteLink = mailKind({
  kind: 'note-link',
  data: toReader.omit({ language: true }).extend({ cardId: z.string(), noteId: z.string() }),
  expirySeconds: expiry.day,
  lookUp: (mail, { signingMails }) => signingMails.noteLink(mail),
  content: ({ url, unsubscribeUrl }, { site, text }) => ({
    subject: text('noteLink.subject'),
    preview: text('noteLink.preview'),
    title: text('noteLink.title'),
    before: [text('noteLink.before')],
    button: { label: text('noteLink.label'), url },
    after: [text('noteLink.after'), text('noteLink.stop'), unsubscribeUrl],
    reason: text('noteLink.reason', { site }),
    unsubscribeUrl,
  }),
  sample: {
    ...{ ...sampleReader, name: '', cardId: 'sample', noteId: 'sample' },
    ...{ url: '/signed/sample', unsubscribeUrl: 'https://cards.example/mail/card/sample', language: 'en' },
  },
});
