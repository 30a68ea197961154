import { languageOf } from '#card/text/language.ts';
import { htmlText } from '#std/html-text.ts';
import type { Card } from '../document/card.ts';
import { type WrittenCard, writtenText } from '../document/card-text.ts';
import { type Phrases, phrase } from '../document/phrases.ts';
import { type AddressLine, addressOf } from './address.ts';
import type { DrawnCandles, DrawnEnvelope } from './opening-drawing.ts';

interface Named extends WrittenCard, Pick<Card, 'typeface'> {}

interface OpeningParts {
  readonly envelope: DrawnEnvelope;
  readonly hasSound: boolean;
  readonly phrases: Phrases;
  /** What the way to the card in large print is called; a preview has none. */
  readonly largePrint?: string;
}

/**
 * The envelope that stands before a card, as HTML. Without a script it is a link to the card; `opening.ts` opens it. The
 * sound's switch waits for the script. The ids say the link's name: browsers that look for it inside give up after a hundred
 * elements, of which most envelopes have more.
 */
export function openingMarkup(
  card: Named,
  { envelope, hasSound, phrases, largePrint }: OpeningParts,
): string {
  return `<section class="opening" data-opening-stage aria-label="${htmlText(phrases.envelope)}">
<span class="opening-ground"></span>
<a class="envelope ink-${envelope.ink}" data-envelope="${envelope.key}" href="#card" aria-labelledby="envelope-names envelope-open">
${envelopeMarkup(card, envelope, phrases)}
<span class="invitation" id="envelope-open">${htmlText(phrases.openCard)}</span>
</a>
<p class="opening-controls">${
    hasSound
      ? `<button type="button" class="button button-quiet" data-mute aria-pressed="false" hidden>${htmlText(phrases.mute)}</button>`
      : ''
  }<a class="button button-quiet" data-skip href="#card">${htmlText(phrases.skip)}</a>${
    largePrint ? `<a class="button button-quiet" href="?print=large">${htmlText(largePrint)}</a>` : ''
  }</p>
</section>`;
}

/** The same envelope where nobody can open it. */
export function closedEnvelopeMarkup(card: Named, envelope: DrawnEnvelope, phrases: Phrases): string {
  return `<div class="envelope ink-${envelope.ink}" data-envelope="${envelope.key}">${envelopeMarkup(card, envelope, phrases)}</div>`;
}

function envelopeMarkup(card: Named, envelope: DrawnEnvelope, phrases: Phrases): string {
  const { back, pocket, flap, clasp, claspAgain, lining, cover } = envelope;
  return `<span class="sheets" translate="no" aria-hidden="true"><span class="sheet-back">${back}</span><span class="leaf-frame"><span class="leaf"><span class="leaf-front">${cover}</span></span></span><span class="sheet-pocket">${pocket}</span></span>
<span class="names type-${card.typeface}" id="envelope-names">${addressed(card, phrases)}</span>
<span class="flap" aria-hidden="true"><span class="flap-outside">${flap}</span><span class="flap-inside">${lining}</span></span>
<span class="clasp" aria-hidden="true"><span class="clasp-half">${clasp}</span><span class="clasp-half">${claspAgain}</span></span><span class="bits" aria-hidden="true"></span>`;
}

function addressed(card: Named, phrases: Phrases): string {
  const { to, from } = addressOf(card, phrases);
  const written = writtenText(card);
  return `<span class="to" data-length="${lengthOf(to)}">${withName(to, written)}</span>${
    from ? ` <span class="from" data-length="${lengthOf(from)}">${withName(from, written)}</span>` : ''
  }`;
}

function withName({ text, name }: AddressLine, written: string): string {
  return phrase(htmlText(text), { name: isolated(name, written) });
}

function isolated(name: string, written: string): string {
  const language = languageOf(name, written);
  return `<bdi translate="no"${language ? ` lang="${language}"` : ''}>${htmlText(name)}</bdi>`;
}

/** Longer names are written smaller, with the words before them: those are longer in some languages. */
function lengthOf({ text, name }: AddressLine): 'short' | 'long' | 'longest' {
  const { length } = [...phrase(text, { name })];
  return length <= 18 ? 'short' : length <= 32 ? 'long' : 'longest';
}

/** A gust of wind. */
const breath =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" aria-hidden="true"><path d="M3 9h10.500a3 3 0 1 0-3-3M2 13h16a3.200 3.200 0 1 1-3.200 3.200M5 17h6a2.300 2.300 0 1 1-2.300 2.300"/></svg>';

/** The cake after the words. Each candle is a check box, so it can be put out without a script. */
export function candlesMarkup(
  { cake, rows }: DrawnCandles,
  { seed, phrases }: { readonly seed: number; readonly phrases: Phrases },
): string {
  let number = 0;
  const rowMarkup = rows.map((row) => {
    const candles = row.map(({ kind, drawing, flame }) => {
      number += 1;
      return `<li><label class="candle candle-${kind}"><input type="checkbox" autocomplete="off"><span class="unseen">${htmlText(phrase(phrases.blowOutCandle, { number: `${number}` }))}</span><span class="flame" aria-hidden="true">${flame}</span><span aria-hidden="true">${drawing}</span></label></li>`;
    });
    return `<ul>${candles.join('')}</ul>`;
  });
  return `<section class="candles" id="candles" data-candles data-seed="${seed}" data-listening="${htmlText(phrases.oneMoment)}" data-now-blow="${htmlText(phrases.nowBlow)}" data-no-breath="${htmlText(phrases.noBreath)}" aria-label="${htmlText(phrases.candles)}">
<h2>${htmlText(phrases.makeWish)}</h2>
<p class="candles-hint">${htmlText(phrases.touchCandles)}</p>
<div class="cake cake-${rows.length}">${rowMarkup.join('')}<div class="cake-body" aria-hidden="true">${cake}</div></div>
<p class="candle-actions"><button type="button" class="button button-primary" data-blow hidden>${htmlText(phrases.holdToBlow)}</button>
<button type="button" class="button button-secondary" data-breath hidden title="${htmlText(phrases.useBreath)}">${breath}<span>${htmlText(phrases.useBreath)}</span></button></p>
<p class="candle-note" role="status" data-candle-note></p>
<p class="wish-made" role="status"><span>${htmlText(phrases.wishMade)}</span></p>
</section>`;
}

/** Shows the envelope again; only the script can. */
export function replayMarkup({ openAgain }: Phrases): string {
  return `<p class="replay"><button type="button" class="button button-quiet" data-replay hidden>${htmlText(openAgain)}</button></p>`;
}
