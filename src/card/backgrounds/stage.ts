import { landscape } from '#card/faces/faces.ts';
import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face, FaceKey } from '../faces/faces.ts';
import type { Background, DrawInput } from './background.ts';
import { stageCover } from './covers/stage.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, shadowed, translated } from './cutout.ts';
import { box, circle, polar, round, star } from './outline.ts';
import { calmZoneFill } from './paper.ts';
import { partyHat } from './party-hat.ts';

/** A drape at the left edge, drawn in where its tie holds it. */
function drapeCloth(color: Color): readonly SceneNode[] {
  const dark = mix(color, '#3a0a20', 0.4);
  const outline =
    'M-10 -10H220C214 120 190 210 158 300C132 380 84 440 78 520C96 640 150 760 166 860L-10 870Z';
  return [
    translated([cut(outline, '#3a0a1433')], 9, 8),
    cut(outline, color),
    cut(
      'M176 -10H220C214 120 190 210 158 300C132 380 84 440 78 520L66 520C76 430 150 300 176 -10ZM92 -10H128C126 160 104 360 58 520L50 520C80 360 94 160 92 -10ZM16 -10H48C52 160 50 360 36 520H26C28 360 24 160 16 -10Z',
      dark,
      0.55,
    ),
    cut(
      'M140 -10H160C150 180 110 360 64 520H60C96 360 134 180 140 -10ZM66 -10H80C82 160 66 360 44 520H42C58 360 66 160 66 -10Z',
      mix(color, '#ffffff', 0.3),
      0.6,
    ),
    cut(
      'M78 530C96 640 150 760 166 860L132 862C124 740 88 620 66 530ZM56 530C68 640 80 760 78 864L52 866C58 740 52 620 44 530ZM34 530C38 640 34 760 26 867H4C18 740 24 620 24 530Z',
      dark,
      0.5,
    ),
  ];
}

const drapeTie: readonly SceneNode[] = [
  cut('M-10 500C30 516 62 520 88 506L90 540C62 552 26 550 -10 536Z', '#f2b93c'),
  cut('M-10 524C26 540 62 542 90 528V540C62 552 26 550 -10 536Z', '#b9791c'),
  line('M84 540v46M74 544v40M64 546v32', '#f2b93c', 5),
];

interface Places {
  /** The drapes are as broad and as long as the sides allow; their ties keep their shape. */
  readonly drape: { readonly x: number; readonly y: number; readonly broad: number; readonly long: number };
  /** Where the swags begin; above them is the pelmet. */
  readonly swags: number;
  /** Where the floor begins, how far its light reaches, and the apron with its bulbs. */
  readonly floor: number;
  readonly light: number;
  readonly apron: number;
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: { drape: { x: -46, y: 0, broad: 1, long: 1 }, swags: 0, floor: 816, light: 80, apron: 862 },
  portrait: {
    drape: { x: -8, y: 90, broad: 0.42, long: 1.43 },
    swags: 144,
    floor: 1318,
    light: 44,
    apron: 1382,
  },
  square: { drape: { x: -36, y: 0, broad: 0.8, long: 1.21 }, swags: 0, floor: 990, light: 80, apron: 1038 },
};

function drapes({ width }: Face, { x, y, broad, long }: Places['drape'], color: Color): readonly SceneNode[] {
  const ratio = broad / long;
  const tie: readonly SceneNode[] =
    ratio === 1
      ? drapeTie
      : [{ kind: 'group', transform: [1, 0, 0, ratio, 0, 520 * (1 - ratio)], children: drapeTie }];
  const children = [...drapeCloth(color), ...tie];
  return [
    { kind: 'group', transform: [broad, 0, 0, long, x, y], children },
    { kind: 'group', transform: [-broad, 0, 0, long, width - x, y], children },
  ];
}

/** Six swags of cloth from side to side, a golden fringe along each and a knob between them. */
function swags({ width }: Face, top: number, color: Color): readonly SceneNode[] {
  const step = width / 6;
  const y = (value: number) => top + value;
  const each = (draw: (x: number, depth: number) => string) =>
    Array.from({ length: 6 }, (_, i) => draw(i * step, y(i === 0 || i === 5 ? 118 : 100))).join('');
  const knobs = Array.from({ length: 5 }, (_, i) => (i + 1) * step);
  return [
    ...shadowed(
      each(
        (x, depth) =>
          `M${x} ${y(-10)}H${x + step}V${y(34)}C${x + step - 30} ${depth} ${x + 30} ${depth} ${x} ${y(34)}Z`,
      ),
      color,
      7,
    ),
    line(
      each(
        (x) =>
          `M${x + 24} ${y(-10)}C${x + 40} ${y(50)} ${x + step - 40} ${y(50)} ${x + step - 24} ${y(-10)}M${x + 8} ${y(12)}C${x + 36} ${y(78)} ${x + step - 36} ${y(78)} ${x + step - 8} ${y(12)}`,
      ),
      mix(color, '#3a0a20', 0.35),
      5,
    ),
    line(
      each((x, depth) => `M${x} ${y(34)}C${x + 30} ${depth} ${x + step - 30} ${depth} ${x + step} ${y(34)}`),
      '#f2b93c',
      8,
    ),
    cut(knobs.map((x) => circle(x, y(36), 15)).join(''), '#f2b93c'),
    cut(knobs.map((x) => circle(x - 4, y(32), 5)).join(''), '#fff0c0'),
  ];
}

