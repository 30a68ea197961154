import { fitHeading, opticalCentre } from './blocks.ts';
import type { Arrangement, Elements } from './composition.ts';
import { centred } from './extras.ts';
import { type Measures, phone } from './phone.ts';

/** The heading on the picture that the background has for a cover; null without one, and when it would be too small to be read. */
export function pictureCover(given: Elements, { px, gap }: Measures): Arrangement | null {
  const { cover: zone, scale } = given;
  if (!zone) return null;
  const rosetteSize = given.age ? px(54) : 0;
  const above = rosetteSize > 0 ? rosetteSize + gap * 0.6 : 0;
  const heading = fitHeading(given.heading, {
    width: zone.width,
    height: zone.height - above,
    maxSize: px(58) * scale,
    minSize: px(phone.floor),
  });
  if (heading.size < px(phone.floor)) return null;
  const top = zone.y + (zone.height - above - heading.height) * opticalCentre;
  const rosette = centred(
    { width: rosetteSize, height: rosetteSize },
    { ...zone, y: top, height: rosetteSize },
  );
  return {
    heading: { text: heading, x: zone.x, top: top + above, width: zone.width },
    message: [],
    from: null,
    badge: null,
    photo: null,
    age: given.age && rosette,
    align: 'center',
    papers: [],
    onCover: true,
    bounds: zone,
  };
}
