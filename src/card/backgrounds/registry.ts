import { animals, dinosaurs } from './animals.ts';
import type { Background } from './background.ts';
import { balloons, hotAirBalloons } from './balloons.ts';
import { cake, candles } from './cake.ts';
import { flowers, meadow } from './flowers.ts';
import { citrus, iceCreams, picnic } from './fruit.ts';
import { gradients } from './gradients.ts';
import { greens, peacock } from './greenery.ts';
import { butterflies, hearts } from './hearts.ts';
import { blockPrint, lamps, rangoliCorners, toran } from './india.ts';
import { paperSunset, reef, tropical } from './paper-layers.ts';
import { buntingAndGifts, confetti, giftWrap } from './party.ts';
import { deco, tiles } from './pattern.ts';
import { airmail } from './post.ts';
import { waves } from './sea.ts';
import { autumn, cherryBlossom, snow } from './seasons.ts';
import { kites, rainbow } from './sky.ts';
import { fireworks, space } from './space.ts';
import { music, stage } from './stage.ts';
import { nightSky, stars } from './stars.ts';

/** In the order in which people see them: neighbours differ in mood and colour. */
export const backgrounds: readonly Background[] = [
  ...gradients,
  balloons,
  cake,
  stars,
  flowers,
  buntingAndGifts,
  toran,
  confetti,
  nightSky,
  rainbow,
  candles,
  hearts,
  rangoliCorners,
  hotAirBalloons,
  citrus,
  animals,
  cherryBlossom,
  fireworks,
  giftWrap,
  paperSunset,
  meadow,
  airmail,
  peacock,
  iceCreams,
  butterflies,
  space,
  lamps,
  waves,
  tropical,
  music,
  greens,
  dinosaurs,
  blockPrint,
  picnic,
  kites,
  autumn,
  reef,
  stage,
  snow,
  deco,
  tiles,
];

export const backgroundKeys: readonly string[] = backgrounds.map(({ key }) => key);

export function findBackground(key: string): Background | undefined {
  return backgrounds.find((background) => background.key === key);
}
