import type { Color, SceneNode } from '#card/scene/scene.ts';
import { type Frame, inset } from '../faces/faces.ts';
import { fitHeading } from './blocks.ts';
import type { Arrangement, Composition, Elements } from './composition.ts';
import { centred, inCircle, stripOf } from './extras.ts';
import { marginSlots } from './slots.ts';
import { coverAndInside, lowered, onePage, setWords, type Units } from './words.ts';

/** The receiver's name is the picture: as large as the card is wide, a brush stroke under it, all else small. */
export const namePicture: Composition = {
  key: 'name',
  label: 'The name',
  photos: { min: 0, max: 1 },
  slots: marginSlots,
  arrange: (given, face) =>
    face.key === 'landscape'
      ? onePage(given, (own) => page(own, inset(face.calm, 16), { unit: 1, words: 1.2 }))
      : coverAndInside(given, face, {
          draw: (own, { zone, px }) => page(own, zone, { unit: px(1) / 1.55, words: px(1) / 1.55 }),
          inside: () => ({ zone: inset(face.calm, 8) }),
          isPicture: true,
        }),
};

function page(given: Elements, zone: Frame, { unit, words: wordUnit }: Units): Arrangement {
  const gap = 22 * unit;
  const word = given.name ?? given.heading.oneLine;
  const round = given.photo ? 150 * unit * given.display : given.age ? 92 * unit * given.display : 0;
  const strip = given.photos.length > 0 ? 116 * unit * given.display : 0;
  const top = round > 0 ? round + gap * 0.6 : 0;
  const greeting = given.name
    ? fitHeading(
        { oneLine: given.greeting, nameBelow: given.greeting },
        { width: zone.width, height: zone.height * 0.16, maxSize: 46 * unit * given.scale },
      )
    : null;
  const name = fitHeading(
    { oneLine: word, nameBelow: word },
    {
      width: zone.width,
      height: zone.height * (given.message ? 0.4 * given.display : 0.5),
      maxSize: 300 * unit * given.display,
    },
  );
  const stroke = name.size * 0.16;
  const head = top + (greeting ? greeting.height + gap * 0.2 : 0) + name.height + stroke + gap;
  const frame = { ...zone, height: zone.height - head - (strip > 0 ? strip + gap : 0) };
  const words = setWords(given, frame, {
    heading: 0,
    message: [50 * wordUnit, 35 * wordUnit],
    from: 28 * wordUnit,
    gap,
    down: 0,
  });
  const height = head + words.bounds.height + (strip > 0 ? strip + gap : 0);
  const start = zone.y + Math.max(0, zone.height - height) * 0.46;
  const moved = lowered(words, start + head - words.bounds.y);
  const nameTop = start + top + (greeting ? greeting.height + gap * 0.2 : 0);
  const medal = centred({ width: round, height: round }, { ...zone, y: start, height: round });
  return {
    ...moved,
    heading: greeting && { text: greeting, x: zone.x, top: start + top, width: zone.width },
    title: { text: name, x: zone.x, top: nameTop, width: zone.width },
    ...inCircle(given, medal, 70 * unit),
    photos: stripOf(given.photos, {
      ...zone,
      y: start + head + words.bounds.height + gap,
      height: strip,
    }),
    papers: brush(
      {
        x: zone.x + (zone.width - Math.min(name.width, zone.width)) / 2,
        y: nameTop + name.height - stroke * 0.1,
        width: Math.min(name.width, zone.width),
        height: stroke,
      },
      given.colors.title,
    ),
    bounds: zone,
  };
}

/** A stroke that swells and thins, as of a flat brush. */
function brush({ x, y, width, height }: Frame, color: Color): readonly SceneNode[] {
  const at = (across: number, down: number) =>
    `${Math.round(x + across * width)} ${Math.round(y + down * height)}`;
  const d = `M${at(0, 0.75)}C${at(0.25, 0.2)} ${at(0.6, 0.1)} ${at(1, 0.3)}C${at(0.96, 0.5)} ${at(0.99, 0.5)} ${at(0.97, 0.62)}C${at(0.6, 0.5)} ${at(0.3, 0.7)} ${at(0.02, 1)}Z`;
  return [{ kind: 'path', d, fill: color, opacity: 0.35 }];
}
