import { z } from 'zod';
import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import { expiry, mailKind, shortened } from '../mail-kind.ts';

/**
 * What a visitor wrote on the contact page, to the operator; replies go to the visitor. Nothing in it can be trusted, so
 * all of it is plain text.
 */
export const contact = mailKind({
  kind: 'contact',
  data: z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
  expirySeconds: expiry.day,
  content({ email, ...mail }, { site, text }) {
    const [name, topic] = [shortened(mail.name), shortened(mail.subject)];
    const message = normaliseText(mail.message);
    return {
      subject: text('contact.subject', { name, topic }),
      preview: isolatedLine(message.slice(0, 200)),
      title: topic,
      before: [text('contact.before', { name, email })],
      quote: message,
      after: [text('contact.after', { name })],
      reason: text('contact.reason', { site }),
      ...(isOneAddress(email) && { replyTo: email }),
    };
  },
  sample: {
    name: 'Mina',
    email: 'mina@example.org',
    subject: 'Support',
    message: 'How do I add a second photo?\n\nThank you!',
  },
});

/** Anything else in a header could be several addresses, or a name for another address. */
function isOneAddress(text: string): boolean {
  return /^[^\p{Cc}\s"(),:;<>@[\\\]]+@[^\p{Cc}\s"(),:;<>@[\\\]]+$/u.test(text);
}
