import { z } from 'zod';
import { expiry, mailKind, sampleReader, toReader } from '../mail-kind.ts';

/** Somebody who was asked by mail to sign a card may not know of it. Nothing in it says who that is. */
export const invitationProblem = mailKind({
  kind: 'invitation-problem',
  data: toReader.extend({ cardId: z.string() }),
  expirySeconds: expiry.day,
  content: ({ cardId }, { site, text }) => ({
    subject: text('invitationProblem.subject'),
    preview: text('invitationProblem.text'),
    title: text('invitationProblem.subject'),
    before: [text('invitationProblem.text'), text('invitationProblem.before')],
    button: { label: text('deliveryProblem.label'), url: `/dashboard/signing?card=${cardId}` },
    after: [],
    reason: text('invitationProblem.reason', { site }),
  }),
  sample: { ...sampleReader, cardId: 'sample-sample-sample-1' },
});
