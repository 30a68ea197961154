import { isolatedLine } from '#card/text/normalise-text.ts';
import { expiry, mailKind, sampleReceiver, toReceiver } from '../mail-kind.ts';

/** Asks somebody to sign a card for somebody else. Like the mail to a card's receiver it has no word of its sender's. */
export const invitation = mailKind({
  kind: 'invitation',
  data: toReceiver,
  expirySeconds: expiry.day,
  content({ senderEmail, senderName, url }, { site, text }) {
    const email = isolatedLine(senderEmail);
    const subject =
      senderName === null
        ? text('invitation.subject')
        : text('invitation.subject.from', { name: senderName });
    return {
      subject,
      preview: text('invitation.preview'),
      title: subject,
      before: [text('invitation.before', { email })],
      button: { label: text('invitation.label'), url },
      after: [text('delivery.after')],
      reason: text('delivery.reason', { email, site }),
      unsubscribeUrl: url,
      hasOneLink: true,
      ...(senderName !== null && { senderName }),
    };
  },
  sample: sampleReceiver,
});
