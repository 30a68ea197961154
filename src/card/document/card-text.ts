import { type EastAsianFamily, eastAsianFamily } from '../text/fonts.ts';
import { isolatedLine } from '../text/normalise-text.ts';
import type { Card } from './card.ts';
import { type DrawnPhrases, phrase } from './phrases.ts';

/** The text of the card: the typed message, else the generated wish. */
export function cardText(card: Pick<Card, 'message' | 'wish'>): string {
  return card.message || card.wish;
}

/** Everything that the card says besides the names, in reading order. */
export function cardTexts(card: Pick<Card, 'heading' | 'message' | 'wish' | 'signature'>): readonly string[] {
  const { heading, signature } = card;
  return [heading, cardText(card), signature?.kind === 'typed' ? signature.text : ''].filter(Boolean);
}

export type WrittenCard = Pick<Card, 'toName' | 'fromName' | 'heading' | 'message' | 'wish' | 'signature'>;

/** All that people wrote on a card, its names included. */
export function writtenText(card: WrittenCard): string {
  return [card.toName, card.fromName, ...cardTexts(card)].join('\n');
}

/** The family for Chinese, Japanese and Korean letters: a name of two Han characters does not tell its country, the message does. */
export function cardEastAsian(card: WrittenCard): EastAsianFamily {
  return eastAsianFamily(writtenText(card));
}

/** The accessible name of a card's drawing. The message stands beside it as text and is not repeated. */
export function drawingTitle({ toName }: Pick<Card, 'toName'>, phrases: DrawnPhrases): string {
  const to = isolatedLine(toName);
  return phrase(to ? phrases.descriptionTo : phrases.description, { to });
}
