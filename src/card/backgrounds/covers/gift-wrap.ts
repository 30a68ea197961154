import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, heart, oval, polar, round, star } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { downward, isOutside } from './shading.ts';

/** The middle of the box's foot. */
const places = {
  portrait: { x: 450, y: 1400, scale: 1.32, floor: 1290 },
  square: { x: 540, y: 1010, scale: 0.96, floor: 930 },
} as const;

interface Papers {
  readonly wall: readonly [Color, Color, Color];
  readonly paper: Color;
  readonly ribbon: Color;
}

/** In the order of the wrapping papers on which the words stand, so that the box is wrapped in the same one. */
const papers: readonly Papers[] = [
  { wall: ['#7a1f4f', '#9a2f62', '#f0938f'], paper: '#2f8f8a', ribbon: '#f6b02c' },
  { wall: ['#0f5a66', '#1f7f86', '#6fc0b0'], paper: '#e8674f', ribbon: '#ffd27a' },
  { wall: ['#3a2f7f', '#5544a6', '#b79ae8'], paper: '#3b6ea8', ribbon: '#f48a7a' },
];

/** A kitten that looks over the rim of a box at y = 0, 250 high. */
function kitten(): readonly SceneNode[] {
  const fur: Color = '#f4a84f';
  const stripe: Color = '#d9832f';
  return [
    cut('M-120 20C-130 -60 -90 -100 0 -100C90 -100 130 -60 120 20Z', fur),
    cut(
      'M-122 -150C-140 -230 -128 -266 -116 -270C-92 -266 -60 -240 -40 -214ZM122 -150C140 -230 128 -266 116 -270C92 -266 60 -240 40 -214Z',
      fur,
    ),
    cut(
      'M-108 -180C-118 -226 -114 -244 -106 -248C-90 -240 -74 -226 -62 -212ZM108 -180C118 -226 114 -244 106 -248C90 -240 74 -226 62 -212Z',
      '#ffc9b8',
    ),
    cut(
      'M-134 -120C-134 -196 -70 -226 0 -226C70 -226 134 -196 134 -120C134 -50 70 -22 0 -22C-70 -22 -134 -50 -134 -120Z',
      fur,
    ),
    cut(
      'M-12 -226L0 -170L12 -226ZM-52 -220L-34 -176L-26 -224ZM52 -220L34 -176L26 -224ZM-132 -112l42 8l-40 12ZM132 -112l-42 8l40 12ZM-126 -82l40 -2l-34 20ZM126 -82l-40 -2l34 20Z',
      stripe,
    ),
    cut(
      'M-62 -72C-62 -104 -30 -104 0 -92C30 -104 62 -104 62 -72C62 -40 30 -26 0 -26C-30 -26 -62 -40 -62 -72Z',
      '#fff6ea',
    ),
    cut(oval(-56, -124, 25, 29) + oval(56, -124, 25, 29), '#3a2438'),
    cut(circle(-48, -134, 9) + circle(64, -134, 9) + circle(-62, -114, 5) + circle(50, -114, 5), '#ffffff'),
    cut('M-15 -94H15L0 -78Z', '#e8657a'),
    line('M0 -78v10M0 -68q-12 14 -26 6M0 -68q12 14 26 6', '#5a3a44', 5),
    line('M-70 -76l-72 -10M-70 -66l-70 10M70 -76l72 -10M70 -66l70 10', '#fff6ea', 4),
    cut(oval(-92, -84, 20, 12) + oval(92, -84, 20, 12), '#f28a72', 0.55),
  ];
}

function paws(): readonly SceneNode[] {
  return [-96, 96].flatMap((x) => [
    cut(oval(x, 4, 40, 30), '#fff6ea'),
    line(`M${x - 13} 10v16M${x + 13} 10v16`, '#d9a88a', 5),
  ]);
}

function loop(ribbon: Color, sign: number): readonly SceneNode[] {
  return [
    cut(
      `M0 0C${sign * 40} -90 ${sign * 170} -110 ${sign * 176} -40C${sign * 178} 30 ${sign * 70} 34 0 0Z`,
      ribbon,
    ),
    cut(
      `M0 0C${sign * 54} -50 ${sign * 120} -62 ${sign * 128} -30C${sign * 130} 4 ${sign * 56} 14 0 0Z`,
      mix(ribbon, '#5a1a20', 0.3),
    ),
  ];
}

