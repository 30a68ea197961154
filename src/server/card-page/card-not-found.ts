import { framed, type PageFrame } from './frame.ts';
import { html, Markup } from './markup.ts';

/** It never existed or is a draft; its sender deleted it; or the operator hid it. */
export type NotFoundReason = keyof typeof sentences;

const sentences = {
  missing:
    'There is no card at this address. Please check that the link is complete, or ask the sender whether the card is published.',
  deleted: 'This card has been deleted by the person who made it.',
  hidden: 'This card is not shown any more.',
} as const;

const lostEnvelope = new Markup(
  '<svg class="lost-envelope" viewBox="0 0 160 120" aria-hidden="true"><path class="ground" d="M12 108c30 8 106 8 136 0-20-8-116-8-136 0z"/><path class="paper" d="M26 34l106-4 4 68-108 4z"/><path class="line" d="M26 34l54 38 52-42"/><path class="flight" d="M52 18q6-10 14-4t14-4 14-4 14-2"/><circle class="wax" cx="80" cy="74" r="10"/></svg>',
);

export function cardNotFound(frame: PageFrame, why: NotFoundReason): string {
  return framed(frame, {
    kind: 'note',
    title: 'Card not found',
    main: html`${lostEnvelope}
<h1>Card not found</h1>
<p>${sentences[why]}</p>
<p><a class="button button-primary" href="/studio">Make a card yourself</a></p>`,
  });
}

/** For when the database is away, or a newer release is being installed. `requestId` names the request in the log. */
export function cardNotLoaded(frame: PageFrame, requestId: string): string {
  return framed(frame, {
    kind: 'note',
    title: 'We could not load this card',
    notice: {
      title: 'Error: Could not load the card',
      description: 'Something went wrong',
      destructive: true,
    },
    main: html`${lostEnvelope}
<h1>We could not load this card</h1>
<p>It is safe; we just cannot reach it at this moment. Please try again in a little while.</p>
<p><a class="button button-primary" href="">Try again</a> <a class="button button-secondary" href="/">Go to the home page</a></p>
<p><small>If you write to us, please add this number: <code>${requestId}</code></small></p>`,
  });
}
