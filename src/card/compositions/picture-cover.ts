import type { Frame } from '../faces/faces.ts';
import { fitHeading, opticalCentre } from './blocks.ts';
import type { Arrangement, Elements } from './composition.ts';
import { type Measures, phone } from './phone.ts';

/** The heading on the picture that the background has for a cover; null without one, and when it would be too small to be read. */
export function pictureCover(given: Elements, { px, gap }: Measures): Arrangement | null {
  const { cover, scale } = given;
  if (!cover) return null;
  const { heading: zone } = cover;
  const { rosette, rest } =
    given.age && !cover.rosette
      ? withRosette(zone, px(54), gap * 0.3)
      : { rosette: given.age && cover.rosette, rest: zone };
  const heading = fitHeading(given.heading, {
    width: rest.width,
    height: rest.height,
    maxSize: px(58) * scale,
    minSize: px(phone.floor),
  });
  if (heading.size < px(phone.floor)) return null;
  const free = (rest.height - heading.height) * opticalCentre;
  // A rosette above the heading stays near it.
  const lowered = rosette && !cover.rosette && rosette.y < rest.y ? free : 0;
  return {
    heading: { text: heading, x: rest.x, top: rest.y + free, width: rest.width },
    message: [],
    from: null,
    badge: null,
    photo: null,
    age: rosette && { ...rosette, y: rosette.y + lowered },
    align: 'center',
    papers: [],
    onCover: true,
    bounds: zone,
  };
}

/** Where a rosette goes, and what it leaves to the heading: beside it where the zone is low, else above it. */
function withRosette(
  zone: Frame,
  most: number,
  gap: number,
): { readonly rosette: Frame; readonly rest: Frame } {
  const isLow = zone.width > zone.height * 2.75;
  const size = Math.min(most, zone.height * (isLow ? 0.8 : 0.42));
  const taken = size + gap * (isLow ? 2 : 1);
  const square = { width: size, height: size };
  return isLow
    ? {
        rosette: { x: zone.x, y: zone.y + (zone.height - size) * opticalCentre, ...square },
        rest: { ...zone, x: zone.x + taken, width: zone.width - taken },
      }
    : {
        rosette: { x: zone.x + (zone.width - size) / 2, y: zone.y, ...square },
        rest: { ...zone, y: zone.y + taken, height: zone.height - taken },
      };
}
