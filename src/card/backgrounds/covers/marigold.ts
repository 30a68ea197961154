import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, leaf, oval, polar, round } from '../outline.ts';
import { upperHeading } from './heading.ts';

type Bloom = readonly [x: number, y: number, scale: number, tone: number];

const places: Readonly<
  Record<
    'portrait' | 'square',
    { blooms: readonly Bloom[]; bees: readonly (readonly [number, number, number])[] }
  >
> = {
  portrait: {
    blooms: [
      [120, 1330, 0.62, 1],
      [790, 1300, 0.7, 2],
      [620, 1520, 0.56, 1],
      [250, 1560, 0.6, 2],
      [450, 1030, 1.14, 0],
    ],
    bees: [
      [196, 800, 0.8],
      [742, 830, 1],
      [706, 690, 0.56],
    ],
  },
  square: {
    blooms: [
      [160, 880, 0.52, 1],
      [930, 860, 0.6, 2],
      [760, 1040, 0.48, 1],
      [330, 1060, 0.52, 2],
      [540, 716, 0.98, 0],
    ],
    bees: [
      [236, 560, 0.7],
      [846, 540, 0.86],
      [760, 440, 0.5],
    ],
  },
};

const tones: readonly (readonly [deep: Color, light: Color])[] = [
  ['#ef7a1a', '#ffc94a'],
  ['#e0521f', '#ff9a3c'],
  ['#f2a51e', '#ffe07a'],
];

/** Ruffled petals in rings, 270 about the origin; each ring lighter and nearer. */
function bloom([deep, light]: readonly [Color, Color]): readonly SceneNode[] {
  const rings = [252, 214, 178, 144, 110, 78, 48] as const;
  return rings.flatMap((r, ring) => {
    const count = Math.max(7, Math.round(r / 14));
    const size = r * 0.19 + 13;
    const frill = (by: number, shift: number) =>
      Array.from({ length: count }, (_, i) => {
        const a = (i * 360) / count + ring * 17 + shift;
        const [x, y] = polar(0, 0, r - size * 0.4, a);
        const [lx, ly] = polar(x, y, size * 0.55, a + 62);
        const [rx, ry] = polar(x, y, size * 0.55, a - 62);
        return (
          circle(lx, ly, size * 0.62 * by) + circle(rx, ry, size * 0.62 * by) + circle(x, y, size * 0.86 * by)
        );
      }).join('');
    const share = ring / (rings.length - 1);
    return [
      cut(frill(1.08, 0) + circle(0, 0, r - size * 0.3), mix(deep, '#8a2a12', 0.42 - share * 0.2)),
      cut(frill(0.94, 0) + circle(0, 0, r - size * 0.5), mix(deep, light, 0.15 + share * 0.8)),
    ];
  });
}

/** A bee about its middle, 110 long. */
function bee(): readonly SceneNode[] {
  return [
    cut(leaf(0, -18, 78, 34, -120, 0.6) + leaf(6, -18, 70, 32, -62, 0.6), '#ffffff', 0.85),
    cut(oval(0, 0, 52, 34), '#ffcf3c'),
    cut(
      'M-22 -31C-14 -10 -14 10 -22 31L-4 34C2 10 2 -10 -4 -34ZM14 -33C20 -10 20 10 14 33L30 28C36 10 36 -10 30 -28Z',
      '#4a2a1a',
    ),
    cut('M-50 -8l-20 8l20 8Z', '#4a2a1a'),
    cut(circle(58, -4, 22), '#4a2a1a'),
    cut(circle(64, -8, 5), '#ffffff'),
    line('M62 -24q4 -22 20 -26M70 -20q14 -14 28 -10', '#4a2a1a', 4),
  ];
}

function drawMarigold({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { blooms, bees } = places[at];
  const { width, height } = face;
  const shift = random.int(0, 2);
  const foliage = blooms.flatMap(([x, y, scale]) =>
    Array.from({ length: 9 }, () => {
      const a = random.float(-8, 188);
      const [fx, fy] = polar(x, y, 170 * scale, a);
      return leaf(fx, fy, random.float(180, 260) * scale, 36 * scale, a);
    }),
  );
  const veins = Array.from({ length: 22 }, () =>
    leaf(random.float(-40, width + 40), height + 30, random.float(160, 330), 34, random.float(-120, -60)),
  );
  const [middle] = blooms.slice(-1);
  const [mx, my] = middle ?? [width / 2, height / 2];
  const dust = Array.from({ length: 40 }, () =>
    circle(
      random.float(0, width),
      random.float(upperHeading[at].y + upperHeading[at].height + 20, height * 0.75),
      random.float(2, 6),
    ),
  );
  return [
    baseLayer(face, fadeDown(face, ['#fff8dc', '#fff0c2', '#ffdf94', '#ffc35c'])),
    glow(mx, my, 560, '#fffbe6', 'ee'),
    cut(dust.join(''), '#f2a53c', 0.5),
    cut(veins.join(''), '#3f7f4a'),
    cut(foliage.filter((_, i) => i % 2).join(''), '#2f6b43'),
    cut(foliage.filter((_, i) => i % 2 === 0).join(''), '#5a9f57'),
    line(
      `M${mx} ${my + 200}C${mx - 20} ${my + 360} ${mx + 30} ${height - 80} ${mx} ${height + 20}`,
      '#3f7f4a',
      26,
    ),
    ...blooms.map(([x, y, scale, tone]) =>
      placed(bloom(tones[(tone + shift) % tones.length] ?? ['#ef7a1a', '#ffc94a']), {
        x,
        y,
        scale,
        rotation: random.float(0, 50),
      }),
    ),
    ...bees.flatMap(([x, y, scale], i) => [
      line(`M${round(x - 60 * scale)} ${y}q-50 40 -90 4q-30 -34 4 -50`, '#8a5a2a', 3.5, { dash: [2, 14] }),
      placed(bee(), { x, y, scale, rotation: i % 2 ? -14 : 10 }),
    ]),
  ];
}

export const marigoldCover: Cover = {
  heading: upperHeading,
  ink: '#6b2508',
  accent: '#a8481a',
  draw: drawMarigold,
};
