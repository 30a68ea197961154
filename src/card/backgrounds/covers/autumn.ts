import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, leaf, oval, type Point, polar, round } from '../outline.ts';
import { ball, downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

const places = {
  portrait: { ground: 1140, fox: { x: 420, y: 1400, scale: 1.5 } },
  square: { ground: 770, fox: { x: 520, y: 1010, scale: 1.08 } },
} as const;

const tones: readonly Color[] = ['#e2622f', '#f2963a', '#f7bd4a', '#c9402f', '#d97f2f'];

/** A round tree with its foot at the origin, 400 high. */
function tree(random: Random, color: Color): readonly SceneNode[] {
  const puffs = [
    [0, -300, 96],
    [-76, -250, 76],
    [78, -244, 80],
    [-40, -196, 70],
    [44, -190, 74],
    [0, -240, 90],
  ] as const;
  const dots = Array.from({ length: 16 }, () => polar(0, -256, random.float(10, 130), random.float(0, 360)));
  return [
    cut(
      'M-16 0C-10 -80 -14 -140 -40 -190L-24 -196C-10 -170 -4 -150 0 -140C6 -160 20 -190 40 -206L52 -196C26 -150 16 -80 20 0Z',
      '#6b3f34',
    ),
    cut(puffs.map(([x, y, r]) => circle(x, y + 10, r)).join(''), mix(color, '#6a1a2a', 0.3)),
    cut(puffs.map(([x, y, r]) => circle(x - 4, y, r * 0.94)).join(''), color),
    cut(
      puffs.map(([x, y, r]) => circle(x - r * 0.2, y - r * 0.24, r * 0.5)).join(''),
      mix(color, '#fff0b0', 0.3),
    ),
    cut(dots.map(([x, y]) => leaf(x, y, 22, 6, random.float(0, 360))).join(''), mix(color, '#6a1a2a', 0.22)),
  ];
}

/** A maple leaf about its middle, 100 wide. */
const maple =
  'M0 56L-4 26L-30 34L-26 20L-52 6L-42 -2L-50 -24L-30 -18L-24 -28L-10 -8L-16 -42L-6 -38L0 -56L6 -38L16 -42L10 -8L24 -28L30 -18L50 -24L42 -2L52 6L26 20L30 34L4 26Z';

/** Sits at the origin with a cupcake before it, 330 high. */
function fox(): readonly SceneNode[] {
  const fur: Color = '#e8743a';
  return [
    cut(oval(30, 4, 190, 24), '#5a2a1a', 0.3),
    cut(
      'M60 -30C130 -20 200 -60 206 -130C210 -190 170 -220 150 -200C170 -180 160 -140 120 -120C80 -100 50 -70 60 -30Z',
      '#d9622c',
    ),
    cut(
      'M150 -200C184 -214 214 -176 205 -128C190 -150 170 -156 156 -154C164 -172 162 -190 150 -200Z',
      '#fff4e4',
    ),
    cut(
      'M-84 -4C-100 -90 -60 -176 0 -180C60 -176 104 -90 86 -4C60 8 -60 8 -84 -4Z',
      downward(-180, 0, fur, '#c9562a'),
    ),
    cut('M-40 -10C-50 -80 -26 -140 0 -146C26 -140 50 -80 42 -10C20 2 -20 2 -40 -10Z', '#fff4e4'),
    cut(
      'M-66 -8C-72 -40 -60 -60 -44 -60C-28 -60 -22 -40 -24 -6C-30 8 -60 8 -66 -8ZM66 -8C72 -40 60 -60 44 -60C28 -60 22 -40 24 -6C30 8 60 8 66 -8Z',
      '#5a3030',
    ),
    cut('M-104 -338L-40 -300L-92 -234ZM104 -338L40 -300L92 -234Z', fur),
    cut('M-96 -318L-56 -294L-84 -256ZM96 -318L56 -294L84 -256Z', '#5a3030'),
    cut(
      'M0 -318C64 -318 112 -262 106 -226C76 -180 36 -152 0 -148C-36 -152 -76 -180 -106 -226C-112 -262 -64 -318 0 -318Z',
      downward(-318, -148, '#f08a4a', '#e06a30'),
    ),
    cut(
      'M-106 -226C-62 -244 -24 -232 0 -190C24 -232 62 -244 106 -226C76 -180 36 -152 0 -148C-36 -152 -76 -180 -106 -226Z',
      '#fff4e4',
    ),
    line('M-56 -242q14 -16 28 0M28 -242q14 -16 28 0', '#35262a', 6),
    cut(oval(-72, -212, 14, 9) + oval(72, -212, 14, 9), '#f7a08a', 0.8),
    cut(oval(0, -186, 13, 10), '#35262a'),
    line('M-14 -168Q-6 -160 0 -168Q6 -160 14 -168', '#35262a', 4),
    cut('M-78 -162C-40 -128 44 -128 80 -164L84 -134C46 -96 -44 -96 -84 -134Z', '#2f8f8a'),
    cut('M30 -122L74 -128L86 -36L48 -34Z', '#26757a'),
    line('M-74 -148C-40 -116 44 -116 80 -150', '#7fcac0', 5),
    line('M52 -36v16M64 -37v16M78 -38v16', '#26757a', 6),
    cut('M-44 -52L-34 6H34L44 -52Z', downward(-52, 6, '#f2687f', '#c23f63')),
    line('M-22 -50L-16 4M0 -50V4M22 -50L16 4', '#fff0e6', 4),
    cut(
      'M-56 -52C-60 -80 -30 -84 -28 -88C-22 -112 22 -112 28 -88C30 -84 60 -80 56 -52C40 -40 -40 -40 -56 -52Z',
      '#fff6ea',
    ),
    cut('M-50 -62C-30 -52 30 -52 50 -62C40 -46 -40 -46 -50 -62Z', '#f7c6c0'),
    cut('M-4 -120h8v22h-8Z', '#3f9ec4'),
    glow(0, -130, 34, '#ffd766', 'cc'),
    cut('M0 -146C9 -136 9 -126 0 -122C-9 -126 -9 -136 0 -146Z', '#ffab2e'),
  ];
}

function drawAutumn({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { ground, fox: who } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.74 : 1;
  const tone = (i: number) => tones[(i + first) % tones.length] as Color;
  const first = random.int(0, 4);
  const back = Array.from({ length: 7 }, (_, i) => ({
    x: ((i + 0.5) * width) / 7 + random.float(-20, 20),
    y: ground + random.float(-16, 20) * k,
    scale: random.float(0.5, 0.66) * k,
    color: mix(tone(i), '#fbe3b4', 0.45),
  }));
  const front = [
    [0.03, 60, 1.14],
    [0.2, 10, 0.84],
    [0.97, 70, 1.2],
    [0.8, 16, 0.88],
  ] as const;
  const falling = Array.from({ length: 34 }, () => ({
    x: random.float(0, width),
    y: random.float(0, height - 60),
    size: random.float(0.26, 0.52),
    turn: random.float(0, 360),
  })).filter(
    ({ x, y }) =>
      isOutside(heading[at], [x, y], 52) &&
      (Math.abs(x - who.x) > 190 * who.scale || y < who.y - 360 * who.scale),
  );
  const lying = Array.from({ length: 44 }, () => ({
    x: random.float(0, width),
    y: random.float(ground + 190 * k, height + 10),
    turn: random.int(-60, 60),
  }));
  const group = (
    items: readonly { x: number; y: number; size?: number; turn: number }[],
    color: Color,
    size: number,
  ): readonly SceneNode[] =>
    items.map((item) =>
      placed([cut(maple, color)], { x: item.x, y: item.y, scale: item.size ?? size, rotation: item.turn }),
    );
  const point = (share: number, y: number): Point => [share, y];
  const path = `M${round(width * 0.5)} ${ground + 40 * k}C${round(width * 0.56)} ${ground + 110 * k} ${round(width * 0.2)} ${ground + 190 * k} ${round(width * 0.16)} ${height + 20}H${round(width * 0.86)}C${round(width * 0.74)} ${ground + 220 * k} ${round(width * 0.6)} ${ground + 110 * k} ${round(width * 0.56)} ${ground + 40 * k}Z`;
  return [
    baseLayer(face, fadeDown(face, ['#ffe0ae', '#ffe8c2', '#fff0d6', '#ffe2b0'])),
    glow(width * 0.52, ground - 160 * k, 330 * k, '#fffbe0', 'ff'),
    cut(circle(width * 0.52, ground - 150 * k, 92 * k), '#fff3bd'),
    land(
      face,
      [
        point(-0.03, ground - 90 * k),
        point(0.22, ground - 170 * k),
        point(0.5, ground - 70 * k),
        point(0.78, ground - 160 * k),
        point(1.03, ground - 80 * k),
      ],
      '#f3c68c',
    ),
    ...back.map(({ color, ...place }) => placed(tree(random, color).slice(0, 4), place)),
    land(
      face,
      [point(-0.03, ground + 20), point(0.4, ground + 30 * k), point(1.03, ground + 10)],
      downward(ground, height, '#e6a352', '#b5662f'),
    ),
    cut(path, downward(ground, height, '#f7dcab', '#e0b077')),
    ...front.map(([share, down, scale], i) =>
      placed(tree(random, tone(i)), { x: share * width, y: ground + down * k, scale: scale * k }),
    ),
    ...[0, 1, 2].flatMap((i) => group(lying.filter((_, at_) => at_ % 3 === i).slice(0, 12), tone(i), 0.42)),
    placed(fox(), { ...who, mirror: random.float() < 0.5 }),
    ...[0, 1, 2].flatMap((i) =>
      group(
        falling.filter((_, at_) => at_ % 3 === i),
        tone(i),
        0.4,
      ),
    ),
    ...pumpkin(width * 0.86, height - (at === 'portrait' ? 200 : 70), k),
  ];
}

function pumpkin(x: number, y: number, k: number): readonly SceneNode[] {
  return [
    placed(
      [
        cut(oval(6, 44, 84, 14), '#5a2a1a', 0.3),
        cut(oval(-40, 0, 36, 44) + oval(40, 0, 36, 44), ball(0, 0, 80, '#e2722f')),
        cut(oval(0, 0, 40, 48), ball(-6, -6, 60, '#f28a3c')),
        cut('M-8 -44C-10 -62 -4 -74 12 -78L20 -68C8 -64 8 -54 8 -44Z', '#6f8a3a'),
        line('M16 -50q30 -14 40 8', '#6f8a3a', 5),
      ],
      { x, y, scale: 1.1 * k },
    ),
  ];
}

export const autumnCover: Cover = { heading, ink: '#8a2f1f', accent: '#a3421f', draw: drawAutumn };
