import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { lampSymbol } from '../clay-lamp.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { blossom, box, circle, leaf, oval, petals, polar, round } from '../outline.ts';
import { downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 150, y: 360, width: 600, height: 290 },
  square: { x: 240, y: 232, width: 600, height: 262 },
};

/** The doorway: its sides, the spring of its arch, its crown and its sill. */
const places = {
  portrait: {
    left: 104,
    right: 796,
    spring: 430,
    crown: 150,
    sill: 1340,
    elephant: { x: 450, y: 1330, scale: 1.34 },
  },
  square: {
    left: 150,
    right: 930,
    spring: 300,
    crown: 66,
    sill: 968,
    elephant: { x: 540, y: 962, scale: 0.96 },
  },
} as const;

function marigold(color: Color): SceneSymbol {
  return {
    viewBox: [-52, -52, 104, 104],
    children: [
      cut(blossom(2, 4, 50, 12, 0, 0.14), '#5a1a0a', 0.2),
      cut(blossom(0, 0, 50, 12, 0, 0.14), mix(color, '#a82a0a', 0.34)),
      cut(blossom(0, 0, 39, 11, 14, 0.16), color),
      cut(blossom(0, 0, 26, 9, 4, 0.18), mix(color, '#fff0a0', 0.3)),
      cut(blossom(0, 0, 12, 7, 0, 0.2), mix(color, '#a82a0a', 0.26)),
    ],
  };
}

/** An elephant from the front, its feet at the origin, 430 high, in its finery. */
function elephant(cloth: Color): readonly SceneNode[] {
  const skin: Color = '#8f9fb5';
  const dark: Color = '#66758f';
  const side = (mirror: boolean): SceneNode =>
    placed(
      [
        cut('M60 -300C130 -360 214 -310 200 -220C192 -160 130 -150 90 -180Z', skin),
        cut('M80 -288C130 -326 184 -290 176 -224C168 -184 128 -180 98 -200Z', '#e8a3ae'),
        cut(petals(140, -240, 6, 17, 11), '#fff0d0'),
        cut('M34 -100C40 -132 104 -132 110 -100L118 -8C118 8 44 8 42 -8Z', downward(-110, 0, skin, dark)),
        cut('M46 -6a13 12 0 0 1 24 0ZM70 -6a13 12 0 0 1 24 0ZM92 -6a13 12 0 0 1 24 0Z', '#f7ead8'),
        cut('M40 -44H116L118 -26H42Z', '#ffc845'),
        cut('M74 -168C96 -160 110 -134 98 -112C92 -104 84 -106 82 -114C84 -134 76 -150 60 -158Z', '#fff6e6'),
      ],
      { x: 0, y: 0, mirror },
    );
  return [
    cut(oval(0, 6, 190, 24), '#3a0a24', 0.4),
    cut(
      'M-150 -250C-160 -120 -140 -60 -110 -40H110C140 -60 160 -120 150 -250C110 -330 -110 -330 -150 -250Z',
      downward(-320, -40, skin, dark),
    ),
    cut('M-146 -230C-156 -150 -150 -100 -138 -70C-60 -44 60 -44 138 -70C150 -100 156 -150 146 -230Z', cloth),
    cut('M-142 -96C-60 -66 60 -66 142 -96L138 -70C60 -44 -60 -44 -138 -70Z', '#ffc845'),
    side(false),
    side(true),
    cut(
      'M0 -400C78 -400 108 -340 98 -280C90 -220 56 -200 44 -160C36 -120 40 -80 34 -50C28 -22 -6 -14 -26 -30C-40 -44 -34 -62 -20 -60C-8 -58 -8 -48 2 -52C10 -60 4 -110 -44 -160C-56 -200 -90 -220 -98 -280C-108 -340 -78 -400 0 -400Z',
      downward(-400, -20, mix(skin, '#ffffff', 0.12), skin),
    ),
    line(
      'M-20 -150Q8 -140 36 -152M-8 -124Q14 -116 38 -126M2 -98Q18 -92 37 -100M6 -74Q20 -68 36 -76',
      dark,
      4,
    ),
    cut(
      'M0 -400C46 -400 78 -378 92 -344C60 -330 34 -300 0 -240C-34 -300 -60 -330 -92 -344C-78 -378 -46 -400 0 -400Z',
      cloth,
    ),
    line('M92 -344C60 -330 34 -300 0 -240C-34 -300 -60 -330 -92 -344', '#ffc845', 9),
    cut(petals(0, -342, 8, 30, 17), '#ffc845'),
    cut(circle(0, -342, 11), '#fff3d6'),
    cut(circle(-40, -366, 7) + circle(40, -366, 7) + circle(0, -288, 8), '#fff3d6'),
    cut(circle(-50, -284, 9) + circle(50, -284, 9), '#2a1a30'),
    cut(circle(-53, -288, 3) + circle(47, -288, 3), '#ffffff'),
    line('M-66 -302q14 -12 28 -2M66 -302q-14 -12 -28 -2', dark, 4),
    cut(oval(-64, -258, 13, 9) + oval(64, -258, 13, 9), '#f2939f', 0.7),
    cut('M-38 -420C-30 -452 30 -452 38 -420L44 -396C14 -408 -14 -408 -44 -396Z', '#ffc845'),
    cut(circle(0, -456, 15), '#e8315a'),
  ];
}

