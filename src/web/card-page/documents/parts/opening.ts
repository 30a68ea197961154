import { replayMarkup } from '#card/opening/opening-markup.ts';
import { Markup } from '../../frame/markup.ts';
import type { PartInput } from '../card.ts';

type OpeningInput = Pick<PartInput, 'drawn' | 'phrases'>;

/** The envelope before the card; null for a card that is open at once. The studio's preview writes the same. */
export function openingPart({ drawn }: OpeningInput): Markup | null {
  const { envelope } = drawn.opening;
  return envelope && new Markup(envelope);
}

export function candlesPart({ drawn }: OpeningInput): Markup | null {
  const { candles } = drawn.opening;
  return candles && new Markup(candles);
}

/** Shows the envelope again, where there is one. */
export function replayPart({ drawn, phrases }: OpeningInput): Markup | null {
  return drawn.opening.envelope && new Markup(replayMarkup(phrases));
}
