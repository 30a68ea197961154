import { isolatedLine } from '#card/text/normalise-text.ts';
import { expiry, mailKind, sampleReceiver, toReceiver } from '../mail-kind.ts';

/**
 * Tells a receiver of a card. It is sent to somebody who did not ask for it, so it has one link and no word of its
 * sender's: the address, which was confirmed, and the name of a sender whose mail others opened. It is never in the queue:
 * `deliveries/deliver.ts` sends it, once.
 */
export const delivery = mailKind({
  kind: 'delivery',
  data: toReceiver,
  expirySeconds: expiry.day,
  content({ senderEmail: email, senderName, url }, { site, text }) {
    const subject =
      senderName === null ? text('delivery.subject') : text('delivery.subject.from', { name: senderName });
    return {
      subject,
      preview: text('delivery.preview'),
      title: subject,
      before: [text('delivery.before', { email: isolatedLine(email) })],
      button: { label: text('delivery.label'), url },
      after: [text('delivery.after')],
      reason: text('delivery.reason', { email: isolatedLine(email), site }),
      unsubscribeUrl: url,
      hasOneLink: true,
      ...(senderName !== null && { senderName }),
    };
  },
  sample: sampleReceiver,
});
