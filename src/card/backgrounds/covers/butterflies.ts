import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { circle, leaf, oval, petals, polar, smooth } from '../outline.ts';
import { downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 270 },
  square: { x: 140, y: 144, width: 800, height: 222 },
};

/** The large butterfly, and the blossoms below it. */
const places = {
  portrait: { large: { x: 450, y: 920, scale: 1.06, rotation: -10 }, ground: 1240 },
  square: { large: { x: 550, y: 640, scale: 0.86, rotation: -10 }, ground: 850 },
} as const;

/** Wings spread about the origin, 560 wide. */
function butterfly([upper, lower, rim]: readonly [Color, Color, Color]): readonly SceneNode[] {
  const fore = 'M8 -20C30 -110 120 -210 226 -214C290 -214 286 -120 240 -56C196 4 80 24 10 6Z';
  const hind = 'M8 4C70 10 180 20 204 84C222 146 160 206 104 190C50 174 16 90 8 30Z';
  const half: readonly SceneNode[] = [
    { kind: 'group', transform: [1, 0, 0, 1, 8, 16], children: [cut(fore + hind, '#3a1a4a', 0.14)] },
    cut(hind, downward(0, 200, lower, mix(lower, rim, 0.3))),
    cut(
      'M18 20C70 30 150 40 172 92C184 138 146 170 106 160C62 148 30 80 18 40Z',
      mix(lower, '#ffffff', 0.42),
    ),
    line(
      'M10 10C60 50 110 100 132 160M10 10C70 34 140 60 176 100M10 10C40 60 70 120 92 162',
      mix(lower, rim, 0.45),
      4,
    ),
    cut(circle(176, 132, 19) + circle(138, 168, 14) + circle(192, 94, 12), rim),
    cut(circle(176, 132, 9) + circle(138, 168, 6) + circle(192, 94, 5), '#fff6e0'),
    cut(fore, downward(-214, 20, upper, mix(upper, rim, 0.22))),
    cut(
      'M226 -214C290 -214 286 -120 240 -56C222 -32 192 -14 158 -2C200 -40 236 -90 240 -140C242 -178 214 -196 170 -192C188 -206 208 -214 226 -214Z',
      rim,
    ),
    cut(
      'M20 -26C46 -98 114 -172 182 -178C216 -174 212 -120 182 -82C148 -38 70 -4 22 -6Z',
      mix(upper, '#ffffff', 0.34),
    ),
    line(
      'M12 -12C70 -70 140 -130 212 -168M12 -12C80 -50 160 -80 228 -104M12 -12C80 -26 140 -36 196 -30',
      mix(upper, rim, 0.45),
      4.5,
    ),
    cut(
      [
        [246, -166, 9],
        [258, -140, 8],
        [256, -112, 7],
        [242, -84, 7],
        [222, -60, 6],
        [222, -194, 8],
      ]
        .map(([x = 0, y = 0, r = 0]) => circle(x, y, r))
        .join(''),
      '#fff6e0',
    ),
  ];
  return [
    ...half,
    placed(half, { x: 0, y: 0, mirror: true }),
    line('M4 -74C16 -130 40 -160 66 -172M-4 -74C-16 -130 -40 -160 -66 -172', '#3a2036', 5),
    cut(circle(66, -172, 8) + circle(-66, -172, 8), '#3a2036'),
    cut(oval(0, 22, 15, 96), downward(-74, 118, '#5a3450', '#2f182c')),
    cut(circle(0, -76, 18), '#4a2a42'),
    line('M-13 0h26M-14 24h28M-13 48h26M-11 72h22', '#7a5070', 4),
  ];
}

function bloom(color: Color): SceneSymbol {
  return {
    viewBox: [-60, -60, 120, 120],
    children: [
      cut(petals(2, 5, 8, 56, 42), '#3a1a4a', 0.12),
      cut(petals(0, 0, 8, 56, 42), mix(color, '#6a1a5a', 0.16)),
      cut(petals(0, 0, 8, 46, 32, 22), color),
      cut(petals(0, 0, 7, 28, 20), mix(color, '#ffffff', 0.46)),
      cut(circle(0, 0, 12), '#ffd34e'),
    ],
  };
}

const symbols: Readonly<Record<string, SceneSymbol>> = {
  'bloom-pink': bloom('#f58bb5'),
  'bloom-lilac': bloom('#b79af0'),
  'bloom-coral': bloom('#ff9a7a'),
};

