import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { heads, jersey } from '../animal-heads.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, cloud, oval, type Point, polar, round, star } from '../outline.ts';
import { partyHat } from '../party-hat.ts';
import { ball, downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 290 },
  square: { x: 140, y: 144, width: 800, height: 230 },
};

/** The rails, and the middle of the engine. */
const places = {
  portrait: { rails: 1330, engine: 640, scale: 1.1, hills: 1080 },
  square: { rails: 940, engine: 850, scale: 0.96, hills: 730 },
} as const;

type Animal = keyof typeof heads;

/** A wheel on the rails, which are at y = 0. */
function wheel(x: number, r: number, color: Color): readonly SceneNode[] {
  const spokes = Array.from({ length: 4 }, (_, i) => {
    const [ax, ay] = polar(x, -r, r * 0.7, i * 45);
    const [bx, by] = polar(x, -r, -r * 0.7, i * 45);
    return `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`;
  });
  return [
    cut(circle(x, -r, r), '#33284a'),
    cut(circle(x, -r, r * 0.76), color),
    line(spokes.join(''), mix(color, '#33284a', 0.5), 4),
    cut(circle(x, -r, r * 0.24), '#fff3d6'),
  ];
}

function rider(
  animal: Animal,
  x: number,
  shirt: readonly [Color, Color],
  hat: readonly [Color, Color] | null,
): readonly SceneNode[] {
  return [
    placed(
      [
        ...(hat ? [placed(partyHat(...hat), { x: 0, y: -36, scale: 0.9, rotation: x < 0 ? -8 : 8 })] : []),
        ...jersey(...shirt),
        ...heads[animal],
      ],
      { x, y: -206, scale: 0.98 },
    ),
  ];
}

interface Wagon {
  readonly color: Color;
  readonly riders: readonly [Animal, Animal];
}

function wagon({ color, riders: [first, second] }: Wagon, ties: Color): readonly SceneNode[] {
  const dark = mix(color, '#3a0a3a', 0.34);
  return [
    line('M118 -52H168', '#33284a', 12),
    ...rider(first, -56, ['#fff6e4', '#e0557a'], ['#ffd34e', '#e0557a']),
    ...rider(second, 58, ['#ffd98a', '#2f8f9a'], null),
    cut(box(-128, -148, 256, 104, 18), downward(-148, -44, color, dark)),
    cut(box(-138, -158, 276, 22, 11), mix(color, '#ffffff', 0.3)),
    cut([-88, -44, 0, 44, 88].map((x) => star(x, -96, 15, 0, 5, 0.5)).join(''), ties),
    cut(box(-128, -62, 256, 16, 6), '#33284a', 0.35),
    ...wheel(-72, 34, ties),
    ...wheel(72, 34, ties),
  ];
}

function engine(color: Color, trim: Color): readonly SceneNode[] {
  const dark = mix(color, '#3a0a3a', 0.36);
  return [
    placed([...heads.lion], { x: -98, y: -214, scale: 0.94 }),
    cut('M168 -44L236 -6H138L130 -44Z', '#33284a'),
    line('M152 -34L190 -8M166 -36L212 -8M180 -38L230 -8', trim, 4),
    cut('M94 -190L84 -268H140L130 -190Z', dark),
    cut('M74 -272H150L156 -290Q112 -306 68 -290Z', trim),
    cut(box(-20, -222, 44, 40, 18), trim),
    cut(box(-50, -194, 214, 132, 40), downward(-194, -62, mix(color, '#ffffff', 0.2), dark)),
    cut(box(0, -196, 16, 136) + box(82, -196, 16, 136), trim),
    cut(circle(158, -128, 46), dark),
    cut(circle(158, -128, 36), ball(158, -128, 36, mix(color, '#ffffff', 0.12))),
    cut(circle(158, -128, 13), '#fff3c0'),
    cut(`M-170 -300H-34V-62H-170ZM-152 -276V-176H-48V-276Z`, downward(-300, -62, color, dark)),
    cut(box(-186, -318, 170, 26, 12), trim),
    cut(box(-170, -170, 136, 12), trim),
    cut(heartPath(-102, -110), '#fff3d6'),
    cut(box(-178, -70, 360, 20, 8), '#33284a'),
    ...wheel(-118, 48, trim),
    ...wheel(-8, 48, trim),
    ...wheel(88, 34, trim),
    line('M-118 -48H-8L88 -36', '#fff3d6', 9),
  ].map((node) =>
    node.kind === 'path' && node.d.includes('ZM-152') ? { ...node, fillRule: 'evenodd' as const } : node,
  );
}

