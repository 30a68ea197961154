import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { lampSymbol } from '../clay-lamp.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { box, circle, oval, petals, polar, polygon, round, smooth, twinkle } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { downward, isOutside } from './shading.ts';

/** An opening with five lobes above; the middle of its foot at the point. */
export function cuspedArch(x: number, y: number, w: number, h: number): string {
  const [l, r, s] = [x - w / 2, x + w / 2, y - h * 0.62];
  const q = w / 6;
  return (
    `M${round(l)} ${y}V${round(s)}` +
    `q${round(q * 0.1)} ${round(-q)} ${round(q * 0.9)} ${round(-q * 0.9)}q${round(q * 0.1)} ${round(-q * 1.1)} ${round(q * 1.1)} ${round(-q)}q${round(q * 0.3)} ${round(-q * 0.7)} ${round(q)} ${round(-q)}` +
    `q${round(q * 0.7)} ${round(q * 0.3)} ${round(q)} ${round(q)}q${round(q)} ${round(-q * 0.1)} ${round(q * 1.1)} ${round(q)}q${round(q * 0.8)} ${round(-q * 0.1)} ${round(q * 0.9)} ${round(q * 0.9)}` +
    `L${round(r)} ${y}Z`
  );
}

/** A fountain of sparks out of a clay cone; its foot at the origin, the sparks so high. */
export function sparkFountain(high: number, spread: number): readonly SceneNode[] {
  const jets = Array.from({ length: 15 }, (_, i) => {
    const side = (i - 7) / 7;
    const top = -high * (1 - side * side * 0.34);
    return `M0 -40Q${round(side * spread * 0.3)} ${round(top)} ${round(side * spread)} ${round(top * (0.62 - Math.abs(side) * 0.2))}`;
  }).join('');
  const sparks = Array.from({ length: 46 }, (_, i) => {
    const side = Math.sin(i * 2.4);
    const up = 0.34 + ((i * 37) % 60) / 90;
    return [side * spread * (0.24 + up * 0.8), -high * up] as const;
  });
  return [
    glow(0, -high * 0.5, high * 0.5, '#ffd36a', 'aa'),
    line(jets, '#ffb83d', 4),
    line(jets, '#fff3c4', 1.6),
    cut(sparks.map(([x, y], i) => (i % 3 ? circle(x, y, 3.4) : twinkle(x, y, 15))).join(''), '#fff3c4'),
    cut('M-34 0L-12 -46H12L34 0Z', '#c9542f'),
    line('M-27 -14H27M-19 -30H19', '#ffd25c', 5),
  ];
}

/** Leaves and flowers on a string over an opening, `w` wide. */
function toran(x: number, y: number, w: number): readonly SceneNode[] {
  const count = 9;
  const spots = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return [x + (t - 0.5) * w, y + 4 * t * (1 - t) * w * 0.1] as const;
  });
  return [
    cut(
      spots
        .map(([px, py], i) =>
          i % 2
            ? polygon([
                [px - 8, py],
                [px + 8, py],
                [px, py + 30],
              ])
            : '',
        )
        .join(''),
      '#4fae5c',
    ),
    cut(spots.map(([px, py], i) => (i % 2 ? '' : circle(px, py + 6, 11))).join(''), '#ff9d2e'),
    cut(spots.map(([px, py], i) => (i % 2 ? '' : circle(px, py + 6, 5))).join(''), '#ffd25c'),
  ];
}

