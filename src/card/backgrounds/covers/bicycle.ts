import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Face } from '../../faces/faces.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, cloud, leaf, oval, petals, polar, ring, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { downward, land } from './shading.ts';

/** A bicycle with a basket in front, facing the right; its wheels stand on the origin, 620 wide. */
export function bicycle(paint: Color = '#e8563f'): readonly SceneNode[] {
  const [rear, front, r] = [-196, 200, 118] as const;
  const spokes = [rear, front]
    .flatMap((x) =>
      Array.from({ length: 14 }, (_, i) => {
        const [ex, ey] = polar(x, -r, r - 12, (i * 360) / 14);
        return `M${x} ${-r}L${round(ex)} ${round(ey)}`;
      }),
    )
    .join('');
  return [
    cut(oval(0, 2, 330, 14), '#3a2a4a', 0.28),
    line(spokes, '#b9b4c4', 2.4),
    cut(ring(rear, -r, r, r - 13) + ring(front, -r, r, r - 13), '#3a3340'),
    line(circle(rear, -r, r - 16) + circle(front, -r, r - 16), '#f6e6c8', 5),
    line(
      `M${rear - 112} ${-r - 48}A122 122 0 0 1 ${rear + 60} ${-r - 106}M${front - 40} ${-r - 116}A122 122 0 0 1 ${front + 112} ${-r - 46}`,
      paint,
      10,
    ),
    // Carrier, frame, fork.
    line(`M${rear - 70} ${-r - 134}H${rear + 74}M${rear - 40} ${-r - 132}L${rear} ${-r}`, '#4a4452', 8),
    line(`M-20 -104L${rear} ${-r}L-60 -268L-20 -104`, paint, 13),
    line(`M-50 -236Q40 -160 132 -262M-20 -104Q80 -130 148 -216`, paint, 15),
    line(`M122 -322L150 -220Q164 -160 ${front} ${-r}`, paint, 14),
    line(`M-60 -268L-72 -312`, '#4a4452', 9),
    cut(
      'M-128 -312C-130 -334 -96 -338 -70 -332C-44 -330 -22 -326 -20 -316C-40 -306 -64 -310 -80 -300C-100 -290 -126 -292 -128 -312Z',
      '#7a4428',
    ),
    line('M122 -322C116 -350 104 -362 76 -362C60 -362 54 -350 60 -340', '#4a4452', 8),
    line('M80 -362C64 -364 54 -352 60 -340', '#7a4428', 14),
    // Crank and chain guard.
    cut(
      'M-52 -122C-30 -150 20 -140 16 -106C12 -78 -24 -70 -48 -88L-190 -104V-128Z',
      mix(paint, '#ffffff', 0.14),
    ),
    cut(circle(-20, -104, 22), '#4a4452'),
    line('M-20 -104L4 -52M-20 -104L-44 -156', '#4a4452', 8),
    cut(box(-14, -54, 42, 11, 5) + box(-64, -164, 40, 11, 5), '#3a3340'),
    cut(circle(rear, -r, 13) + circle(front, -r, 13), '#4a4452'),
    cut(circle(178, -262, 17), '#fff0b8'),
    line(circle(178, -262, 17), '#4a4452', 5),
  ];
}

/** A basket full of flowers, 190 wide; its foot at the origin. */
export function flowerBasket(): readonly SceneNode[] {
  const stems: readonly (readonly [x: number, y: number, r: number, color: Color])[] = [
    [-76, -118, 30, '#ffb52e'],
    [-34, -156, 34, '#ff7f8f'],
    [22, -166, 32, '#fff6ea'],
    [72, -128, 32, '#ffb52e'],
    [-52, -96, 26, '#fff6ea'],
    [2, -118, 36, '#e8456a'],
    [50, -92, 28, '#ff7f8f'],
    [94, -90, 22, '#fff6ea'],
    [-96, -84, 20, '#e8456a'],
  ];
  return [
    cut([-150, -125, -100, -78, -55, -30].map((d) => leaf(0, -70, 130, 22, d)).join(''), '#4f9a58'),
    ...stems.map(([x, y, r, color]) => cut(petals(x, y, 8, r, r * 0.7, x), color)),
    cut(stems.map(([x, y, r]) => circle(x, y, r * 0.26)).join(''), '#c9772f'),
    cut('M-96 -84H96L74 4Q0 14 -74 4Z', '#c98d4f'),
    line('M-92 -62Q0 -50 92 -62M-86 -38Q0 -26 86 -38M-80 -14Q0 -2 80 -14', '#8f5a2c', 5),
    line(
      Array.from({ length: 8 }, (_, i) => `M${-77 + i * 22} -82L${-61 + i * 17.4} 4`).join(''),
      '#a56c38',
      4,
    ),
    line('M-98 -84H98', '#8f5a2c', 11),
  ];
}

