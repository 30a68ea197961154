import { z } from 'zod';
import { expiry, mailKind, sampleReader, shortened, toReader } from '../mail-kind.ts';

/** A card opens tomorrow, and hardly anybody signed it. In the language of the card, whose sender reads it. */
export const fewNotes = mailKind({
  kind: 'few-notes',
  data: toReader.omit({ language: true }).extend({ cardId: z.string() }),
  expirySeconds: expiry.day,
  lookUp: ({ cardId }, { signingMails }) => signingMails.fewNotes(cardId),
  content({ count, toName, cardId }, { site, text }) {
    const name = shortened(toName);
    return {
      subject: name ? text('fewNotes.subject.for', { name }) : text('fewNotes.subject'),
      preview: text('fewNotes.preview', { count }),
      title: text('fewNotes.title'),
      before: [text('fewNotes.before', { count })],
      button: { label: text('fewNotes.label'), url: `/dashboard/signing?card=${cardId}` },
      after: [text('fewNotes.after')],
      reason: text('fewNotes.reason', { site }),
    };
  },
  sample: { ...sampleReader, cardId: 'sample-sample-sample-1', count: 1, toName: 'Ravi', language: 'en' },
});
