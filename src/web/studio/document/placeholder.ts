import type { Card } from '#card/document/card.ts';
import type { LayoutOptions } from '#card/layout/layout.ts';
import { studioText } from '../../texts/studio.ts';
import type { StudioStart } from '../studio.ts';

export type Placeholder = NonNullable<LayoutOptions['placeholder']>;
type Beginning = Pick<StudioStart, 'template' | 'card'>;

/** Sample texts that an empty card shows in a paler colour until something is typed. */
const words = sampleWords({});
const wordsAndPhotos = sampleWords({ photos: true });

/** The words are said when they are asked for. */
function sampleWords(others: Pick<Placeholder, 'photos'>): Placeholder {
  return {
    ...others,
    get toName() {
      return studioText('placeholder.to');
    },
    get fromName() {
      return studioText('placeholder.from');
    },
    get message() {
      return studioText('placeholder.message');
    },
  };
}

/** Samples for what the card lacks. The result is always one of two objects, so that it can be a cache key. */
export function placeholderFor(beginning: Beginning, card: Card): Placeholder {
  return showsSamplePhotos(beginning, card) ? wordsAndPhotos : words;
}

/**
 * True while the card is the one that a template with photo frames opened. Its frames show drawings until photos
 * come.
 */
export function showsSamplePhotos({ template, card: first }: Beginning, { seed }: Card): boolean {
  const photoFrames = template !== null && template !== 'missing' && template.photoFrames;
  // Restored work is another card and has another seed.
  return photoFrames && seed === first.seed;
}