function drawButterflies({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { large, ground } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.76 : 1;
  const looks = [
    ['#f78a3c', '#ffb84d', '#5a2048'],
    ['#5f9ff0', '#8fd0f0', '#2a2a6a'],
    ['#e868a8', '#f7a3c9', '#5a1f5c'],
  ] as const;
  const first = random.int(0, 2);
  const look = (i: number) => looks[(i + first) % 3] as (typeof looks)[number];
  const small = [
    [0.1, large.y - 190 * k, 0.2, 24],
    [0.92, large.y + 10 * k, 0.2, -30],
    [0.11, ground - 90 * k, 0.28, 36],
    [0.88, ground - 60 * k, 0.22, -24],
    [0.12, at === 'square' ? 62 : 160, 0.2, 20],
    [0.88, at === 'square' ? 60 : 190, 0.24, -22],
  ] as const;
  const names = Object.keys(symbols);
  const flowers = [
    ...Array.from({ length: 8 }, (_, i) => ({
      x: ((i + random.float(0.2, 0.8)) * width) / 8,
      y: ground + random.float(-10, 70) * k,
      size: random.float(76, 100) * k,
    })),
    ...Array.from({ length: 7 }, (_, i) => ({
      x: ((i + random.float(0.2, 0.8)) * width) / 7,
      y: ground + random.float(130, 190) * k,
      size: random.float(110, 150) * k,
    })),
  ].map((flower) => ({ ...flower, name: random.pick(names) }));
  const stems = flowers.map(({ x, y }) =>
    smooth([
      [x, y],
      [x + random.float(-16, 16), (y + height) / 2],
      [x + random.float(-24, 24), height + 20],
    ]),
  );
  const leaves = flowers.map(
    ({ x, y }) => leaf(x, y + 130 * k, 110 * k, 20 * k, -50) + leaf(x, y + 170 * k, 110 * k, 20 * k, 230),
  );
  const grass = Array.from({ length: 40 }, () =>
    leaf(
      random.float(0, width),
      height + 20,
      random.float(140, 330) * k,
      11 * k,
      -90 + random.float(-22, 22),
    ),
  );
  const specks = Array.from(
    { length: 40 },
    () => [random.float(0, width), random.float(0, ground)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 30));
  const trail = Array.from({ length: 22 }, (_, i) => {
    const [x, y] = polar(large.x - 60 * k, large.y + 210 * k, 40 + i * 19 * k, 150 + i * 5);
    return circle(x, y, 4);
  });
  return [
    baseLayer(face, fadeDown(face, ['#e3f3fa', '#f1eefb', '#fdeaf1', '#fff0da'])),
    glow(large.x, large.y, 460 * large.scale, '#fffdf2', 'ff'),
    ...[0.2, 0.5, 0.84].map((share, i) =>
      glow(
        share * width,
        ground - (60 + i * 70) * k,
        260 * k,
        (['#ffd3e3', '#d9e8ff', '#ffe3c4'] as const)[i] ?? '#ffd3e3',
        'aa',
      ),
    ),
    cut(specks.map(([x, y], i) => circle(x, y, i % 3 ? 3 : 5)).join(''), '#ffffff', 0.9),
    cut(trail.join(''), '#e3a3c4', 0.8),
    cut(grass.slice(0, 20).join(''), '#a9d8a8'),
    line(stems.slice(0, 8).join(''), '#6fb07a', 6 * k),
    cut(leaves.slice(0, 8).join(''), '#7fc08a'),
    ...flowers.slice(0, 8).map(({ x, y, size, name }) => symbolAt(name, x, y, size, random.int(0, 44))),
    placed(butterfly(look(0)), { ...large, rotation: large.rotation + random.float(-4, 4) }),
    ...small.map(([share, y, scale, rotation], i) =>
      placed(simple(look(i + 1)), { x: share * width, y, scale: scale * k * 1.25, rotation }),
    ),
    cut(grass.slice(20).join(''), '#6fb583'),
    line(stems.slice(8).join(''), '#4f9a68', 8 * k),
    cut(leaves.slice(8).join(''), '#56a572'),
    ...flowers.slice(8).map(({ x, y, size, name }) => symbolAt(name, x, y, size, random.int(0, 44))),
  ];
}

/** A butterfly far away. */
function simple([upper, lower, rim]: readonly [Color, Color, Color]): readonly SceneNode[] {
  const half: readonly SceneNode[] = [
    cut('M8 4C70 10 180 20 204 84C222 146 160 206 104 190C50 174 16 90 8 30Z', lower),
    cut('M8 -20C30 -110 120 -210 226 -214C290 -214 286 -120 240 -56C196 4 80 24 10 6Z', upper),
    cut(
      'M226 -214C290 -214 286 -120 240 -56C222 -32 192 -14 158 -2C200 -40 236 -90 240 -140C242 -178 214 -196 170 -192C188 -206 208 -214 226 -214Z',
      rim,
    ),
  ];
  return [...half, placed(half, { x: 0, y: 0, mirror: true }), cut(oval(0, 16, 15, 100), '#3a2036')];
}

export const butterfliesCover: Cover = {
  heading,
  ink: '#6a2a7a',
  accent: '#8a3f8a',
  symbols,
  draw: drawButterflies,
};