/** A sprig of lavender, 100 high, its foot in the middle of the lower edge. */
function sprig(lean: number, flower: Color): SceneSymbol {
  const at = (t: number) => [lean * t * t, 50 - 100 * t] as const;
  const flowers = [0.5, 0.6, 0.7, 0.8, 0.9].flatMap((t, i) => {
    const [x, y] = at(t);
    const r = 6.2 - i * 0.6;
    return [oval(x - r * 0.8, y, r, r * 0.8), oval(x + r * 0.8, y, r, r * 0.8)];
  });
  const [tipX, tipY] = at(1);
  return {
    viewBox: [-25, -56, 50, 106],
    children: [
      line(`M0 50Q0 0 ${tipX} ${tipY}`, '#5f9a5a', 2.2),
      cut(flowers.join('') + oval(tipX, tipY, 3, 6), flower),
    ],
  };
}

export const lavenderSymbols = {
  'sprig-0': sprig(-10, '#6a44a8'),
  'sprig-1': sprig(8, '#8462bb'),
  'sprig-2': sprig(12, '#6a44a8'),
  'sprig-3': sprig(-6, '#8462bb'),
} as const;

export function lavender(x: number, foot: number, high: number, kind: number): SceneNode {
  const [width, height] = [round(high * 0.5), round(high * 1.06)];
  return {
    kind: 'use',
    symbol: `sprig-${kind}`,
    x: round(x - width / 2),
    y: round(foot - height),
    width,
    height,
  };
}

/** A row of bushes of lavender across the face, down to its lower edge. */
function field({ width, height }: Face, y: number, r: number, shift: number): string {
  const count = Math.ceil(width / (2 * r)) + 2;
  const bush = `a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0`;
  return `M${round(shift - 2 * r)} ${round(y)}${bush.repeat(count)}V${height + 10}H-60Z`;
}

