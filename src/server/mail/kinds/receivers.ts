import { z } from 'zod';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { toldStates } from '#content/deliveries/states.ts';
import {
  mailKind,
  type ReceiverMail,
  sampleReader,
  sampleReceiver,
  toReader,
  toReceiver,
  type Writing,
} from '../mail-kind.ts';

/*
 * To somebody who did not ask for it, and to whoever had it sent. Mail to receivers has one link and no word of its
 * sender's: the address, which was confirmed, and the name of a sender whose mail others opened. It is never in the queue:
 * `deliveries/deliver.ts` sends it, once.
 */

/** Tells a receiver of a card. */
export const delivery = mailKind({
  kind: 'delivery',
  data: toReceiver,
  content: (mail, writing) => forReceiver('delivery', mail, writing),
  sample: sampleReceiver,
});

/** Asks somebody to sign a card for somebody else. */
export const invitation = mailKind({
  kind: 'invitation',
  data: toReceiver,
  content: (mail, writing) => forReceiver('invitation', mail, writing),
  sample: sampleReceiver,
});

function forReceiver(
  kind: 'delivery' | 'invitation',
  { senderEmail, senderName, url }: ReceiverMail,
  { site, text }: Writing,
) {
  const email = isolatedLine(senderEmail);
  const subject =
    senderName === null ? text(`${kind}.subject`) : text(`${kind}.subject.from`, { name: senderName });
  return {
    subject,
    preview: text(`${kind}.preview`),
    title: subject,
    before: [text(`${kind}.before`, { email })],
    button: { label: text(`${kind}.label`), url },
    after: [text('delivery.after')],
    reason: text('delivery.reason', { email, site }),
    unsubscribeUrl: url,
    hasOneLink: true,
    ...(senderName !== null && { senderName }),
  };
}

/** A card's link did not reach its receiver by mail, or may not have. Nothing in it says who that is. */
export const deliveryProblem = mailKind({
  kind: 'delivery-problem',
  data: toReader.extend({ cardId: z.string(), problem: z.enum(toldStates) }),
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

/** Somebody who was asked by mail to sign a card may not know of it. Nothing in it says who that is. */
export const invitationProblem = mailKind({
  kind: 'invitation-problem',
  data: toReader.extend({ cardId: z.string() }),
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
