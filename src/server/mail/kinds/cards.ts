import { z } from 'zod';
import { mailKind, sampleReader, shortened, toReader } from '../mail-kind.ts';

/* About what others wrote on cards, or answered to them. */

/**
 * Receivers answered cards; what, and how many, is looked up when it is sent. Their words are not in it: strangers could
 * send anything to anybody by it. It is in the language of the card, whose sender reads it.
 */
export const reply = mailKind({
  kind: 'reply',
  data: toReader.omit({ language: true }).extend({ userId: z.string() }),
  lookUp: ({ userId }, { replyMails }) => replyMails.unseenReplies(userId),
  content({ count, toName, cardId, unsubscribeUrl }, { site, text }) {
    const name = shortened(toName);
    return {
      subject: name ? text('reply.subject.for', { count, name }) : text('reply.subject', { count }),
      preview: text('reply.preview'),
      title: text('reply.title', { count }),
      before: [name ? text('reply.before.for', { count, name }) : text('reply.before', { count })],
      button: { label: text('reply.label'), url: `/dashboard/replies?card=${cardId}` },
      after: [text('reply.after'), unsubscribeUrl],
      reason: text('reply.reason', { site }),
      unsubscribeUrl,
    };
  },
  sample: {
    ...sampleReader,
    userId: 'sample',
    count: 2,
    toName: 'Ravi',
    cardId: 'sample-sample-sample-1',
    language: 'en',
    unsubscribeUrl: 'https://cards.example/sample',
  },
});

/** A card opens tomorrow, and hardly anybody signed it. In the language of the card, whose sender reads it. */
export const fewNotes = mailKind({
  kind: 'few-notes',
  data: toReader.omit({ language: true }).extend({ cardId: z.string() }),
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

/**
 * The link of what somebody wrote on a card. Their address is in this job alone, and goes with it; they may have typed that
 * of a stranger, so no word of the card is in it.
 */
export const noteLink = mailKind({
  kind: 'note-link',
  data: toReader.omit({ language: true }).extend({ cardId: z.string(), noteId: z.string() }),
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
