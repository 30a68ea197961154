import type { Card } from '#card/document/card.ts';
import type { LayoutOptions } from '#card/layout/layout.ts';
import type { StudioOpening } from '../studio.ts';

export type Placeholder = NonNullable<LayoutOptions['placeholder']>;
type Beginning = Pick<StudioOpening, 'template' | 'card'>;

/** What stands on an empty card, paler, until something is typed. */
const words: Placeholder = {
  toName: 'dear friend',
  fromName: 'you',
  message: 'Your wish goes here. Let the studio find one for you, or write your own.',
};

const wordsAndPhotos: Placeholder = { ...words, photos: true };

/** Samples of what the card still lacks; the same samples are the same object. */
export function placeholderFor(beginning: Beginning, card: Card): Placeholder {
  return showsSamplePhotos(beginning, card) ? wordsAndPhotos : words;
}

/** Whether the card is (still) the one of a template that shows its photo frames before the photos come. */
export function showsSamplePhotos({ template, card: first }: Beginning, { seed }: Card): boolean {
  const photoFrames = template !== null && template !== 'missing' && template.photoFrames;
  // Work that was brought back is another card, with a seed of its own.
  return photoFrames && seed === first.seed;
}
