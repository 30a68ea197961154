import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { flyer, plated } from '../dinosaur-figures.ts';
import { circle, cloud, leaf, oval, type Point, polar, round } from '../outline.ts';
import { partyHat } from '../party-hat.ts';
import { ball, downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 290 },
  square: { x: 140, y: 144, width: 800, height: 230 },
};

const places = {
  portrait: {
    ground: 1200,
    hero: { x: 360, y: 1370, scale: 1.08 },
    baby: { x: 740, y: 1396, scale: 0.8 },
    volcano: { x: 690, y: 1130, scale: 0.86 },
    flyers: [[120, 720, 1]],
  },
  square: {
    ground: 830,
    hero: { x: 430, y: 960, scale: 0.8 },
    baby: { x: 830, y: 980, scale: 0.66 },
    volcano: { x: 850, y: 770, scale: 0.72 },
    flyers: [[150, 470, 0.8]],
  },
} as const;

/** A long neck that stands at the origin and looks to the right, 600 high. */
function longNeck(skin: Color): readonly SceneNode[] {
  const dark = mix(skin, '#0a3a4a', 0.42);
  const spots = [
    [-150, -190, 22],
    [-96, -236, 17],
    [-40, -206, 24],
    [-104, -150, 15],
    [24, -262, 16],
    [74, -330, 15],
    [102, -402, 13],
    [-190, -140, 14],
  ] as const;
  return [
    cut(oval(-40, 8, 250, 30), '#1a4a3a', 0.35),
    cut('M-130 -110L-150 -6C-152 8 -96 8 -94 -6L-76 -100ZM52 -110L44 -6C44 8 100 8 98 -6L116 -120Z', dark),
    cut(
      'M-420 -40C-360 -40 -300 -90 -240 -170C-180 -250 -70 -280 10 -262C60 -290 70 -380 84 -450C92 -520 140 -570 196 -560C250 -552 282 -522 280 -492C278 -462 240 -452 206 -452C176 -452 168 -430 164 -390C156 -300 158 -210 128 -150C122 -110 128 -60 122 -4C120 10 62 10 58 -4L46 -84C0 -70 -60 -68 -110 -80L-122 -4C-124 10 -184 10 -184 -4L-186 -96C-260 -60 -340 -20 -420 -40Z',
      downward(-560, 0, mix(skin, '#ffffff', 0.14), mix(skin, '#0a3a4a', 0.16)),
    ),
    cut(
      'M164 -390C156 -300 158 -210 128 -150C122 -110 128 -60 122 -4C121 4 100 8 84 4C92 -60 84 -110 96 -150C116 -220 112 -330 128 -420C134 -446 150 -456 170 -452C166 -440 165 -420 164 -390ZM46 -84C0 -70 -60 -68 -110 -80C-70 -96 0 -100 56 -116Z',
      '#fff1c9',
      0.85,
    ),
    cut(spots.map(([x, y, r]) => oval(x, y, r, r * 0.82)).join(''), dark, 0.55),
    cut(circle(206, -514, 17), '#ffffff'),
    cut(circle(211, -514, 11), '#20304a'),
    cut(circle(207, -519, 4), '#ffffff'),
    line('M276 -492C262 -470 236 -466 214 -474', dark, 5),
    cut(oval(226, -486, 15, 9), '#ff9a8a', 0.75),
    cut(circle(266, -516, 4), dark),
    cut('M-176 -4h14v8h-14ZM-158 -4h14v8h-14ZM70 -4h14v8h-14ZM90 -4h14v8h-14Z', '#fff1c9'),
    placed(partyHat('#e8493f', '#ffd34e'), { x: 168, y: -552, scale: 1.5, rotation: -18 }),
  ];
}

