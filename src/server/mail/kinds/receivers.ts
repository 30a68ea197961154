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
  content(mail, writing) {
    const { text } = writing;
    const { senderName: name } = mail;
    return forReceiver(mail, writing, {
      subject: name === null ? text('delivery.subject') : text('delivery.subject.from', { name }),
      preview: text('delivery.preview'),
      before: text('delivery.before', { email: isolatedLine(mail.senderEmail) }),
      label: text('delivery.label'),
    });
  },
  sample: sampleReceiver,
});

/** Asks somebody to sign a card for somebody else. */
export const invitation = mailKind({
  kind: 'invitation',
  data: toReceiver,
  content(mail, writing) {
    const { text } = writing;
    const { senderName: name } = mail;
    return forReceiver(mail, writing, {
      subject: name === null ? text('invitation.subject') : text('invitation.subject.from', { name }),
      preview: text('invitation.preview'),
      before: text('invitation.before', { email: isolatedLine(mail.senderEmail) }),
      label: text('invitation.label'),
    });
  },
  sample: sampleReceiver,
});

/** What one of the two says. */
type Words = Readonly<Record<'subject' | 'preview' | 'before' | 'label', string>>;

function forReceiver(
  { senderEmail, senderName, url }: ReceiverMail,
  { site, text }: Writing,
  { subject, preview, before, label }: Words,
) {
  return {
    subject,
    preview,
    title: subject,
    before: [before],
    button: { label, url },
    after: [text('delivery.after')],
    reason: text('delivery.reason', { email: isolatedLine(senderEmail), site }),
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
