import type { Card } from '#card/document/card.ts';
import { openingInstant } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { normaliseText } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';
import { cardPageText } from '#content/languages/card-page-text.ts';
import { languageFrom, localeOf } from '#content/languages/languages.ts';
import { listIn } from '#content/languages/lists.ts';
import { sealDay, sealText } from '#content/seal-form.ts';
import type { DrawnCard } from '#server/scenes/drawing-cache.ts';
import type { FontFaces } from '#server/scenes/fonts/font-faces.ts';
import { envelopeHead, titleOf } from '../frame/envelope-head.ts';
import { type PageFrame, renderFramedPage } from '../frame/frame.ts';
import { type Content, fillSlots, html, Markup, slot } from '../frame/markup.ts';
import type { Print } from '../frame/print-choice.ts';
import { printHref } from './large-print.ts';

export interface SealedCard {
  readonly id: string;
  readonly seal: Seal;
  /** Has nothing but what its envelope shows. */
  readonly card: Card;
  readonly drawn: DrawnCard;
  /** The fonts of the names and of the page. */
  readonly fonts: FontFaces;
  /** The card's link. */
  readonly address: string;
  /** The day has begun somewhere: whoever says that it has begun here may open it. */
  readonly hasDateBegunSomewhere: boolean;
  readonly print: Print;
}

/** What everybody but its owner gets at the address of a sealed card: what stands on the envelope, and until when. */
export function sealedCardPage(frame: PageFrame, sealed: SealedCard): Markup {
  const { id, seal, card, drawn, fonts, address, hasDateBegunSomewhere, print } = sealed;
  const isLarge = print === 'large';
  const language = languageFrom(card.language);
  const text = cardPageText(card);
  const moment = sealText(seal, { language, text, cityNames: listIn(language, 'cities') });
  const [to, from] = [normaliseText(card.toName), normaliseText(card.fromName)];
  const day = sealDay(seal, language);
  const title = titleOf({ toName: to }, text);
  // Without a place the browser's own midnight counts.
  const local = seal.zone === null ? seal.date : '';
  const { closed } = drawn.opening;
  return renderFramedPage(frame, {
    kind: isLarge ? 'large' : 'sealed',
    ...{ language, text },
    scriptTexts: true,
    ...(!isLarge && { stage: drawn.opening.stage }),
    head: !isLarge && fonts.css ? html`<style>${new Markup(fonts.css)}</style>` : null,
    title,
    preview: envelopeHead({
      title,
      description: text('sealed.opens', { moment }),
      address,
      siteName: frame.siteName,
      text,
    }),
    main: html`<article data-sealed data-locale="${localeOf(language)}" data-opens="${openingInstant(seal)}" data-day="${local}" aria-label="${text('sealed')}">
${isLarge ? null : html`<div aria-hidden="true">${closed && new Markup(closed)}</div>`}
<h1${isLarge ? null : html` class="unseen"`}>${addressed(to, from, text)}</h1>
<p>${fillSlots(text('sealed.text', { moment: slot(0) }), html`<b>${moment}</b>`)}</p>
<p class="countdown" data-countdown role="timer" aria-live="off"></p>
<p data-here hidden>${text('sealed.here', { moment: '{moment}' })}</p>
${
  hasDateBegunSomewhere
    ? html`<p data-without-script>${text('sealed.isIt', { day })} <a class="button button-primary" href="/card/${id}?day=${seal.date}">${text('sealed.open')}</a></p>`
    : html`<p><a class="button button-secondary" href="/card/${id}/calendar.ics" download="birthday-card.ics">${text('sealed.calendar')}</a></p>
<p><small>${text('sealed.later')}</small></p>`
}
<p><a class="button button-quiet" href="${printHref(isLarge ? 'normal' : 'large', null)}">${text(isLarge ? 'sealed.print.normal' : 'print.large')}</a></p>
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
