import { banner } from './banner.ts';
import { bigWords } from './big-words.ts';
import { classic } from './classic/classic.ts';
import { collage } from './collage.ts';
import type { Composition } from './composition.ts';
import { filmStrip } from './film-strip.ts';
import { giantAge } from './giant-age.ts';
import { letter } from './letter.ts';
import { namePicture } from './name-picture.ts';
import { photoFirst } from './photo-first.ts';
import { archPhoto, fullPhoto, heartPhoto, polaroid, tornPaper } from './photo-shapes.ts';
import { postcard } from './postcard.ts';
import { archedWindow, framedScene, openCard, roundWindow, slantedScene, triptych } from './scenes.ts';

/** In the order of the studio: neighbours differ. */
export const compositions: readonly Composition[] = [
  classic,
  openCard,
  bigWords,
  fullPhoto,
  slantedScene,
  letter,
  polaroid,
  roundWindow,
  giantAge,
  filmStrip,
  archedWindow,
  postcard,
  archPhoto,
  triptych,
  collage,
  tornPaper,
  namePicture,
  heartPhoto,
  framedScene,
  banner,
  photoFirst,
];

/** The composition of that key; the classic one for a key that this program does not know. */
export function compositionFor(key: string): Composition {
  return compositions.find((composition) => composition.key === key) ?? classic;
}
