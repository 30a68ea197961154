import type { Background } from './background.ts';
import { balloons, hotAirBalloons } from './balloons.ts';
import { cake, candles } from './cake.ts';
import { flowers, meadow } from './flowers.ts';
import { citrus, iceCreams, picnic } from './fruit.ts';
import { gradients } from './gradients.ts';
import { blockPrint, lamps, rangoliCorners, toran } from './india.ts';
import { paperSunset, reef, tropical } from './paper-layers.ts';
import { buntingAndGifts, confetti, giftWrap } from './party.ts';
import { waves } from './sea.ts';
import { autumn, cherryBlossom, snow } from './seasons.ts';
import { nightSky, stars } from './stars.ts';

/** In the order in which people see them. */
export const backgrounds: readonly Background[] = [
  ...gradients,
  balloons,
  cake,
  stars,
  flowers,
  buntingAndGifts,
  toran,
  candles,
  confetti,
  rangoliCorners,
  hotAirBalloons,
  nightSky,
  paperSunset,
  meadow,
  giftWrap,
  blockPrint,
  reef,
  tropical,
  lamps,
  waves,
  citrus,
  cherryBlossom,
  picnic,
  iceCreams,
  autumn,
  snow,
];

export const backgroundKeys: readonly string[] = backgrounds.map(({ key }) => key);

export function findBackground(key: string): Background | undefined {
  return backgrounds.find((background) => background.key === key);
}
