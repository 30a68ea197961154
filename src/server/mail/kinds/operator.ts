import { z } from 'zod';
import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import { findTemplate } from '#content/templates.ts';
import { expiry, mailKind, sampleReader, shortened, toReader } from '../mail-kind.ts';

/* To the operator. */

/**
 * What a visitor wrote on the contact page, to the operator; replies go to the visitor. Nothing in it can be trusted, so
 * all of it is plain text.
 */
export const contact = mailKind({
  kind: 'contact',
  data: z.object({ name: z.string(), email: z.string(), subject: z.string(), message: z.string() }),
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

/** Somebody reported a card or a design, to the operator. Nothing in it can be trusted, so all of it is plain text. */
export const report = mailKind({
  kind: 'report',
  data: z.object({
    /** One of the two is null. */
    cardId: z.string().nullable(),
    design: z.string().nullable(),
    /** As the form says it. */
    reason: z.string(),
    text: z.string(),
  }),
  content({ cardId, design, reason, ...mail }, { site, text }) {
    const quote = normaliseText(mail.text);
    const what = cardId ? 'card' : 'design';
    return {
      subject: text(`report.subject.${what}`, { reason: shortened(reason) }),
      preview: isolatedLine(quote.slice(0, 200)) || text('report.preview'),
      title: text('report.title'),
      before: [
        cardId
          ? text('report.before.card')
          : text('report.before.design', { design: shortened(design ?? '') }),
        shortened(reason),
      ],
      ...(quote && { quote }),
      button: {
        label: text(`report.look.${what}`),
        url: cardId ? `/card/${cardId}` : addressOf(design ?? ''),
      },
      after: [
        ...(cardId ? [text('report.hide', { command: `npm run admin -- card hide ${cardId}` })] : []),
        text('report.after'),
      ],
      reason: text('report.reason', { site }),
    };
  },
  sample: {
    cardId: 'sample-sample-sample-1',
    design: null,
    reason: 'It shows something private, or a photo without permission',
    text: 'My street can be seen behind her.',
  },
});

/** Ours begin a card; one of somebody may be hidden by the report, and seen by the operator alone. */
function addressOf(design: string): string {
  return findTemplate(design) ? `/studio?template=${design}` : `/admin/designs?design=${design}`;
}

/** The operator tries whether mail arrives. */
export const testMail = mailKind({
  kind: 'test',
  data: toReader,
  expirySeconds: expiry.hour,
  content: (_mail, { site, text }) => ({
    subject: text('test.subject', { site }),
    preview: text('test.preview'),
    title: text('test.title'),
    before: [text('test.before', { site })],
    button: { label: text('test.label'), url: '/' },
    after: [text('test.after')],
    reason: text('test.reason', { site }),
  }),
  sample: sampleReader,
});
