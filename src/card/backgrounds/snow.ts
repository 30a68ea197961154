import type { SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fadeDown, glow, line, shadowed } from './cutout.ts';
import { packMargin } from './margin.ts';
import { circle, oval, polar, polygon, round, smooth } from './outline.ts';
import { labelSheet, sheet } from './paper.ts';

function flake(x: number, y: number, r: number, rotation: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const at = (distance: number, side: number): string => {
      const [px, py] = polar(x, y, distance, rotation + i * 60 + side);
      return `${round(px)} ${round(py)}`;
    };
    return `M${round(x)} ${round(y)}L${at(r, 0)}M${at(r * 0.86, 15)}L${at(r * 0.62, 0)}L${at(r * 0.86, -15)}M${at(r * 0.52, 24)}L${at(r * 0.34, 0)}L${at(r * 0.52, -24)}`;
  }).join('');
}

function fir(x: number, y: number, h: number): { tree: string; snow: string } {
  const tiers = [0, 1, 2, 3].map((i) => {
    const top = y - h + i * h * 0.2;
    const wide = h * (0.13 + i * 0.07);
    const low = top + h * 0.34;
    return {
      tree: polygon([
        [x, top],
        [x + wide, low],
        [x - wide, low],
      ]),
      snow: `M${round(x)} ${round(top)}L${round(x + wide * 0.5)} ${round(top + h * 0.17)}Q${round(x + wide * 0.2)} ${round(top + h * 0.12)} ${round(x)} ${round(top + h * 0.18)}Q${round(x - wide * 0.3)} ${round(top + h * 0.13)} ${round(x - wide * 0.6)} ${round(top + h * 0.2)}Z`,
    };
  });
  return {
    tree: tiers
      .map(({ tree }) => tree)
      .toReversed()
      .join(''),
    snow: tiers.map(({ snow }) => snow).join(''),
  };
}

function drawSnow({ random, face }: DrawInput): readonly SceneNode[] {
  const flakes = packMargin(
    { random, face },
    {
      sizes: [
        { r: 46, count: 5 },
        { r: 28, count: 10 },
        { r: 16, count: 20 },
        { r: 4, count: 90 },
      ],
      gap: 10,
      bleed: 0.7,
    },
  ).filter(({ y }) => y < 690);
  const far = [-10, 70, 140, 1060, 1130, 1210].map((x, i) =>
    fir(x + random.float(-8, 8), 830, [260, 190, 130, 140, 210, 270][i] as number),
  );
  const near = [24, 116, 196, 290, 920, 1006, 1088, 1176].map((x, i) =>
    fir(x + random.float(-8, 8), 878, [210, 140, 92, 62, 60, 92, 150, 216][i] as number),
  );
  const bank = (y: number, phase: number) =>
    `${smooth([
      [-20, y - 40],
      [200 + phase, y - 14],
      [430, y + 12],
      [660 + phase, y + 2],
      [900, y + 12],
      [1060, y - 16],
      [1220, y - 44],
    ])}V920H-20Z`;
  return [
    baseLayer(face, fadeDown(face, ['#6fb4cf', '#a9d6df', '#e3efe9'])),
    cut(circle(1090, 110, 64), '#fff1cf'),
    glow(1090, 110, 170, '#fff1cf', '77'),
    cut(bank(776, 20), '#cfe6ec'),
    cut(far.map(({ tree }) => tree).join(''), '#6a9fae'),
    cut(
      flakes
        .filter(({ r }) => r === 4)
        .map(({ x, y }) => circle(x, y, random.float(2.5, 5)))
        .join(''),
      '#ffffff',
    ),
    line(
      flakes
        .filter(({ r }) => r === 16)
        .map(({ x, y }) => flake(x, y, 15, 0))
        .join(''),
      '#ffffff',
      2,
    ),
    line(
      flakes
        .filter(({ r }) => r === 28)
        .map(({ x, y }) => flake(x, y, 27, 12))
        .join(''),
      '#ffffff',
      3,
    ),
    line(
      flakes
        .filter(({ r }) => r === 46)
        .map(({ x, y }) => flake(x, y, 45, 24))
        .join(''),
      '#ffffff',
      4.5,
    ),
    ...sheet(labelSheet(face), '#fffdf8', { color: '#d9695a', width: 2.5, second: '#7fb8bf' }),
    cut(bank(842, -10), '#e6f2f3'),
    cut(near.map(({ tree }) => tree).join(''), '#2f6f62'),
    cut(near.map(({ snow }) => snow).join(''), '#ffffff'),
    ...shadowed(bank(880, 10), '#ffffff', 3),
    ...robin(430, 862),
    ...robin(780, 866),
  ];
}

function robin(x: number, y: number): readonly SceneNode[] {
  return [
    line(`M${x - 4} ${y + 14}v12M${x + 6} ${y + 14}v12`, '#6b4a3a', 2.5),
    cut(`M${x - 26} ${y + 12}L${x - 42} ${y + 2}L${x - 24} ${y + 2}Z`, '#7a5a48'),
    cut(oval(x, y, 25, 21), '#8a6a54'),
    cut(oval(x + 7, y + 3, 17, 16), '#ee6a44'),
    cut(circle(x + 9, y - 8, 2.6), '#2a1a1a'),
    cut(`M${x + 23} ${y - 8}l11 4l-11 4Z`, '#e8a030'),
  ];
}

export const snow: Background = {
  key: 'bg-snow',
  label: 'Snowy woods',
  tags: ['snow', 'winter', 'fir', 'robin', 'cold', 'blue', 'white', 'trees'],
  panel: null,
  draw: drawSnow,
};
