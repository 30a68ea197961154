import type { Composition } from '../composition.ts';
import { marginSlots } from '../slots.ts';
import { arrangeLandscape } from './landscape.ts';
import { arrangePages } from './pages.ts';

/** A heading, the message and the from line in the calm middle of the picture, the photo as a print. */
export const classic: Composition = {
  key: 'classic',
  label: 'Classic',
  photos: { min: 0, max: 6 },
  slots: marginSlots,
  arrange: (given, face) =>
    face.key === 'landscape' ? [arrangeLandscape(given)] : arrangePages(given, face),
};