function heartPath(x: number, y: number): string {
  return `M${x} ${y + 28}C${x - 44} ${y} ${x - 30} ${y - 32} ${x} ${y - 12}C${x + 30} ${y - 32} ${x + 44} ${y} ${x} ${y + 28}Z`;
}

function bunch(x: number, y: number, colors: readonly Color[], random: Random): readonly SceneNode[] {
  const spots = [
    [-58, -196],
    [54, -206],
    [-6, -262],
  ] as const;
  return [
    line(
      spots.map(([dx, dy]) => `M${x} ${y}Q${x + dx * 0.2} ${y + dy * 0.5} ${x + dx} ${y + dy + 58}`).join(''),
      '#ffffff',
      3,
    ),
    ...spots.map(([dx, dy], i) => {
      const [bx, by] = [x + dx + random.float(-6, 6), y + dy];
      return cut(
        `M${round(bx)} ${by - 58}c32 0 50 24 50 52c0 32 -28 56 -50 66c-22 -10 -50 -34 -50 -66c0 -28 18 -52 50 -52Z`,
        ball(bx, by, 58, colors[i] ?? '#f4694f'),
      );
    }),
  ];
}

function drawTrain({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { rails, engine: front, scale, hills } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.76 : 1;
  const [red, teal, plum] = random.pick<readonly [Color, Color, Color]>([
    ['#e8493f', '#2f9aa8', '#8f5fc0'],
    ['#2f8fc0', '#ef7f3a', '#3f9f6a'],
    ['#d9487a', '#f0a52c', '#3f8fd0'],
  ]);
  const step = 296 * scale;
  const point = (share: number, y: number): Point => [share, y];
  const trees = Array.from(
    { length: 13 },
    () => [random.float(0, width), hills + random.float(20, 130) * k, random.float(24, 44) * k] as const,
  ).toSorted((a, b) => a[1] - b[1]);
  const sleepers = Array.from({ length: Math.ceil(width / 46) + 1 }, (_, i) =>
    box(i * 46 - 14, rails + 8, 28, 20, 4),
  );
  const flowers = Array.from(
    { length: 40 },
    () => [random.float(0, width), random.float(rails + 60, height)] as const,
  );
  const chimney: Point = [front + 112 * scale, rails - 300 * scale];
  const smoke = [
    [0, -20, 26],
    [-34, -62, 36],
    [-84, -104, 48],
    [-150, -140, 58],
    [-232, -166, 66],
  ] as const;
  return [
    baseLayer(face, fadeDown(face, ['#a9dcef', '#c7ebf0', '#e9f5e4', '#fff1cf'])),
    glow(width * 0.16, hills - 330 * k, 260, '#fff3b8', 'cc'),
    cut(circle(width * 0.16, hills - 330 * k, 62 * k), '#ffd95c'),
    cut(
      [
        [-60, 200, 300],
        [640, 160, 300],
      ]
        .map(([x = 0, y = 0, w = 0]) => cloud(x, y * (at === 'square' ? 0.55 : 1), w))
        .join(''),
      '#ffffff',
      0.8,
    ),
    cut(cloud(width - 200, hills - 330 * k, 190), '#ffffff', 0.9),
    land(
      face,
      [
        point(-0.03, hills - 60),
        point(0.18, hills - 150 * k),
        point(0.4, hills - 40),
        point(0.68, hills - 180 * k),
        point(1.03, hills - 60),
      ],
      '#b7dfb0',
    ),
    land(
      face,
      [
        point(-0.03, hills + 20),
        point(0.3, hills - 50 * k),
        point(0.6, hills + 20),
        point(0.85, hills - 40 * k),
        point(1.03, hills + 10),
      ],
      downward(hills - 60, hills + 200, '#8fcf86', '#6ab56e'),
    ),
    ...windmill(width * 0.76, hills - 10, 0.9 * k),
    line(trees.map(([x, y, r]) => `M${round(x)} ${round(y)}v${round(r)}`).join(''), '#8a5a3a', 8 * k),
    cut(trees.map(([x, y, r]) => oval(x, y - r * 0.5, r, r * 1.2)).join(''), '#3f9660'),
    cut(trees.map(([x, y, r]) => oval(x - r * 0.2, y - r * 0.7, r * 0.6, r * 0.74)).join(''), '#5fb374'),
    land(
      face,
      [point(-0.03, rails - 70), point(0.3, rails - 100), point(0.7, rails - 60), point(1.03, rails - 90)],
      downward(rails - 100, height, '#6cbb68', '#2f8257'),
    ),
    cut(`M-10 ${rails - 6}H${width + 10}V${rails + 44}H-10Z`, '#d9b98a'),
    cut(sleepers.join(''), '#8a5a3a'),
    line(`M-10 ${rails + 5}H${width + 10}`, '#6a6480', 10),
    line(`M-10 ${rails + 2}H${width + 10}`, '#c9c4d9', 3),
    cut(
      smoke
        .map(([dx, dy, r]) => circle(chimney[0] + dx * scale, chimney[1] + dy * scale, r * scale))
        .join(''),
      '#ffffff',
      0.92,
    ),
    ...bunch(front - step - 4, rails - 240 * scale, ['#f4694f', '#ffc83d', '#5fb7d9'], random),
    ...[2, 1].map((place) =>
      placed(
        wagon(
          place === 1
            ? { color: teal, riders: ['panda', 'rabbit'] }
            : { color: plum, riders: ['elephant', 'fox'] },
          '#ffd98a',
        ),
        {
          x: front - place * step - 14 * scale,
          y: rails,
          scale,
        },
      ),
    ),
    ...(at === 'square'
      ? [
          placed(wagon({ color: '#f0a52c', riders: ['koala', 'tiger'] }, '#fff3d6'), {
            x: front - 3 * step - 14 * scale,
            y: rails,
            scale,
          }),
        ]
      : []),
    placed(engine(red, '#ffcf5c'), { x: front, y: rails, scale }),
    ...(['#fff6dc', '#ffd34e', '#ff8fa8', '#c9a0f0'] as const).map((fill, tone) =>
      cut(
        flowers
          .filter((_, i) => i % 4 === tone)
          .map(([x, y]) => circle(x, y, 5 + (y - rails) / 40))
          .join(''),
        fill,
      ),
    ),
  ];
}

function windmill(x: number, y: number, scale: number): readonly SceneNode[] {
  const blade = 'M-4 -8L-12 -112H20L4 -8Z';
  return [
    placed(
      [
        cut('M-36 0L-24 -150H24L36 0Z', '#fff6e4'),
        cut('M4 -150H24L36 0H10Z', '#d9c3a4', 0.7),
        cut('M-30 -148C-24 -190 24 -190 30 -148Z', '#e2604a'),
        cut('M-10 0V-34a10 10 0 0 1 20 0V0Z', '#8a5a3a'),
        ...[20, 110, 200, 290].map((turn) =>
          placed([cut(blade, '#fffaf2'), line('M-6 -40H10M-8 -70H14', '#d9b98a', 3)], {
            x: 0,
            y: -150,
            rotation: turn,
          }),
        ),
        cut(circle(0, -150, 9), '#8a5a3a'),
      ],
      { x, y, scale },
    ),
  ];
}

export const animalsCover: Cover = { heading, ink: '#1d4a7c', accent: '#b8403f', draw: drawTrain };
