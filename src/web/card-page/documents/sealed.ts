import { openingInstant } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { normaliseText } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';
import type { Language } from '#content/languages/languages.ts';
import { listIn } from '#content/languages/lists.ts';
import { textIn } from '#content/languages/text-in.ts';
import { sealDay, sealText } from '#content/seal-form.ts';
import { envelopeHead, titleOf } from '../frame/envelope-head.ts';
import { type PageFrame, renderFramedPage } from '../frame/frame.ts';
import { type Content, fillSlots, html, Markup, slot } from '../frame/markup.ts';

export interface SealedCard {
  readonly id: string;
  readonly seal: Seal;
  readonly toName: string;
  readonly fromName: string;
  /** The card's. */
  readonly language: Language;
  /** The card's link. */
  readonly address: string;
  /** The day has begun somewhere: whoever says that it has begun here may open it. */
  readonly hasDateBegunSomewhere: boolean;
}

const envelope = new Markup(
  '<svg class="sealed-envelope" viewBox="0 0 320 220" aria-hidden="true"><path class="paper" d="M12 24h296v184H12z"/><path class="line" d="M12 208l118-92m178 92-118-92"/><path class="flap" d="M12 24h296L160 138z"/><circle class="wax" cx="160" cy="130" r="24"/><path class="mark" d="M160 142c-8-7-11-10-10-14 1-5 7-6 10-1 3-5 9-4 10 1 1 4-2 7-10 14z"/></svg>',
);

/** What everybody but its owner gets at the address of a sealed card: what stands on the envelope, and until when. */
export function sealedCardPage(frame: PageFrame, card: SealedCard): Markup {
  const { id, seal, address, hasDateBegunSomewhere, language } = card;
  const text = textIn(language, 'card-page');
  const moment = sealText(seal, { language, text, cityNames: listIn(language, 'cities') });
  const [to, from] = [normaliseText(card.toName), normaliseText(card.fromName)];
  const day = sealDay(seal, language);
  const title = titleOf({ toName: to }, text);
  // Without a place the browser's own midnight counts.
  const local = seal.zone === null ? seal.date : '';
  return renderFramedPage(frame, {
    kind: 'sealed',
    language,
    scriptTexts: true,
    title,
    preview: envelopeHead({
      title,
      description: text('sealed.opens', { moment }),
      address,
      siteName: frame.siteName,
      text,
    }),
    main: html`<article data-sealed data-opens="${openingInstant(seal)}" data-day="${local}" aria-label="${text('sealed')}">
${envelope}
<h1>${addressed(to, from, text)}</h1>
<p>${fillSlots(text('sealed.text', { moment: slot(0) }), html`<b>${moment}</b>`)}</p>
<p class="countdown" data-countdown role="timer" aria-live="off"></p>
${
  hasDateBegunSomewhere
    ? html`<p data-without-script>${text('sealed.isIt', { day })} <a class="button button-primary" href="/card/${id}?day=${seal.date}">${text('sealed.open')}</a></p>`
    : html`<p><a class="button button-secondary" href="/card/${id}/calendar.ics" download="birthday-card.ics">${text('sealed.calendar')}</a></p>
<p><small>${text('sealed.later')}</small></p>`
}
</article>`,
  });
}

/** "To Asha, from Mira". */
function addressed(to: string, from: string, text: Text<'card-page'>): Content {
  const [receiver, sender] = [html`<bdi translate="no">${to}</bdi>`, html`<bdi translate="no">${from}</bdi>`];
  if (!to)
    return from ? fillSlots(text('sealed.forYouFrom', { from: slot(0) }), sender) : text('sealed.forYou');
  if (!from) return fillSlots(text('sealed.to', { to: slot(0) }), receiver);
  return fillSlots(text('sealed.toFrom', { to: slot(0), from: slot(1) }), receiver, sender);
}
