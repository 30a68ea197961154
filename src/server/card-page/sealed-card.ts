import { openingInstant } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { isolatedLine, normaliseText } from '#card/text/normalise-text.ts';
import { sealDay, sealText } from '#content/seal-form.ts';
import { envelopeHead } from './envelope-head.ts';
import { framed, type PageFrame } from './frame.ts';
import { html, Markup } from './markup.ts';

export interface SealedCard {
  readonly id: string;
  readonly seal: Seal;
  readonly toName: string;
  readonly fromName: string;
  /** The card's link. */
  readonly address: string;
  /** The day has begun somewhere: whoever says that it has begun here may open it. */
  readonly isByDate: boolean;
}

const envelope = new Markup(
  '<svg class="sealed-envelope" viewBox="0 0 320 220" aria-hidden="true"><path class="paper" d="M12 24h296v184H12z"/><path class="line" d="M12 208l118-92m178 92-118-92"/><path class="flap" d="M12 24h296L160 138z"/><circle class="wax" cx="160" cy="130" r="24"/><path class="mark" d="M160 142c-8-7-11-10-10-14 1-5 7-6 10-1 3-5 9-4 10 1 1 4-2 7-10 14z"/></svg>',
);

/** What everybody but its owner gets at the address of a sealed card: what stands on the envelope, and until when. */
export function sealedCard(frame: PageFrame, card: SealedCard): string {
  const { id, seal, address, isByDate } = card;
  const [to, from] = [normaliseText(card.toName), normaliseText(card.fromName)];
  const day = sealDay(seal);
  const title = isolatedLine(to) ? `A birthday card for ${isolatedLine(to)}` : 'A birthday card';
  // Without a place the browser's own midnight counts.
  const local = seal.zone === null ? seal.date : '';
  return framed(frame, {
    kind: 'sealed',
    title,
    head: envelopeHead({
      title,
      description: `It opens on ${sealText(seal)}.`,
      address,
      siteName: frame.siteName,
    }),
    main: html`<article data-sealed data-opens="${openingInstant(seal)}" data-day="${local}" aria-label="A sealed card">
${envelope}
<h1>${to ? html`To <bdi>${to}</bdi>` : 'For you'}${from ? html`, from <bdi>${from}</bdi>` : null}</h1>
<p>This card is sealed. It opens on <b>${sealText(seal)}</b>.</p>
<p class="countdown" data-countdown role="timer" aria-live="off"></p>
${
  isByDate
    ? html`<p data-without-script>Is it ${day} where you are? <a class="button button-primary" href="/card/${id}?day=${seal.date}">Open the card</a></p>`
    : html`<p><a class="button button-secondary" href="/card/${id}/calendar.ics" download="birthday-card.ics">Add to my calendar</a></p>
<p><small>Come back to this address then: the card is here.</small></p>`
}
</article>`,
  });
}
