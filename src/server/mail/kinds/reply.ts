import { z } from 'zod';
import { expiry, mailKind, sampleReader, shortened, toReader } from '../mail-kind.ts';

/**
 * Receivers answered cards; what, and how many, is looked up when it is sent. Their words are not in it: strangers could
 * send anything to anybody by it. It is in the language of the card, whose sender reads it.
 */
export const reply = mailKind({
  kind: 'reply',
  data: toReader.omit({ language: true }).extend({ userId: z.string() }),
  expirySeconds: expiry.day,
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
