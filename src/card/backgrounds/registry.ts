import { airmail } from './airmail.ts';
import { animals } from './animals.ts';
import { arcade } from './arcade.ts';
import { autumn } from './autumn.ts';
import type { Background } from './background.ts';
import { balloons } from './balloons.ts';
import { bicycle } from './bicycle.ts';
import { blockPrint } from './block-print.ts';
import { buntingAndGifts } from './bunting.ts';
import { butterflies } from './butterflies.ts';
import { cake } from './cake.ts';
import { candles } from './candles.ts';
import { carousel } from './carousel.ts';
import { cherryBlossom } from './cherry-blossom.ts';
import { citrus } from './citrus.ts';
import { coffeeTable } from './coffee-table.ts';
import { confetti } from './confetti.ts';
import { dinosaurs } from './dinosaurs.ts';
import { eucalyptus } from './eucalyptus.ts';
import { festivalLights } from './festival-lights.ts';
import { fireworks } from './fireworks.ts';
import { flowers } from './flowers.ts';
import { garland } from './garland.ts';
import { giftWrap } from './gift-wrap.ts';
import { goldenFans } from './golden-fans.ts';
import { gradients } from './gradients.ts';
import { hearts } from './hearts.ts';
import { henna } from './henna.ts';
import { hotAirBalloons } from './hot-air-balloons.ts';
import { iceCreams } from './ice-cream.ts';
import { kites } from './kites.ts';
import { lamps } from './lamps.ts';
import { lighthouse } from './lighthouse.ts';
import { meadow } from './meadow.ts';
import { mirrorBall } from './mirror-ball.ts';
import { music } from './music.ts';
import { nightSky } from './night-sky.ts';
import { paperSunset } from './paper-sunset.ts';
import { peacock } from './peacock.ts';
import { penFlourish } from './pen-flourish.ts';
import { picnic } from './picnic.ts';
import { pinata } from './pinata.ts';
import { rainbow } from './rainbow.ts';
import { rangoli } from './rangoli.ts';
import { reef } from './reef.ts';
import { silkLanterns } from './silk-lanterns.ts';
import { snow } from './snow.ts';
import { space } from './space.ts';
import { stage } from './stage.ts';
import { stars } from './stars.ts';
import { tiles } from './tiles.ts';
import { tram } from './tram.ts';
import { tropical } from './tropical.ts';
import { waves } from './waves.ts';

/** In the order in which people see them: neighbours differ in mood and colour. */
export const backgrounds: readonly Background[] = [
  ...gradients,
  balloons,
  cake,
  stars,
  flowers,
  buntingAndGifts,
  garland,
  confetti,
  nightSky,
  rainbow,
  candles,
  hearts,
  rangoli,
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
  eucalyptus,
  dinosaurs,
  blockPrint,
  picnic,
  kites,
  autumn,
  reef,
  stage,
  snow,
  goldenFans,
  tiles,
  silkLanterns,
  pinata,
  henna,
  penFlourish,
  festivalLights,
  carousel,
  mirrorBall,
  tram,
  lighthouse,
  bicycle,
  arcade,
  coffeeTable,
];

export const backgroundKeys: readonly string[] = backgrounds.map(({ key }) => key);

export function findBackground(key: string): Background | undefined {
  return backgrounds.find((background) => background.key === key);
}
