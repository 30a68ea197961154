import type { Face } from '../faces/faces.ts';
import { comfortableSize } from './blocks.ts';
import { mosaic } from './collage.ts';
import type { Arrangement, Composition, Elements } from './composition.ts';
import { fullPhoto } from './photo-shapes.ts';
import { isValid, messageSize } from './valid-arrangement.ts';

/** Of a wide card's width, for its photos. */
const share = 0.41;

/** The pages of a card. */
export function arrangePages(composition: Composition, given: Elements, face: Face): readonly Arrangement[] {
  const count = given.photos.length + (given.photo ? 1 : 0);
  const isForWords = composition.photos.min === 0;
  const hasPrints = isForWords && given.largePhotos && count > 1 && face.key === 'landscape';
  const large = hasPrints ? besidePhotos(composition, given, face) : null;
  return large ? [large] : composition.arrange(given, face);
}

/**
 * Several photos from edge to edge beside the words: a composition that is made for words has only small prints for them.
 * Null where its words would be small so.
 */
function besidePhotos(composition: Composition, given: Elements, face: Face): Arrangement | null {
  const { core, calm } = face;
  const picture = { ...core, width: core.width * share };
  const right = (frame: Face['core'], x: number) => ({ ...frame, x, width: frame.x + frame.width - x });
  const narrow = {
    ...face,
    core: right(core, picture.width - 20),
    calm: { ...right(calm, picture.width + 44), radius: calm.radius },
  };
  const [words] = composition.arrange({ ...given, photo: null, photos: [] }, narrow);
  const { photo, photos = [] } = mosaic(given, picture, 0);
  const page = words && { ...words, photo, photos, panel: words.bounds, bounds: core };
  if (page && messageSize(page) >= comfortableSize && isValid(page, 14)) return page;
  const [full] = fullPhoto.arrange(given, face);
  return full && messageSize(full) >= comfortableSize ? full : null;
}
