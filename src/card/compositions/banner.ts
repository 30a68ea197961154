import { mix } from '#card/backgrounds/cutout.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import { type Face, type Frame, inset } from '../faces/faces.ts';
import { fitHeading } from './blocks.ts';
import type { Arrangement, Composition, Elements, Palette } from './composition.ts';
import { centred, inCircle, stripOf } from './extras.ts';
import { inkOn } from './sheets.ts';
import { marginSlots } from './slots.ts';
import { coverAndInside, lowered, onePage, setWords, type Units } from './words.ts';

/** A ribbon from edge to edge carries the heading; the message stands below it. */
export const banner: Composition = {
  key: 'banner',
  label: 'Ribbon',
  photos: { min: 0, max: 1 },
  slots: marginSlots,
  arrange: (given, face) =>
    face.key === 'landscape'
      ? onePage(given, (own) => page(own, face, { zone: inset(face.calm, 16), unit: 1, words: 1.25 }))
      : coverAndInside(given, face, {
          draw: (own, { zone, px }) => page(own, face, { zone, unit: px(1) / 1.55, words: px(1) / 1.55 }),
          inside: () => ({ zone: inset(face.calm, 8) }),
          isPicture: true,
        }),
};

function page(
  given: Elements,
  face: Face,
  { zone, unit, words: wordUnit }: Units & { readonly zone: Frame },
): Arrangement {
  const gap = 26 * unit;
  const pad = (given.message ? 22 : 34) * unit;
  const round = given.photo
    ? (given.message ? 180 : 250) * unit * given.display
    : given.age
      ? 110 * unit * given.display
      : 0;
  const strip = given.photos.length > 0 ? 116 * unit * given.display : 0;
  const heading = fitHeading(given.heading, {
    width: zone.width,
    height: zone.height * (given.message ? 0.28 * given.display : 0.4),
    maxSize: (given.message ? 76 : 108) * unit * given.scale * given.display,
  });
  // The round picture stands half on the ribbon.
  const head = round * 0.62 + heading.height + 2 * pad + (round > 0 ? round * 0.38 : 0) + gap * 1.4;
  const frame = { ...zone, height: zone.height - head - (strip > 0 ? strip + gap : 0) };
  const style = {
    heading: 0,
    message: [50 * wordUnit, 35 * wordUnit] as const,
    from: 28 * wordUnit,
    gap,
    down: 0,
  };
  const unplaced = setWords(given, frame, style);
  const length = unplaced.bounds.height;
  const start = zone.y + Math.max(0, zone.height - head - length - (strip > 0 ? strip + gap : 0)) * 0.44;
  const ribbon = {
    x: face.core.x,
    y: start + round * 0.62,
    width: face.width - face.core.x,
    height: heading.height + 2 * pad + round * 0.38,
  };
  const words = lowered(unplaced, start + head - unplaced.bounds.y);
  const medal = centred({ width: round, height: round }, { ...zone, y: start, height: round });
  return {
    ...words,
    heading: {
      text: heading,
      x: zone.x,
      top: ribbon.y + round * 0.38 + pad,
      width: zone.width,
      ink: inkOn(given.colors.title),
    },
    ...inCircle(given, medal, 76 * unit),
    photos: stripOf(given.photos, { ...zone, y: start + head + length + gap, height: strip }),
    papers: band(ribbon, given.colors),
    bounds: zone,
  };
}

/** Cloth with a seam along both edges. */
function band(frame: Frame, { title }: Palette): readonly SceneNode[] {
  const seam = (y: number): SceneNode => ({
    kind: 'path',
    d: `M${frame.x} ${Math.round(y)}H${frame.x + frame.width}`,
    stroke: { paint: mix(title, '#ffffff', 0.45), width: 2.5, dash: [14, 10] },
  });
  return [
    { kind: 'rect', ...frame, y: frame.y + 8, fill: '#2b1d1418' },
    { kind: 'rect', ...frame, fill: title },
    seam(frame.y + 12),
    seam(frame.y + frame.height - 12),
  ];
}
