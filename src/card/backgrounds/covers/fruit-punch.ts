import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, leaf, oval, polar, round } from '../outline.ts';
import { ball, downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 270 },
  square: { x: 140, y: 140, width: 800, height: 224 },
};

const places = {
  portrait: { sand: 1300, fruit: { x: 440, y: 1392, scale: 1.22 } },
  square: { sand: 930, fruit: { x: 530, y: 1004, scale: 0.86 } },
} as const;

/** A pineapple in sunglasses, 620 high, its foot at the origin. */
function pineapple(glasses: Color): readonly SceneNode[] {
  const [rx, ry, cy] = [150, 192, -192];
  const scales: string[] = [];
  for (let row = -4; row <= 4; row++)
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [column * 54 + (row % 2 ? 27 : 0), cy + row * 40];
      if ((x / (rx - 14)) ** 2 + ((y - cy) / (ry - 14)) ** 2 > 1) continue;
      scales.push(`M${x} ${y - 34}l22 34l-22 34l-22 -34Z`);
    }
  const crown = (lengths: readonly number[], spread: number, width: number) =>
    lengths
      .map((length, i) => leaf(0, cy - ry + 26, length, width, -90 + (i - (lengths.length - 1) / 2) * spread))
      .join('');
  const lens = (x: number) =>
    `M${x - 58} -252C${x - 58} -262 ${x - 50} -266 ${x - 42} -266H${x + 42}C${x + 52} -266 ${x + 58} -260 ${x + 58} -250C${x + 58} -206 ${x + 34} -186 ${x} -186C${x - 36} -186 ${x - 58} -208 ${x - 58} -252Z`;
  return [
    cut(oval(14, 0, 190, 22), '#8a2f3a', 0.3),
    cut(crown([170, 210, 210, 170], 36, 40), '#2f8a5a'),
    cut(crown([210, 250, 270, 250, 210], 20, 34), '#45ab6a'),
    cut(crown([150, 190, 150], 26, 26), '#7ccb7a'),
    cut(oval(0, cy, rx, ry), ball(0, cy, 200, '#ffc23c', '#c8481a')),
    line(scales.join(''), '#d9772a', 4),
    cut(scales.join(''), '#ffe08a', 0.25),
    cut(oval(0, -106, 44, 22), '#a8412a'),
    cut('M-40 -112C-24 -118 24 -118 40 -112C34 -100 -34 -100 -40 -112Z', '#fffaf0'),
    line('M-132 -250H132', '#2b1a35', 12),
    cut(lens(-66) + lens(66), '#2b1a35'),
    cut(lens(-66) + lens(66), fade([mix(glasses, '#2b1a35', 0.4), glasses], [0, -266], [0, -186]), 0.75),
    line('M-100 -248L-70 -206M32 -248L62 -206', '#ffffff', 8),
    cut(circle(-104, -134, 20) + circle(104, -134, 20), '#ff6f6a', 0.6),
  ];
}

/** A coconut cup with a straw and a paper umbrella; its foot at the origin. */
function coconut(): readonly SceneNode[] {
  return [
    cut(oval(8, 2, 90, 14), '#8a2f3a', 0.3),
    line('M30 -96L66 -236', '#ffffff', 13),
    line('M30 -96L66 -236', '#ff5f7a', 5, { dash: [12, 12], cap: 'butt' }),
    line('M-34 -90L-60 -190', '#8a5a3a', 6),
    cut('M-150 -178C-140 -240 -20 -262 14 -206C-30 -206 -100 -200 -150 -178Z', '#ff5f8a'),
    cut(
      'M-98 -214C-84 -226 -70 -230 -62 -232C-70 -220 -66 -206 -62 -200C-78 -198 -92 -194 -106 -190C-106 -198 -104 -206 -98 -214Z',
      '#ffd34e',
    ),
    cut('M-84 -86H84C92 -30 50 0 0 0S-92 -30 -84 -86Z', downward(-86, 0, '#9a5a34', '#5f3220')),
    cut(oval(0, -88, 86, 24), '#fffaf0'),
    cut(oval(0, -86, 68, 16), '#ffd0c2'),
    line('M-56 -50q12 16 8 30M0 -40q10 14 4 28M48 -52q0 16 -10 28', '#7a4428', 5),
  ];
}

function drawFruitPunch({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { sand, fruit } = places[at];
  const { width, height } = face;
  const [cx, cy] = [fruit.x, fruit.y - 300 * fruit.scale];
  const turn = random.float(0, 20);
  const rays = Array.from({ length: 18 }, (_, i) => {
    const [ax, ay] = polar(cx, cy, 1700, i * 20 + turn);
    const [bx, by] = polar(cx, cy, 1700, i * 20 + 10 + turn);
    return `M${round(cx)} ${round(cy)}L${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}Z`;
  });
  const k = fruit.scale;
  return [
    baseLayer(face, fadeDown(face, ['#ffe07a', '#ffc45c', '#ff9a6a', '#ff7f86'])),
    cut(rays.join(''), '#fff3b0', 0.3),
    glow(cx, cy, 520 * k, '#fff6d0', 'cc'),
    cut(circle(cx, cy - 40 * k, 300 * k), '#fff0b8', 0.75),
    cut(
      `M-10 ${sand - 120 * k}H${width + 10}V${sand + 60}H-10Z`,
      downward(sand - 120 * k, sand, '#ff8fa6', '#e85f8f'),
    ),
    line(
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `M${round(random.float(0, width - 160))} ${round(sand - 96 * k + i * 20 * k)}h${round(random.float(70, 170))}`,
        )
        .join(''),
      '#ffd6cf',
      5,
    ),
    land(
      face,
      [
        [-0.03, sand - 10],
        [0.3, sand - 36 * k],
        [0.7, sand - 6],
        [1.03, sand - 40 * k],
      ],
      downward(sand - 40, height, '#fff0c4', '#ffc98a'),
    ),
    placed(pineapple(random.pick<Color>(['#ff7fae', '#5fc9e6', '#a98bf0'])), { ...fruit, rotation: -3 }),
    placed(coconut(), { x: fruit.x + 262 * k, y: fruit.y + 16 * k, scale: k }),
    placed(starfish(), { x: fruit.x - 250 * k, y: fruit.y + 4 * k, scale: k }),
    cut(
      Array.from({ length: 16 }, () =>
        circle(random.float(0, width), random.float(sand + 30, height), random.float(2, 5)),
      ).join(''),
      '#e8a35c',
      0.6,
    ),
  ];
}

function starfish(): readonly SceneNode[] {
  const arm = (i: number) => {
    const [x, y] = polar(0, 0, 62, i * 72 - 84);
    return `M0 0L${round(x)} ${round(y * 0.6)}`;
  };
  const arms = [0, 1, 2, 3, 4].map(arm).join('');
  return [line(arms, '#d9485f', 38), line(arms, '#ff7a7a', 30), line(arms, '#ffc0a8', 6, { dash: [1, 14] })];
}

export const fruitPunchCover: Cover = { heading, ink: '#6b1230', accent: '#b02a4a', draw: drawFruitPunch };
