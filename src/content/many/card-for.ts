import type { Card, Photo } from '#card/document/card.ts';
import { isolatedLine, oneLine } from '#card/text/normalise-text.ts';

/** What is different on the card of one person. */
export interface Person {
  readonly name: string;
  /** Stands below the words of all; empty for none. */
  readonly line: string;
  /** In the place of the receiver's photo of the design; null: the design's. */
  readonly photo: Photo | null;
}

/** Stands in the words where each name goes. */
export const nameMark = '{name}';

/** The words of a card with the mark where its receiver is named, to be said to others too. */
export function wordsOf(card: Pick<Card, 'toName' | 'message' | 'wish'>): string {
  return markedName(card.message || card.wish, card.toName);
}

/** The card of a person: the design with their name, the words with it, their line and their photo. */
export function cardFor(design: Card, words: string, { name, line, photo }: Person): Card {
  const heading = filled(markedName(design.heading, design.toName), name);
  const message = [filled(words.trim(), name), line.trim()].filter(Boolean).join('\n');
  return {
    ...design,
    ...{ toName: oneLine(name), heading, message, wish: '' },
    ...(photo && { receiverPhoto: photo }),
  };
}

/** Every mark becomes the name, which turns nothing of a line of the other direction. */
function filled(words: string, name: string): string {
  return words.replace(/\{\s*name\s*\}/gi, () => isolatedLine(name));
}

/** Whole words only: `Al` does not stand in `All`. */
function markedName(text: string, name: string): string {
  const whole = oneLine(name);
  if (!whole) return text;
  const quoted = whole.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const letter = String.raw`[\p{L}\p{M}\p{N}]`;
  return text.replace(new RegExp(`\u2068?(?<!${letter})${quoted}(?!${letter})\u2069?`, 'gu'), () => nameMark);
}
