import { z } from 'zod';
import { expiry, mailKind, sampleReader, shortened, toReader } from '../mail-kind.ts';

/** The link of what somebody wrote on a card. Their address is in this job alone, and goes with it. */
export const noteLink = mailKind({
  kind: 'note-link',
  data: toReader.omit({ language: true }).extend({ cardId: z.string(), noteId: z.string() }),
  expirySeconds: expiry.day,
  lookUp: ({ cardId, noteId }, { signingMails }) => signingMails.noteLink(cardId, noteId),
  content({ url, toName }, { site, text }) {
    const name = shortened(toName);
    return {
      subject: name ? text('noteLink.subject.for', { name }) : text('noteLink.subject'),
      preview: text('noteLink.preview'),
      title: text('noteLink.title'),
      before: [text('noteLink.before')],
      button: { label: text('noteLink.label'), url },
      after: [text('noteLink.after')],
      reason: text('noteLink.reason', { site }),
    };
  },
  sample: {
    ...{ ...sampleReader, name: '', cardId: 'sample', noteId: 'sample' },
    ...{ url: '/signed/sample', toName: 'Ravi', language: 'en' },
  },
});
