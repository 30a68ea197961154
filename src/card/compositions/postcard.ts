import { circle } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { type Face, type Frame, inset } from '../faces/faces.ts';
import type { Arrangement, Composition, Elements } from './composition.ts';
import { squareAt, stripOf } from './extras.ts';
import { largeType } from './large-type.ts';
import { inkOn, sheetFrame, sheetOf, tint } from './sheets.ts';
import { edgeSlots } from './slots.ts';
import { coverAndInside, onePage, setWords } from './words.ts';

/** The back of a postcard: the message, a line, a stamp with the photo, the number or the letter, and the postmark. */
export const postcard: Composition = {
  key: 'postcard',
  label: 'Postcard',
  photos: { min: 0, max: 3 },
  hasPaper: true,
  slots: edgeSlots,
  arrange: (given, face) =>
    face.key === 'landscape'
      ? onePage(given, (own) =>
          face.core.width < face.core.height ? tall(own, face, 1.75) : wide(own, face),
        )
      : coverAndInside(given, face, {
          draw: (own, { px }) => tall(own, face, px(1)),
          inside: () => ({
            zone: inset(sheetFrame(face), 74),
            papers: card(sheetFrame(face), given.colors.title),
          }),
        }),
};

/** The card itself, its edge striped like an airmail envelope. */
function card(sheet: Frame, color: Color): readonly SceneNode[] {
  const edge = 18;
  const { x, y, width, height } = inset(sheet, edge / 2);
  const border = (paint: Color, by: number): SceneNode => ({
    kind: 'path',
    d: `M${x + by} ${y}H${x + width}M${x + width} ${y + by}V${y + height}M${x + width - by} ${y + height}H${x}M${x} ${y + height - by}V${y}`,
    stroke: { paint, width: edge, cap: 'butt', dash: [44, 132] },
  });
  return [...sheetOf(sheet, '#fffdf8', 4), border(color, 22), border(tint(color, 0.62), 110)];
}

/** Perforated: a row of bites along each edge. */
function stamp(frame: Frame, color: Color): readonly SceneNode[] {
  const step = frame.width / 10;
  const r = step * 0.28;
  const columns = Array.from({ length: 11 }, (_, index) => frame.x + index * step);
  const count = Math.round(frame.height / step);
  const rows = Array.from({ length: count + 1 }, (_, index) => frame.y + (index * frame.height) / count);
  const bites = [
    ...columns.flatMap((x) => [circle(x, frame.y, r), circle(x, frame.y + frame.height, r)]),
    ...rows.flatMap((y) => [circle(frame.x, y, r), circle(frame.x + frame.width, y, r)]),
  ];
  return [
    { kind: 'rect', ...frame, fill: tint(color, 0.82) },
    { kind: 'path', d: bites.join(''), fill: '#fffdf8' },
    { kind: 'rect', ...inset(frame, step * 0.9), fill: color },
  ];
}

/** Lies under the stamp, whose letter has to be read. */
function postmark(x: number, y: number, r: number, color: Color): readonly SceneNode[] {
  const paint: Color = `${tint(color, 0.35)}99` as Color;
  const wave = (dy: number) => {
    const w = r * 0.5;
    return `M${x + r * 1.1} ${y + dy}q${w / 2} ${-r * 0.2} ${w} 0t${w} 0t${w} 0t${w} 0`;
  };
  return [
    { kind: 'path', d: circle(x, y, r) + circle(x, y, r * 0.66), stroke: { paint, width: r * 0.05 } },
    {
      kind: 'path',
      d: [-0.5, -0.17, 0.17, 0.5].map((dy) => wave(dy * r)).join(''),
      stroke: { paint, width: r * 0.05, cap: 'round' },
    },
  ];
}

function stamped(given: Elements, frame: Frame): Pick<Arrangement, 'photo' | 'title'> {
  const inside = inset(frame, frame.width * 0.09);
  if (given.photo) return { photo: { ...inside, degrees: 0, shape: 'plain' } };
  return {
    photo: null,
    title: largeType(given, inset(inside, frame.width * 0.14), inkOn(given.colors.title)),
  };
}

function rosetteFrame(given: Elements, frame: Frame, size: number): Frame | null {
  if (!given.age || !given.photo) return null;
  return squareAt(frame.x - size * 0.45, frame.y + frame.height - size * 0.7, size);
}

function wide(given: Elements, face: Face): Arrangement {
  const sheet = sheetFrame(face);
  const zone = inset(sheet, 66);
  const split = zone.x + zone.width * (0.56 + (1 - given.display) * 0.1);
  const frame = { x: zone.x + zone.width - 210, y: zone.y, width: 210, height: 256 };
  const strip = given.photos.length > 0 ? 120 * given.display : 0;
  const left = { ...zone, width: split - 44 - zone.x, height: zone.height - (strip > 0 ? strip + 24 : 0) };
  const right = {
    x: split + 44,
    y: frame.y + frame.height + 36,
    width: zone.x + zone.width - split - 44,
    height: zone.height - frame.height - 36,
  };
  const { from: _from, ...address } = given;
  const said = setWords({ ...given, from: null, badge: false, senderPhoto: false, signature: null }, left, {
    heading: 0,
    message: [62, 46],
    from: 27,
    gap: 24,
  });
  const addressed = setWords({ ...address, from: given.from, message: null }, right, {
    heading: 58,
    share: 0.55,
    message: [30, 30],
    from: 32,
    gap: 28,
    down: 0.25,
  });
  const photos = stripOf(given.photos, { ...left, y: left.y + left.height + 24, height: strip });
  return {
    ...addressed,
    message: said.message,
    ...stamped(given, frame),
    age: rosetteFrame(given, frame, 96),
    photos,
    papers: [
      ...card(sheet, given.colors.title),
      {
        kind: 'rect',
        x: split,
        y: zone.y,
        width: 2.5,
        height: zone.height,
        fill: tint(given.colors.title, 0.6),
      },
      ...postmark(frame.x - 130, frame.y + 92, 70, given.colors.title),
      ...stamp(frame, given.colors.title),
    ],
    bounds: zone,
  };
}

function tall(given: Elements, face: Face, px: number): Arrangement {
  const sheet = sheetFrame(face);
  const zone = inset(sheet, 66);
  const size = {
    width: zone.width * given.display * (given.message ? 0.32 : 0.44),
    height: zone.width * given.display * (given.message ? 0.39 : 0.54),
  };
  const frame = { ...size, x: zone.x + zone.width - size.width, y: zone.y };
  const strip = given.photos.length > 0 ? 52 * px * given.display : 0;
  const gap = 10 * px;
  const words = {
    ...zone,
    y: frame.y + frame.height + 14 * px,
    height: zone.height - frame.height - 14 * px - (strip > 0 ? strip + gap : 0),
  };
  const set = setWords(given, words, {
    heading: 38 * px,
    message: [25 * px, 20 * px],
    from: 15 * px,
    gap,
    down: 0.4,
  });
  return {
    ...set,
    ...stamped(given, frame),
    age: rosetteFrame(given, frame, 40 * px),
    photos: stripOf(given.photos, { ...zone, y: zone.y + zone.height - strip, height: strip }),
    papers: [
      ...card(sheet, given.colors.title),
      ...postmark(
        frame.x - size.width * 0.72,
        frame.y + size.height * 0.42,
        size.width * 0.3,
        given.colors.title,
      ),
      ...stamp(frame, given.colors.title),
    ],
    bounds: zone,
  };
}