/** Its foot at the origin, 330 high. */
function volcano(): readonly SceneNode[] {
  return [
    glow(0, -320, 170, '#ffb04d', 'aa'),
    cut(
      'M-280 0C-170 -60 -110 -190 -66 -300H66C110 -190 170 -60 280 0Z',
      downward(-300, 0, '#8a5a6a', '#b5848a'),
    ),
    cut('M66 -300C110 -190 170 -60 280 0H120C80 -80 50 -200 30 -300Z', '#5f3a50', 0.35),
    cut(
      'M-66 -300H66C74 -276 62 -240 52 -262C44 -282 34 -270 36 -236C36 -196 12 -196 10 -230C8 -262 -6 -262 -10 -240C-16 -204 -40 -214 -40 -246C-42 -276 -58 -262 -66 -300Z',
      '#ff7a3c',
    ),
    cut('M-30 -300H34C36 -272 22 -274 18 -290C12 -300 4 -284 0 -272C-6 -262 -18 -276 -30 -300Z', '#ffd34e'),
    cut(
      circle(-20, -350, 42) + circle(34, -386, 52) + circle(-10, -430, 46) + circle(60, -452, 36),
      '#fff1e2',
      0.8,
    ),
  ];
}

function palm(random: Random): readonly SceneNode[] {
  const fronds = [-168, -142, -112, -74, -40, -12];
  const blade = (angle: number, reach: number, width: number) =>
    leaf(40, -330, reach, width, angle + random.float(-5, 5), 0.4);
  return [
    cut('M-18 0C0 -110 6 -220 24 -334H52C40 -220 36 -110 26 0Z', downward(-334, 0, '#b97f4a', '#8a5a34')),
    line('M-8 -60H26M-2 -116H30M4 -172H36M10 -228H40M16 -284H46', '#7a4a2a', 4),
    cut(fronds.map((angle) => blade(angle, 200, 42)).join('') + leaf(40, -330, 190, 40, 10), '#2f8a5a'),
    cut(fronds.map((angle) => blade(angle + 10, 160, 26)).join(''), '#56b56f'),
    cut(circle(30, -322, 14) + circle(54, -318, 14) + circle(42, -308, 13), '#8a4a2a'),
  ];
}

