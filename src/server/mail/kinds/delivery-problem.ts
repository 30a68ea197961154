import { z } from 'zod';
import { toldStates } from '#content/deliveries/states.ts';
import { expiry, mailKind, sampleReader, toReader } from '../mail-kind.ts';

/** A card's link did not reach its receiver by mail, or may not have. Nothing in it says who that is. */
export const deliveryProblem = mailKind({
  kind: 'delivery-problem',
  data: toReader.extend({ cardId: z.string(), problem: z.enum(toldStates) }),
  expirySeconds: expiry.day,
  content: ({ cardId, problem }, { site, text }) => ({
    subject: text('deliveryProblem.subject'),
    preview: text(`deliveryProblem.${problem}`),
    title: text('deliveryProblem.subject'),
    before: [text(`deliveryProblem.${problem}`), text('deliveryProblem.before')],
    button: { label: text('deliveryProblem.label'), url: `/dashboard/delivery?card=${cardId}` },
    after: [],
    reason: text('deliveryProblem.reason', { site }),
  }),
  sample: { ...sampleReader, cardId: 'sample-sample-sample-1', problem: 'missed' },
});