function drawGarland({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { left, right, spring, crown, sill, elephant: guest } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.82 : 1;
  const middle = width / 2;
  const arch = (inset: number) => {
    const [l, r, t, s] = [left + inset, right - inset, crown + inset * 1.3, spring + inset * 0.3];
    return `M${l} ${sill}V${s}C${l} ${s - 90} ${l + 40} ${s - 110} ${l + 90} ${s - 120}C${l + 100} ${s - 190} ${middle - 130} ${t + 60} ${middle} ${t}C${middle + 130} ${t + 60} ${r - 100} ${s - 190} ${r - 90} ${s - 120}C${r - 40} ${s - 110} ${r} ${s - 90} ${r} ${s}V${sill}Z`;
  };
  const cloth = random.pick<Color>(['#c92a52', '#8a2f9a', '#0f8a80']);
  const swag = (x0: number, x1: number, y: number, depth: number, size: number): readonly SceneNode[] => {
    const count = Math.round((Math.abs(x1 - x0) * 1.16) / (size * 0.62));
    return Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count;
      return symbolAt(
        i % 2 ? 'marigold-orange' : 'marigold-yellow',
        x0 + (x1 - x0) * t,
        y + depth * 4 * t * (1 - t),
        size,
        (i * 37) % 60,
      );
    });
  };
  const hanging = (x: number, y: number, length: number, size: number): readonly SceneNode[] => [
    ...Array.from({ length: Math.round(length / (size * 0.74)) }, (_, i) =>
      symbolAt(i % 2 ? 'marigold-yellow' : 'marigold-orange', x, y + i * size * 0.74, size, (i * 41) % 60),
    ),
    cut(
      leaf(x, y + length, 46 * k, 11 * k, 70) +
        leaf(x, y + length, 46 * k, 11 * k, 110) +
        leaf(x, y + length, 54 * k, 12 * k, 90),
      '#3f9a4a',
    ),
  ];
  const stars = Array.from(
    { length: 70 },
    () => [random.float(left + 40, right - 40), random.float(crown + 120, sill - 500 * k)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 26));
  const motifs = Array.from({ length: Math.ceil(height / 120) }, (_, i) => i * 120 + 60).flatMap((y) =>
    [left * 0.46, width - left * 0.46].map((x) => petals(x, y, 8, 25 * k, 14 * k) + circle(x, y, 5)),
  );
  const size = 48 * k;
  const depth = 84 * k;
  const top = at === 'portrait' ? 96 : 20;
  const floor = Array.from({ length: 4 }, (_, i) =>
    oval(middle, sill + 60 * k, (340 - i * 78) * k, (54 - i * 13) * k),
  );
  return [
    baseLayer(face, downward(0, height, '#b52a4c', '#7d1640')),
    cut(motifs.join(''), '#f2a93c', 0.75),
    cut(arch(-24), '#f2b53c'),
    cut(arch(-12), '#8f1a44'),
    cut(arch(0), fadeDown(face, ['#1d1150', '#3a1a66', '#7a2a6c', '#d9605c', '#ffb060'])),
    cut(stars.map(([x, y]) => circle(x, y, 2)).join(''), '#ffffff', 0.8),
    glow(middle, sill - 230 * k, 300 * k, '#ffc46a', '88'),
    cut(domes(middle, sill - 110 * k, k), '#5a1f5c', 0.45),
    line(arch(10), '#ffcf6a', 3),
    cut(`M-10 ${sill}H${width + 10}V${height + 10}H-10Z`, downward(sill, height, '#f2d3a8', '#b9804f')),
    cut(`M-10 ${sill}H${width + 10}V${sill + 16}H-10Z`, '#f7b53c'),
    ...floor.map((d, i) => cut(d, (['#e8315a', '#fff3d6', '#f7a32c', '#2f9a8f'] as const)[i] ?? '#e8315a')),
    cut(
      Array.from({ length: 18 }, (_, i) => {
        const [x, y] = polar(0, 0, 306 * k, i * 20);
        return circle(middle + x, sill + 60 * k + y * 0.158, 8 * k);
      }).join(''),
      '#fff3d6',
    ),
    placed(elephant(cloth), guest),
    ...hanging(left - 6, spring + 10, 500 * k, size),
    ...hanging(right + 6, spring + 10, 500 * k, size),
    ...swag(-20, middle, top, depth, size),
    ...swag(middle, width + 20, top, depth, size),
    ...hanging(middle, top + 6, 58 * k, size),
    ...[0.1, 0.9].map((share) =>
      placed([{ kind: 'use', symbol: 'lamp', x: -60, y: -90, width: 120, height: 120 } as const], {
        x: share * width,
        y: sill + 100 * k,
        scale: 1.5 * k,
      }),
    ),
  ];
}

/** Far domes, as outlines. */
function domes(x: number, y: number, k: number): string {
  const dome = (dx: number, r: number) => {
    const [cx, s] = [x + dx * k, r * k];
    return `M${round(cx - s)} ${round(y + 112 * k)}V${round(y)}C${round(cx - s * 1.3)} ${round(y - s * 0.9)} ${round(cx - s * 0.3)} ${round(y - s * 1.2)} ${round(cx)} ${round(y - s * 1.8)}C${round(cx + s * 0.3)} ${round(y - s * 1.2)} ${round(cx + s * 1.3)} ${round(y - s * 0.9)} ${round(cx + s)} ${round(y)}V${round(y + 112 * k)}Z`;
  };
  return (
    dome(-250, 46) +
    dome(250, 46) +
    dome(-150, 66) +
    dome(150, 66) +
    box(x - 300 * k, y + 60 * k, 600 * k, 52 * k)
  );
}

export const garlandCover: Cover = {
  heading,
  ink: '#ffe6a3',
  accent: '#a81f4c',
  symbols: {
    'marigold-orange': marigold('#f7892c'),
    'marigold-yellow': marigold('#ffc52e'),
    lamp: lampSymbol,
  },
  draw: drawGarland,
};