function drawBicycle({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const isSquare = face.key === 'square';
  const middle = width / 2;
  const [horizon, path, scale] = isSquare ? [600, 938, 0.9] : [900, 1330, 1.24];
  const span = path - horizon - (isSquare ? 60 : 90);
  const rows = Array.from({ length: 7 }, (_, i) => {
    const t = (i / 6) ** 1.4;
    return { y: horizon + 16 + t * span, r: (isSquare ? 12 : 16) + t * (isSquare ? 40 : 58), i };
  });
  const violets: readonly Color[] = [
    '#a78fd0',
    '#9c80cc',
    '#8f70c4',
    '#8462bb',
    '#7854b0',
    '#6c48a4',
    '#60409a',
  ];
  const count = isSquare ? 34 : 40;
  const sprigs = Array.from({ length: count }, (_, i) =>
    lavender(
      ((i + random.float(0.1, 0.9)) * width) / count,
      height + 10,
      random.float(isSquare ? 90 : 150, isSquare ? 150 : 250),
      i % 4,
    ),
  );
  const poplars = [0.08, 0.15, 0.22, 0.8, 0.88]
    .map((share) => {
      const x = share * width + random.float(-10, 10);
      const h = random.float(150, 220) * scale;
      return `M${round(x)} ${horizon + 8}C${round(x - 30 * scale)} ${round(horizon - h * 0.3)} ${round(x - 20 * scale)} ${round(horizon - h * 0.8)} ${round(x)} ${round(horizon - h)}C${round(x + 20 * scale)} ${round(horizon - h * 0.8)} ${round(x + 30 * scale)} ${round(horizon - h * 0.3)} ${round(x)} ${horizon + 8}Z`;
    })
    .join('');
  const farm: readonly SceneNode[] = [
    cut(box(-80, -70, 160, 74) + box(60, -48, 70, 52), '#f7e2c0'),
    cut('M-92 -66L-60 -108H60L92 -66ZM56 -46L76 -74H122L140 -46Z', '#c9694a'),
    cut(box(-54, -48, 20, 26) + box(-4, -48, 20, 26) + box(84, -34, 18, 20), '#5a6f9a'),
    cut(box(34, -44, 24, 48), '#8a5a8a'),
  ];
  const clouds = isSquare
    ? cloud(-50, 160, 230) + cloud(880, 140, 260) + cloud(90, 470, 180)
    : cloud(-80, 230, 330) + cloud(620, 190, 330) + cloud(80, 740, 230);
  const bees = Array.from(
    { length: 4 },
    (_, i) =>
      [
        middle + (i - 1.5) * 190 * scale + random.float(-30, 30),
        horizon - random.float(-60, 120) * scale,
      ] as const,
  );
  return [
    baseLayer(face, fadeDown(face, ['#fff3b0', '#fff6c8', '#fffbe4', '#ffe9c8'])),
    glow(width * 0.72, horizon - 110 * scale, 330 * scale, '#ffd76a', 'cc'),
    cut(circle(width * 0.72, horizon - 110 * scale, 78 * scale), '#ffc94a'),
    cut(clouds, '#ffffff', 0.9),
    land(
      face,
      [
        [-0.1, horizon - 40],
        [0.2, horizon - 110 * scale],
        [0.46, horizon - 50],
        [0.74, horizon - 130 * scale],
        [1.1, horizon - 30],
      ],
      '#b9c4e6',
    ),
    land(
      face,
      [
        [-0.1, horizon - 10],
        [0.3, horizon - 54 * scale],
        [0.6, horizon - 14],
        [1.1, horizon - 60 * scale],
      ],
      '#a8c98f',
    ),
    cut(poplars, '#5f9a62'),
    placed(farm, { x: width * 0.5, y: horizon + 8, scale: scale * 0.9 }),
    cut(
      box(-10, horizon, width + 20, height - horizon + 10),
      downward(horizon, height, '#b6cf8a', '#7fae6a'),
    ),
    ...rows.flatMap(({ y, r, i }) => [
      cut(field(face, y, r, random.float(-r, 0)), mix(violets[i] as Color, '#ffffff', 0.14)),
      cut(field(face, y + r * 0.5, r, random.float(-r, 0)), mix(violets[i] as Color, '#3f3a6a', 0.3)),
    ]),
    cut(
      `M-10 ${path - (isSquare ? 60 : 84)}Q${middle} ${path - (isSquare ? 84 : 116)} ${width + 10} ${path - (isSquare ? 60 : 84)}V${height + 10}H-10Z`,
      downward(path - 80, height, '#f2d9a8', '#d9b078'),
    ),
    cut(
      Array.from({ length: 26 }, () =>
        oval(random.float(0, width), random.float(path - 40, height - 60), random.float(5, 14), 4),
      ).join(''),
      '#c79a64',
    ),
    placed([...bicycle(), placed(flowerBasket(), { x: 204, y: -258, scale: 0.94 })], {
      x: middle - 20 * scale,
      y: path,
      scale,
    }),
    ...bees.map(([x, y]) =>
      placed(
        [
          cut(leaf(0, -4, 22, 9, -110) + leaf(4, -4, 22, 9, -60), '#ffffff', 0.85),
          cut(oval(0, 0, 15, 10), '#ffc02e'),
          line('M-4 -9V9M4 -9V9', '#4a3320', 4),
        ],
        { x, y, scale: scale * 0.9, rotation: random.float(-20, 20) },
      ),
    ),
    ...sprigs,
  ];
}

export const bicycleCover: Cover = {
  heading: upperHeading,
  ink: '#4a2a80',
  accent: '#6a3fa0',
  symbols: lavenderSymbols,
  draw: drawBicycle,
};