function drawDinosaurs({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { ground, hero, baby, volcano: fire, flyers } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.78 : 1;
  const skin = random.pick<Color>(['#4fae8f', '#6a9fd8', '#8fb84f']);
  const [bx, by] = [hero.x + 272 * hero.scale, hero.y - 480 * hero.scale];
  const strings = [
    [84, -76, '#ff6f5c'],
    [166, -62, '#ffc83d'],
    [126, -142, '#8f6fd0'],
  ] as const;
  const point = (share: number, y: number): Point => [share, y];
  const ferns = Array.from({ length: 12 }, (_, i) => {
    const x = ((i + random.float(0.1, 0.9)) * width) / 12;
    const y = height - random.float(-20, 70) * k;
    return [-150, -122, -90, -58, -30]
      .map((angle) => leaf(x, y, random.float(60, 110) * k, 15 * k, angle))
      .join('');
  });
  const eggs = [
    [0.1, 1],
    [0.19, 0.8],
  ] as const;
  const stars = Array.from(
    { length: 26 },
    () => [random.float(0, width), random.float(0, ground - 500 * k)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 30));
  return [
    baseLayer(face, fadeDown(face, ['#ffcf8f', '#ffdca6', '#ffe9c4', '#fff3d9'])),
    cut(stars.map(([x, y]) => circle(x, y, 4)).join(''), '#fff6e2', 0.8),
    glow(width * 0.24, ground - 330 * k, 330 * k, '#fff6cf', 'ff'),
    cut(circle(width * 0.24, ground - 330 * k, 88 * k), '#ffb45c'),
    cut(
      cloud(-60, 190 * (at === 'square' ? 0.5 : 1), 290) +
        cloud(width - 240, 226 * (at === 'square' ? 0.44 : 1), 290),
      '#ffffff',
      0.65,
    ),
    land(
      face,
      [
        point(-0.03, ground - 110 * k),
        point(0.2, ground - 190 * k),
        point(0.45, ground - 60),
        point(0.7, ground - 120 * k),
        point(1.03, ground - 160 * k),
      ],
      '#f0bf9a',
    ),
    placed(volcano(), fire),
    ...flyers.map(([x, y, scale]) => placed(flyer, { x, y, scale: scale * 1.1 })),
    land(
      face,
      [
        point(-0.03, ground - 20),
        point(0.3, ground - 70 * k),
        point(0.6, ground - 10),
        point(1.03, ground - 60 * k),
      ],
      downward(ground - 70, ground + 160, '#b5cf7f', '#86b565'),
    ),
    placed(palm(random), { x: width * 0.07, y: ground + 60 * k, scale: 1.1 * k }),
    placed(palm(random), { x: width * 0.95, y: ground + 40 * k, scale: 0.86 * k, mirror: true }),
    cut(oval(width * 0.74, ground + 84 * k, 230 * k, 34 * k), '#8fd0e0'),
    cut(oval(width * 0.74, ground + 80 * k, 200 * k, 22 * k), '#c4eaf0'),
    land(
      face,
      [
        point(-0.03, ground + 90 * k),
        point(0.35, ground + 130 * k),
        point(0.7, ground + 120 * k),
        point(1.03, ground + 100 * k),
      ],
      downward(ground + 90, height, '#86bf62', '#3f8a4f'),
    ),
    line(
      strings
        .map(
          ([dx, dy]) =>
            `M${round(bx)} ${round(by)}Q${round(bx + dx * 0.3)} ${round(by + dy * 0.4 * k)} ${round(bx + dx * k)} ${round(by + dy * k + 60 * k)}`,
        )
        .join(''),
      '#ffffff',
      3,
    ),
    placed(longNeck(skin), hero),
    ...strings.map(([dx, dy, color]) => {
      const [cx, cy, r] = [bx + dx * k, by + dy * k, 56 * k];
      const d = `M${round(cx)} ${round(cy - r)}c${round(r * 0.6)} 0 ${round(r * 0.86)} ${round(r * 0.44)} ${round(r * 0.86)} ${round(r * 0.92)}c0 ${round(r * 0.58)} ${round(-r * 0.5)} ${round(r)} ${round(-r * 0.86)} ${round(r * 1.16)}c${round(-r * 0.36)} ${round(-r * 0.16)} ${round(-r * 0.86)} ${round(-r * 0.58)} ${round(-r * 0.86)} ${round(-r * 1.16)}c0 ${round(-r * 0.48)} ${round(r * 0.26)} ${round(-r * 0.92)} ${round(r * 0.86)} ${round(-r * 0.92)}Z`;
      return cut(d, ball(cx, cy, r, color));
    }),
    placed(
      [
        cut(oval(-20, 98, 180, 20), '#1a4a3a', 0.3),
        ...plated(),
        placed(partyHat('#3f8fd0', '#fff3d6'), { x: 120, y: 0, scale: 0.9, rotation: 14 }),
      ],
      {
        x: baby.x,
        y: baby.y - 96 * baby.scale,
        scale: baby.scale,
        mirror: true,
      },
    ),
    ...eggs.flatMap(([share, size]) => {
      const [x, y, r] = [share * width, ground + 190 * k, 40 * k * size];
      return [
        cut(oval(x, y + r * 1.1, r * 1.2, r * 0.3), '#1a4a3a', 0.3),
        cut(oval(x, y, r * 0.86, r * 1.16), ball(x, y, r, '#fff3dc', '#a86a4a')),
        cut(
          [0, 90, 200, 300].map((turn) => circle(...polar(x, y, r * 0.5, turn), r * 0.14)).join(''),
          '#f2803a',
        ),
      ];
    }),
    cut(ferns.filter((_, i) => i % 2).join(''), '#2f7f52'),
    cut(ferns.filter((_, i) => i % 2 === 0).join(''), '#1f6446'),
  ];
}

export const dinosaursCover: Cover = { heading, ink: '#8a2f2a', accent: '#a83c2f', draw: drawDinosaurs };