/** An open box, its foot at the origin, 400 wide; the rim is at -300. */
function openBox({ paper, ribbon }: Papers): readonly SceneNode[] {
  const stars: string[] = [];
  for (let row = 0; row < 5; row++)
    for (let column = 0; column < 7; column++) {
      const [x, y] = [-172 + column * 58 + (row % 2) * 28, -262 + row * 54];
      if (Math.abs(x) > 52 && Math.abs(x) < 186)
        stars.push((row + column) % 2 ? star(x, y, 15, 8) : circle(x, y, 7));
    }
  return [
    cut(
      box(-200, -300, 400, 300, 6),
      fade([mix(paper, '#ffffff', 0.14), paper, mix(paper, '#3a0a2a', 0.28)], [-200, 0], [200, 0]),
    ),
    cut(stars.join(''), mix(paper, '#ffffff', 0.5)),
    cut(box(-40, -300, 80, 300), ribbon),
    line('M-30 -300V0M30 -300V0', mix(ribbon, '#ffffff', 0.5), 4),
    cut(box(-214, -312, 428, 40, 8), mix(paper, '#ffffff', 0.2)),
    cut(box(-200, -272, 400, 12), '#3a0a2a', 0.2),
    cut(box(-44, -312, 88, 40), mix(ribbon, '#ffffff', 0.15)),
    placed(
      [
        ...loop(ribbon, 1),
        ...loop(ribbon, -1),
        cut(
          'M0 0C-20 40 -60 60 -66 130L-40 112L-20 132C-16 80 4 50 0 0C4 50 16 80 20 132L44 110L68 126C60 60 20 40 0 0Z',
          mix(ribbon, '#5a1a20', 0.14),
        ),
        cut(box(-28, -26, 56, 50, 16), mix(ribbon, '#ffffff', 0.22)),
      ],
      { x: 0, y: -250, scale: 0.86 },
    ),
  ];
}

/** The lid, thrown up and turned, its middle at the origin. */
function lid({ paper, ribbon }: Papers): readonly SceneNode[] {
  return [
    cut(
      'M-220 -20L220 -20L208 40L-208 40Z',
      fade([mix(paper, '#ffffff', 0.24), mix(paper, '#3a0a2a', 0.16)], [-220, 0], [220, 0]),
    ),
    cut('M-46 -20H46L42 40H-42Z', ribbon),
    cut('M-208 40H208L196 52H-196Z', '#3a0a2a', 0.4),
  ];
}

function drawSurprise({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, scale, floor } = places[at];
  const { width, height } = face;
  const look = random.pick(papers);
  const rim = y - 300 * scale;
  const rays = [-64, -38, -12, 14, 40, 66].map((by) => {
    const [ax, ay] = polar(x, rim, 1500, by - 90 - 6);
    const [bx, by2] = polar(x, rim, 1500, by - 90 + 6);
    return `M${x} ${round(rim)}L${round(ax)} ${round(ay)}L${round(bx)} ${round(by2)}Z`;
  });
  const flying = Array.from({ length: 44 }, () => {
    const [fx, fy] = polar(x, rim - 40, random.float(170, 620) * scale, random.float(-160, -20));
    return { x: fx, y: fy, size: random.float(9, 20), turn: random.float(0, 360) };
  }).filter((spot) => isOutside(upperHeading[at], [spot.x, spot.y], spot.size + 12));
  const third = (n: number) => flying.filter((_, i) => i % 3 === n);
  return [
    baseLayer(face, fadeDown(face, [look.wall[0], look.wall[0], look.wall[1], look.wall[2]])),
    cut(rays.join(''), '#fff3c4', 0.1),
    glow(x, rim - 40 * scale, 290 * scale, '#fff0b8', 'cc'),
    cut(
      `M-10 ${floor}H${width + 10}V${height + 10}H-10Z`,
      downward(floor, height, mix(look.wall[2], '#fff6e4', 0.55), mix(look.wall[2], look.wall[1], 0.4)),
    ),
    cut(
      third(0)
        .map((one) => star(one.x, one.y, one.size, one.turn))
        .join(''),
      look.ribbon,
    ),
    cut(
      third(1)
        .map((one) => heart(one.x, one.y, one.size * 1.5, 0))
        .join(''),
      mix(look.paper, '#ffffff', 0.3),
    ),
    cut(
      third(2)
        .map((one) => circle(one.x, one.y, one.size * 0.5))
        .join(''),
      '#fffaf0',
    ),
    cut(oval(x + 20, y, 250 * scale, 26 * scale), mix(look.wall[0], '#1a0a20', 0.3), 0.45),
    cut(
      `M${round(x - 200 * scale)} ${round(rim)}H${round(x + 200 * scale)}L${round(x + 176 * scale)} ${round(rim - 30 * scale)}H${round(x - 176 * scale)}Z`,
      mix(look.paper, '#2a0a20', 0.55),
    ),
    placed(kitten(), { x, y: rim + 6 * scale, scale: scale * 1.06 }),
    placed(openBox(look), { x, y, scale }),
    placed(paws(), { x, y: rim - 12 * scale, scale: scale * 1.06 }),
    placed(lid(look), {
      x: x + 250 * scale,
      y: rim - 150 * scale,
      scale: scale * 0.82,
      rotation: 34 + random.float(-8, 8),
    }),
  ];
}

export const giftWrapCover: Cover = {
  heading: upperHeading,
  ink: '#fff6e0',
  accent: '#8a2f4a',
  draw: drawSurprise,
};
