import { z } from 'zod';
import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import { findTemplate } from '#content/templates.ts';
import { expiry, mailKind, shortened } from '../mail-kind.ts';

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
  expirySeconds: expiry.day,
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