/** The courtyard's wall: three doors below, windows and a balcony above; its foot at the origin, 1000 wide. */
function mansion(): readonly SceneNode[] {
  const wall: Color = '#c8637a';
  const light = mix(wall, '#ffd9a8', 0.4);
  const upper = [-390, -260, 260, 390];
  return [
    cut(box(-520, -560, 1040, 560), downward(-560, 0, mix(wall, '#2a2a78', 0.5), '#e58a6c')),
    cut(box(-540, -586, 1080, 30) + box(-530, -308, 1060, 26), light),
    cut(
      Array.from({ length: 27 }, (_, i) => `M${-540 + i * 40} -586v-22a20 20 0 0 1 40 0v22Z`).join(''),
      mix(wall, '#2a2a78', 0.3),
    ),
    cut(
      cuspedArch(0, 0, 250, 268) + [-330, 330].map((x) => cuspedArch(x, 0, 176, 226)).join(''),
      mix(light, '#ffffff', 0.2),
    ),
    cut(
      cuspedArch(0, 0, 210, 244) + [-330, 330].map((x) => cuspedArch(x, 0, 142, 204)).join(''),
      downward(-240, 0, '#ffdf8f', '#ffb04a'),
    ),
    cut(
      [-52, 52].map((x) => box(x - 1.5, -190, 3, 190)).join('') +
        box(-100, -112, 200, 3) +
        [-330, 330].map((x) => box(x - 1.5, -190, 3, 190)).join(''),
      '#c9772f',
    ),
    cut(upper.map((x) => cuspedArch(x, -346, 82, 150)).join(''), light),
    cut(upper.map((x) => cuspedArch(x, -346, 60, 130)).join(''), '#ffd27a'),
    line(upper.map((x) => `M${x} -452V-346M${x - 30} -400H${x + 30}`).join(''), '#c9772f', 3),
    // The balcony.
    cut('M-150 -318H150L128 -268H-128Z', mix(wall, '#2a2a78', 0.2)),
    cut('M-170 -520C-120 -600 120 -600 170 -520Z', light),
    line('M0 -580V-618', '#ffd25c', 6),
    cut(circle(0, -620, 9), '#ffd25c'),
    cut(box(-150, -520, 300, 16), mix(wall, '#ffffff', 0.4)),
    cut(
      cuspedArch(0, -340, 100, 158) + cuspedArch(-104, -340, 70, 140) + cuspedArch(104, -340, 70, 140),
      '#ffdf8f',
    ),
    cut(box(-154, -372, 308, 54), mix(wall, '#ffd9a8', 0.25)),
    line(
      Array.from({ length: 14 }, (_, i) => `M${-140 + i * 21.5} -366v44`).join(''),
      mix(wall, '#2a2a78', 0.35),
      5,
    ),
    ...toran(0, -262, 230),
    ...toran(-330, -218, 160),
    ...toran(330, -218, 160),
  ];
}

/** A child with a sparkler, facing the right; its feet at the origin, 220 high. */
function sparklerChild(tunic: Color, trousers: Color, hair: Color, skin: Color): readonly SceneNode[] {
  return [
    glow(96, -164, 74, '#ffe08a', 'bb'),
    line('M-14 -60L-18 -4M14 -60L18 -4', trousers, 20),
    line('M-24 -2h-10M24 -2h10', '#7a3a24', 11),
    cut('M-30 -128C-22 -138 22 -138 30 -128L44 -46H-44Z', tunic),
    line('M-40 -56H40', '#ffd25c', 6),
    line('M24 -118L64 -134', skin, 15),
    line('M20 -116L44 -126', tunic, 20),
    line('M-26 -116L-42 -78', tunic, 18),
    line('M62 -134L96 -164', '#c9b48a', 4),
    cut(circle(2, -166, 36), skin),
    cut('M-36 -160C-40 -212 42 -214 38 -170C20 -190 -6 -188 -18 -176C-22 -164 -26 -154 -30 -148Z', hair),
    line('M8 -154Q18 -144 28 -154', '#7a2f2a', 4),
    cut(circle(16, -166, 4.4) + circle(30, -166, 4), '#2a1620'),
    cut(
      Array.from({ length: 12 }, (_, i) => circle(...polar(96, -164, 22 + (i % 3) * 13, i * 30), 3)).join(
        '',
      ) + twinkle(96, -164, 34),
      '#fff3c4',
    ),
  ];
}

