import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, placed, symbolAt } from '../cutout.ts';
import { box, circle, leaf, oval, polar, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { ball, downward, isOutside } from './shading.ts';

const places = {
  portrait: { table: 1290, jug: { x: 350, y: 1390, scale: 1.22 }, glass: { x: 650, y: 1410, scale: 1.1 } },
  square: { table: 920, jug: { x: 460, y: 1002, scale: 0.88 }, glass: { x: 690, y: 1014, scale: 0.82 } },
} as const;

/** A jug of lemonade, its foot at the origin, 460 high. */
function jug(): readonly SceneNode[] {
  return [
    line('M150 -360C260 -370 270 -160 140 -120', '#ffffff', 30),
    line('M150 -360C260 -370 270 -160 140 -120', '#cfeee6', 14),
    cut(
      'M-150 -330H150L132 -14C131 -4 122 0 112 0H-112C-122 0 -131 -4 -132 -14Z',
      downward(-330, 0, '#fff3a0', '#ffc83c'),
    ),
    symbolAt('lemon', -62, -210, 150, 20),
    symbolAt('lime', 56, -150, 130, -30),
    symbolAt('orange', 10, -280, 140, 50),
    cut('M-40 -96l70 -12l12 70l-70 12ZM-112 -112l54 16l-16 54l-54 -16Z', '#ffffff', 0.4),
    cut(oval(0, -330, 150, 24), '#fff9cf'),
    cut(
      'M-160 -440C-150 -420 -150 -380 -150 -330L-132 -14C-131 -4 -122 0 -112 0H112C122 0 131 -4 132 -14L150 -330V-440Z',
      '#ffffff',
      0.2,
    ),
    line(
      'M-168 -446C-150 -420 -150 -380 -150 -330L-132 -14C-131 -4 -122 0 -112 0H112C122 0 131 -4 132 -14L150 -330V-440',
      '#ffffff',
      8,
    ),
    cut(oval(-4, -442, 156, 24), '#ffffff', 0.35),
    line('M-116 -390L-104 -60', '#ffffff', 12),
    cut(leaf(60, -330, 90, 30, -60) + leaf(60, -330, 76, 28, -110) + leaf(60, -330, 70, 26, -20), '#4f9f57'),
  ];
}

/** A glass with a straw and a slice on its rim, its foot at the origin. */
function glass(straw: Color): readonly SceneNode[] {
  return [
    line('M20 -40L76 -330', '#ffffff', 17),
    line('M20 -40L76 -330', straw, 17, { dash: [18, 18], cap: 'butt' }),
    cut(
      'M-84 -190H84L70 -8C69 -2 64 0 58 0H-58C-64 0 -69 -2 -70 -8Z',
      downward(-190, 0, '#ffd98a', '#f0794a'),
    ),
    cut('M-52 -150l44 8l-8 44l-44 -8ZM8 -120l46 -10l10 46l-46 10Z', '#ffffff', 0.45),
    cut('M-90 -236H90L70 -8C69 -2 64 0 58 0H-58C-64 0 -69 -2 -70 -8Z', '#ffffff', 0.2),
    line('M-90 -236L-70 -8C-69 -2 -64 0 -58 0H58C64 0 69 -2 70 -8L90 -236', '#ffffff', 7),
    line('M-66 -200L-56 -50', '#ffffff', 9),
    symbolAt('ruby', -86, -244, 134, 12),
  ];
}

function fruit(color: Color, x: number, y: number, r: number): readonly SceneNode[] {
  return [
    cut(oval(x + r * 0.1, y + r * 0.94, r * 1.1, r * 0.2), '#a84a1a', 0.3),
    cut(circle(x, y, r), ball(x, y, r, color, '#c0501a')),
    cut(
      leaf(x, y - r * 0.9, r * 0.9, r * 0.3, -30) + leaf(x, y - r * 0.9, r * 0.7, r * 0.26, -150),
      '#4f9f57',
    ),
    cut(circle(x, y - r * 0.9, r * 0.1), '#6a4a2a'),
  ];
}

function drawLemonade({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { table, jug: big, glass: small } = places[at];
  const { width, height } = face;
  const [cx, cy] = [width / 2, table - 190 * big.scale];
  const k = big.scale;
  const turn = random.float(0, 40);
  const segments = Array.from({ length: 9 }, (_, i) => {
    const a = i * 40 + turn;
    const [x, y] = polar(cx, cy, 30 * k, a + 20);
    const [ax, ay] = polar(cx, cy, 288 * k, a + 3);
    const [bx, by] = polar(cx, cy, 288 * k, a + 37);
    const [qx, qy] = polar(cx, cy, 322 * k, a + 20);
    return `M${round(x)} ${round(y)}L${round(ax)} ${round(ay)}Q${round(qx)} ${round(qy)} ${round(bx)} ${round(by)}Z`;
  });
  const drops = Array.from({ length: 34 }, () => ({
    x: random.float(0, width),
    y: random.float(0, table - 40),
    r: random.float(4, 11),
  })).filter((one) => isOutside(upperHeading[at], [one.x, one.y], one.r * 4));
  const checks: string[] = [];
  for (let row = 0; row * 56 < height - table; row++)
    for (let column = 0; column * 90 < width; column++)
      if ((row + column) % 2) checks.push(box(column * 90, table + row * 56, 90, 56));
  return [
    baseLayer(face, fadeDown(face, ['#fff6c4', '#fff0a4', '#ffe27a', '#ffc85c'])),
    cut(circle(cx, cy, 350 * k), '#f7a83c'),
    cut(circle(cx, cy, 328 * k), '#fff6dc'),
    cut(segments.join(''), '#ffc04a'),
    glow(cx, cy, 288 * k, '#fff6d0', 'aa'),
    cut(
      drops
        .filter((_, i) => i % 2)
        .map(({ x, y, r }) => leaf(x, y, r * 3.4, r, -60))
        .join(''),
      '#6fb35a',
      0.8,
    ),
    cut(
      drops
        .filter((_, i) => i % 2 === 0)
        .map(({ x, y, r }) => circle(x, y, r))
        .join(''),
      '#ffffff',
      0.9,
    ),
    cut(`M-10 ${table}H${width + 10}V${height + 10}H-10Z`, downward(table, height, '#fffaf0', '#ffe9d2')),
    cut(checks.join(''), '#ff9a6a', 0.55),
    cut(
      `M-10 ${table}H${width + 10}V${table + 10}H-10Z`,
      fade(['#ffffff', '#ffd9b8'], [0, table], [0, table + 10]),
    ),
    cut(
      oval(big.x + 20, big.y, 190 * k, 22 * k) + oval(small.x + 10, small.y, 110 * k, 16 * k),
      '#a84a1a',
      0.28,
    ),
    placed(jug(), big),
    placed(glass(random.pick<Color>(['#f0527a', '#3fa7b8', '#f2803c'])), small),
    ...fruit('#ffd23c', big.x - 224 * k, big.y + 4 * k, 58 * k),
    ...fruit('#f9932b', small.x + 150 * k, small.y + 2 * k, 66 * k),
    ...fruit('#8fc455', big.x + 168 * k, big.y + 62 * k, 48 * k),
    symbolAt('lemon', big.x - 120 * k, big.y + 78 * k, 130 * k, 15),
  ];
}

export function citrusCoverOf(symbols: Readonly<Record<string, SceneSymbol>>): Cover {
  return { heading: upperHeading, ink: '#5a2f05', accent: '#a8520f', symbols, draw: drawLemonade };
}
