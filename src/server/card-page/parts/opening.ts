import { candlesMarkup, openingMarkup, replayMarkup } from '#card/opening/opening-markup.ts';
import type { PartInput } from '../card-page.ts';
import { html, Markup } from '../markup.ts';

type OpeningInput = Pick<PartInput, 'card' | 'drawn'>;

/** The envelope before the card; null for a card that is open at once. The studio's preview writes the same. */
export function openingPart({ card, drawn }: OpeningInput): Markup | null {
  const { envelope } = drawn.opening;
  return envelope && new Markup(openingMarkup(card, { envelope, hasSound: card.audio !== null }));
}

/** The way to the candles, below the card. */
export function wishLinkPart({ drawn }: OpeningInput): Markup | null {
  return (
    drawn.opening.candles &&
    html`<p class="wish-link"><a class="button button-primary" href="#candles">Make a wish</a></p>`
  );
}

export function candlesPart({ card, drawn }: OpeningInput): Markup | null {
  const { candles } = drawn.opening;
  return candles && new Markup(candlesMarkup(candles, card.seed));
}

/** Shows the envelope again, where there is one. */
export function replayPart({ drawn }: OpeningInput): Markup | null {
  return drawn.opening.envelope && new Markup(replayMarkup);
}