function drawFestival({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const zone = upperHeading[isSquare ? 'square' : 'portrait'];
  const middle = width / 2;
  const [ground, size] = isSquare ? [840, 0.66] : [1262, 0.98];
  const stars = Array.from(
    { length: 90 },
    () => [random.float(0, width), random.float(0, ground - 500 * size)] as const,
  ).filter((spot) => isOutside(zone, spot, 24));
  const ledges = [-608, -310].flatMap((y) =>
    Array.from({ length: 11 }, (_, i) => ({
      x: middle + (-450 + i * 90) * size,
      y: ground + y * size,
      size: 62 * size,
    })).filter(({ x }) => y === -608 || Math.abs(x - middle) > 170 * size),
  );
  const tall = height - ground;
  const rows = [
    [0.12, 12, 46],
    [0.5, 9, 74],
    [0.93, 6, 118],
  ] as const;
  const onFloor = rows.flatMap(([down, count, s], row) =>
    Array.from({ length: count }, (_, i) => ({
      x: ((i + 0.5) * width) / count + random.float(-6, 6),
      y: ground + down * tall,
      size: s * (isSquare ? 0.74 : 1.06),
      row,
    })).filter(({ x }) => row === 2 || Math.abs(x - middle) > (row === 0 ? 150 : 190) * size),
  );
  const lights = [
    smooth([
      [-20, isSquare ? 30 : 120],
      [middle * 0.5, isSquare ? 92 : 210],
      [middle, isSquare ? 54 : 150],
    ]),
    smooth([
      [middle, isSquare ? 54 : 150],
      [middle * 1.5, isSquare ? 96 : 214],
      [width + 20, isSquare ? 30 : 120],
    ]),
  ];
  const bulbs = Array.from({ length: 26 }, (_, i) => {
    const t = (i + 0.5) / 26;
    const half = t < 0.5 ? t * 2 : t * 2 - 1;
    const high = isSquare ? [30, 92, 54] : [120, 210, 150];
    const [a, b, c] = (t < 0.5 ? high : high.toReversed()) as [number, number, number];
    return [
      t * width,
      a * (1 - half) ** 2 +
        (2 * b - (a + c) / 2 + b * 0.02) * 2 * half * (1 - half) * 0.98 +
        c * half * half +
        9,
    ] as const;
  });
  const rangoli = (r: number, count: number, w: number) => petals(0, 0, count, r, w);
  return [
    baseLayer(face, fadeDown(face, ['#0c1447', '#162063', '#2b2f84', '#5a4a9c'])),
    cut(stars.map(([x, y]) => circle(x, y, 2)).join(''), '#ffffff', 0.8),
    line(lights.join(''), '#0a1038', 3),
    ...bulbs.filter((_, i) => i % 2 === 0).map(([x, y]) => glow(x, y, 24, '#ffcf6a', '77')),
    cut(bulbs.map(([x, y]) => circle(x, y, 7)).join(''), '#ffe3a0'),
    glow(middle, ground - 260 * size, width * 0.6, '#ff9d5c', '66'),
    placed(mansion(), { x: middle, y: ground, scale: size }),
    ...ledges.map(({ x, y, size: s }) => symbolAt('lamp', x, y - s * 0.2, s)),
    cut(box(-10, ground, width + 20, tall + 10), downward(ground, height, '#8a4468', '#2a1c5c')),
    cut(
      box(-10, ground, width + 20, tall * 0.6),
      fade(['#ffb85c77', '#ffb85c00'], [0, ground], [0, ground + tall * 0.6]),
    ),
    line(
      Array.from(
        { length: 9 },
        (_, i) =>
          `M${round(middle + (i - 4) * width * 0.1)} ${ground}L${round(middle + (i - 4) * width * 0.34)} ${height}`,
      ).join('') + [0.3, 0.68].map((k) => `M0 ${round(ground + k * tall)}H${width}`).join(''),
      '#3a2460',
      2.5,
    ),
    {
      kind: 'group',
      transform: [1, 0, 0, 0.4, middle, round(ground + tall * 0.5)],
      children: [
        cut(rangoli(206 * size, 12, 92 * size), '#e0457f'),
        cut(rangoli(164 * size, 12, 66 * size), '#ffd25c'),
        cut(rangoli(116 * size, 8, 70 * size), '#21a79a'),
        cut(circle(0, 0, 60 * size), '#fff3d9'),
      ],
    },
    ...onFloor.filter(({ row }) => row < 2).map(({ x, y, size: s }) => symbolAt('lamp', x, y - s * 0.2, s)),
    placed(sparkFountain(isSquare ? 330 : 360, 240), {
      x: middle,
      y: ground + tall * 0.5,
      scale: isSquare ? 0.72 : 1,
    }),
    placed(sparklerChild('#21a79a', '#fff0d8', '#24151c', '#b87a50'), {
      x: middle - (isSquare ? 236 : 250) + random.float(-8, 8),
      y: ground + tall * 0.6,
      scale: isSquare ? 0.84 : 1.14,
    }),
    placed(sparklerChild('#e0457f', '#ffd25c', '#1d1218', '#a5683f'), {
      x: middle + (isSquare ? 236 : 250) + random.float(-8, 8),
      y: ground + tall * 0.62,
      scale: isSquare ? 0.8 : 1.06,
      mirror: true,
    }),
    ...onFloor.filter(({ row }) => row === 2).map(({ x, y, size: s }) => symbolAt('lamp', x, y - s * 0.2, s)),
    cut(oval(middle, height + 22, width * 0.6, 26), '#1c1248'),
  ];
}

export const festivalLightsCover: Cover = {
  heading: upperHeading,
  ink: '#ffe9b0',
  accent: '#a8325c',
  symbols: { lamp: lampSymbol },
  draw: drawFestival,
};