/** A row of light bulbs from side to side. */
function bulbs({ width }: Face, y: number): readonly SceneNode[] {
  const count = Math.round(width / 48);
  const xs = Array.from({ length: count }, (_, i) => ((i + 0.5) * width) / count);
  return [
    cut(xs.map((x) => circle(x, y, 12)).join(''), '#ffe08a'),
    cut(xs.map((x) => circle(x - 3, y - 4, 4)).join(''), '#ffffff'),
  ];
}

/** The board above the swags, where there is bleed. */
function pelmet(face: Face, bottom: number, color: Color): readonly SceneNode[] {
  if (bottom === 0) return [];
  const { width } = face;
  const stars = Array.from({ length: 9 }, (_, i) =>
    star(((i + 0.5) * width) / 9, bottom / 2, i % 2 ? 13 : 24, 0, 5, 0.48),
  );
  return [
    ...shadowed(box(-10, -10, width + 20, bottom + 6), mix(color, '#3a0a20', 0.3), 6),
    line(`M0 ${bottom - 6}H${width}`, '#f2b93c', 6),
    cut(stars.join(''), '#f2b93c'),
    ...bulbs(face, 20),
    ...bulbs(face, bottom - 32),
  ];
}

/** The heads of the guests before the stage, where there is bleed. */
function audience({ width, height }: Face, top: number, random: Random): readonly SceneNode[] {
  const row = (count: number, y: number, r: number, shift: number) =>
    Array.from({ length: count }, (_, i) => ({
      x: ((i + shift) * width) / (count - 1) + random.float(-10, 10),
      y: y + random.float(-5, 5),
      r,
    }));
  const heads = (all: ReturnType<typeof row>) =>
    all
      .map(
        ({ x, y, r }) =>
          circle(x, y, r) +
          `M${round(x - r * 1.7)} ${height + 10}C${round(x - r * 1.7)} ${round(y + r)} ${round(x + r * 1.7)} ${round(y + r)} ${round(x + r * 1.7)} ${height + 10}Z`,
      )
      .join('');
  const hats: readonly (readonly [Color, Color])[] = [
    ['#f4694f', '#ffd166'],
    ['#2f93a0', '#fff0cf'],
    ['#f6b02c', '#d9487a'],
  ];
  const back = row(8, top + 58, 30, 0);
  const front = row(7, top + 112, 36, 0.5);
  const hatted = (all: ReturnType<typeof row>, first: number) =>
    all
      .filter((_, i) => (i + first) % 3 === 0)
      .map(({ x, y, r }, i) => {
        const [a, b] = hats[(i + first) % 3] as readonly [Color, Color];
        return placed(partyHat(a, b), { x, y: y - r * 0.86, scale: r / 42, rotation: random.float(-14, 14) });
      });
  return [
    cut(box(-10, top, width + 20, height - top + 10), '#56203a'),
    cut(heads(back), '#3d1228'),
    ...hatted(back, 1),
    cut(heads(front), '#240816'),
    ...hatted(front, 0),
  ];
}

function drawStage({ random, face }: DrawInput): readonly SceneNode[] {
  const color = random.pick<Color>(['#c8323f', '#a92a55', '#1f7f7c']);
  const { width, height, core } = face;
  const { drape, swags: top, floor, light, apron } = places[face.key];
  const middle = width / 2;
  const sun = height / 2 + 20;
  const end = core.y + core.height;
  return [
    baseLayer(face, fadeDown(face, ['#f7c667', '#fbdc98', '#fdeac0'])),
    cut(
      Array.from({ length: 18 }, (_, i) => {
        const a = polar(middle, sun, height, i * 20 - 5);
        const b = polar(middle, sun, height, i * 20 + 5);
        return `M${middle} ${sun}L${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}Z`;
      }).join(''),
      '#fff3d0',
      0.7,
    ),
    calmZoneFill(face, '#fffaee'),
    ...drapes(face, drape, color),
    ...swags(face, top, color),
    ...pelmet(face, top, color),
    cut(`M-10 ${floor}H${width + 10}V${height + 10}H-10Z`, '#8a4a2c'),
    cut(`M-10 ${floor}H${width + 10}V${floor + 14}H-10Z`, '#c98248'),
    line(
      Array.from(
        { length: 13 },
        (_, i) =>
          `M${round(middle + (i - 6) * 96)} ${floor + 14}L${round(middle + (i - 6) * 120)} ${floor + 84}`,
      ).join(''),
      '#6e3820',
      3,
    ),
    ...[90, 270, 450, 750, 930, 1110].map((x) =>
      glow((x * width) / landscape.width, floor + 30, light, '#ffd766', '77'),
    ),
    cut(`M-10 ${apron}H${width + 10}V${height + 10}H-10Z`, mix(color, '#3a0a20', 0.3)),
    ...bulbs(face, apron + 19),
    ...(end < height ? audience(face, end + 14, random) : []),
  ];
}

export const stage: Background = {
  key: 'bg-stage',
  label: 'On stage',
  tags: ['circus', 'theatre', 'curtain', 'show', 'funny', 'red', 'gold'],
  panel: null,
  draw: drawStage,
  cover: stageCover,
};
