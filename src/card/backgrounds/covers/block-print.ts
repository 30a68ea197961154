import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, symbolAt } from '../cutout.ts';
import { blossom, box, circle, leaf, oval, petals, polar, round } from '../outline.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 304, width: 720, height: 224 },
  square: { x: 140, y: 140, width: 800, height: 222 },
};

const places = {
  portrait: { x: 450, y: 1400, scale: 1.3, border: 84 },
  square: { x: 540, y: 1010, scale: 0.92, border: 66 },
} as const;

const madder: Color = '#c23f30';
const leafGreen: Color = '#3f7f68';
const gold: Color = '#f0b33c';
const cotton: Color = '#fff3dc';

/** An elephant in its cloths that walks to the left, its feet at the origin, 520 wide and 440 high. */
function elephant(skin: Color): readonly SceneNode[] {
  const dark = mix(skin, '#0a1030', 0.35);
  const ringed = (x: number, w: number) => [
    cut(box(x, -26, w, 26, 6), dark),
    cut([0.2, 0.5, 0.8].map((s) => circle(x + w * s, -9, 8)).join(''), cotton),
    cut(box(x - 3, -58, w + 6, 16, 6), gold),
  ];
  const spots = Array.from({ length: 9 }, (_, i) =>
    circle(-90 + i * 35, -92 - Math.abs(i - 4) * 3, i % 2 ? 7 : 11),
  ).join('');
  return [
    cut('M64 -190H166V0H84V-110H30V0H-48V-150ZM-120 -150H-36V0H-120Z', dark),
    cut('M250 -250C286 -220 290 -150 268 -110L254 -116C264 -160 258 -200 230 -226Z', dark),
    line('M262 -114l-8 26M262 -114l4 28M262 -114l14 24', madder, 6),
    cut(
      'M-160 0V-140C-210 -180 -214 -250 -190 -296C-166 -344 -100 -352 -50 -330C40 -372 190 -368 236 -290C266 -236 258 -120 250 0H168C166 -50 160 -90 140 -112C80 -96 0 -96 -70 -112V0Z',
      skin,
    ),
    cut(
      'M-150 -330C-224 -340 -266 -286 -262 -216C-258 -140 -262 -70 -298 -40C-316 -26 -344 -36 -346 -62C-330 -60 -320 -70 -316 -90C-306 -140 -330 -220 -300 -282C-270 -340 -200 -368 -150 -330Z',
      skin,
    ),
    line('M-302 -84l36 10M-300 -116l38 6M-304 -148l40 2', mix(skin, '#ffffff', 0.35), 5),
    cut('M-246 -176C-262 -150 -290 -140 -312 -146C-292 -124 -250 -124 -228 -152Z', cotton),
    cut(
      'M-150 -320C-90 -334 -60 -296 -66 -246C-70 -196 -100 -158 -140 -160C-178 -164 -190 -210 -184 -250C-180 -290 -170 -314 -150 -320Z',
      mix(skin, '#ffffff', 0.22),
    ),
    cut(petals(-124, -240, 8, 52, 26), madder),
    cut(petals(-124, -240, 8, 32, 16, 22), gold),
    cut(circle(-124, -240, 10), cotton),
    cut(oval(-228, -258, 13, 15), cotton),
    cut(circle(-231, -257, 8), '#1c1430'),
    cut(
      'M-58 -350C10 -378 150 -374 206 -326C216 -270 214 -200 202 -156C120 -130 20 -130 -40 -150C-20 -220 -30 -300 -58 -350Z',
      madder,
    ),
    line('M-42 -334C20 -358 150 -354 196 -314C204 -270 202 -212 192 -170C120 -148 30 -148 -22 -164', gold, 8),
    cut(petals(84, -254, 12, 84, 34), cotton),
    cut(petals(84, -254, 12, 58, 22, 15), gold),
    cut(petals(84, -254, 8, 34, 18), madder),
    cut(circle(84, -254, 13), cotton),
    cut(
      [-10, 30, 140, 178].map((x) => blossom(x, -196, 18, 6)).join('') +
        [6, 160].map((x) => blossom(x, -316, 18, 6)).join(''),
      gold,
    ),
    cut(spots, gold),
    line('M-40 -150v22M0 -142v22M40 -138v22M80 -136v22M120 -138v22M160 -144v22M200 -156v22', gold, 6),
    cut(
      'M-250 -322C-220 -360 -170 -366 -132 -346C-150 -310 -180 -290 -214 -286C-230 -294 -244 -306 -250 -322Z',
      leafGreen,
    ),
    line('M-246 -318C-216 -352 -170 -358 -138 -342', gold, 6),
    cut(petals(-194, -322, 6, 22, 13), cotton),
    ...ringed(-160, 90),
    ...ringed(168, 82),
  ];
}

const rosette: SceneSymbol = {
  viewBox: [-55, -55, 110, 110],
  children: [
    cut(petals(0, 0, 9, 50, 23), madder),
    cut(petals(0, 0, 9, 31, 15, 20), gold),
    cut(circle(0, 0, 10), cotton),
  ],
};

/** A tree that grows over the elephant: a stem that winds, flowers and leaves at its bends. */
function branch(): readonly SceneNode[] {
  const spots = [
    [-330, -300],
    [-350, -420],
    [-270, -520],
    [-150, -570],
    [-20, -600],
    [110, -580],
    [230, -530],
    [320, -440],
    [340, -320],
  ] as const;
  const tips = spots.map(([x, y], i) => ({ x, y, size: i % 2 ? 40 : 56 }));
  return [
    line(
      'M-400 0C-330 -120 -390 -260 -340 -380C-300 -500 -140 -560 0 -560C140 -560 290 -500 330 -380C360 -270 330 -120 400 0',
      leafGreen,
      14,
    ),
    cut(
      tips
        .flatMap(({ x, y }, i) => [
          leaf(x, y, 92, 26, i * 40 + 190),
          leaf(x, y, 80, 24, i * 40 + 20),
          leaf(x, y, 76, 24, i * 40 + 110),
        ])
        .join('') +
        [
          [-372, -80, -150],
          [-372, -80, -40],
          [-358, -200, 190],
          [372, -80, -30],
          [372, -80, -140],
          [352, -200, -10],
        ]
          .map(([x, y, a]) => leaf(x ?? 0, y ?? 0, 84, 26, a ?? 0))
          .join(''),
      leafGreen,
    ),
    cut(tips.map(({ x, y, size }, i) => petals(x, y, 9, size, size * 0.46, i * 14)).join(''), madder),
    ...tips.map(({ x, y, size }, i) => symbolAt('rosette', x, y, size * 2.2, i * 14)),
  ];
}

function drawPrint({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { x, y, scale, border } = places[at];
  const { width, height } = face;
  const [ground, deep] = random.pick<readonly [Color, Color]>([
    ['#f9dfae', '#2f3f7a'],
    ['#f6d7c0', '#1f5f68'],
    ['#f3e0b8', '#7a2a4a'],
  ]);
  const dots: string[] = [];
  for (let row = 0; row * 90 < height; row++)
    for (let column = 0; column * 90 < width; column++) {
      const [a, b] = polar(
        column * 90 + (row % 2) * 45,
        row * 90 + 20,
        random.float(0, 2),
        random.float(0, 360),
      );
      dots.push(circle(a, b, 5));
    }
  const band = (top: number) => [
    cut(box(-10, top, width + 20, border), deep),
    cut(
      box(-10, top + border * 0.08, width + 20, border * 0.05) +
        box(-10, top + border * 0.87, width + 20, border * 0.05),
      gold,
    ),
    ...Array.from({ length: Math.ceil(width / (border * 1.1)) }, (_, i) =>
      symbolAt(i % 2 ? 'flower' : 'buta', (i + 0.5) * border * 1.1, top + border / 2, border * 0.66),
    ),
  ];
  const foot = at === 'square' ? height - border : y + 24 * scale;
  return [
    baseLayer(face, fadeDown(face, [mix(ground, '#ffffff', 0.35), ground, mix(ground, '#e8963c', 0.25)])),
    cut(dots.join(''), mix(ground, madder, 0.3), 0.5),
    glow(width / 2, heading[at].y + 120, 460, mix(ground, '#ffffff', 0.7), 'ee'),
    ...(at === 'square' ? [] : band(70)),
    placed(branch(), { x, y: y - 10 * scale, scale: scale * 0.94 }),
    cut(`M-10 ${round(foot - 40 * scale)}H${width + 10}V${height + 10}H-10Z`, mix(ground, madder, 0.55)),
    cut(
      Array.from({ length: 24 }, (_, i) =>
        leaf((i + 0.5) * (width / 24), foot - 36 * scale, 34 * scale, 10 * scale, -90 + (i % 3) * 16 - 16),
      ).join(''),
      leafGreen,
    ),
    placed(elephant(deep), { x: x + 46 * scale, y: y - 16 * scale, scale: scale * 0.94 }),
    ...band(foot),
    ...(at === 'square'
      ? []
      : [cut(box(-10, foot + border, width + 20, height - foot), mix(deep, madder, 0.5))]),
  ];
}

export function blockPrintCoverOf(symbols: Readonly<Record<'buta' | 'flower', SceneSymbol>>): Cover {
  return { heading, ink: '#4a1a2a', accent: '#a8362a', symbols: { ...symbols, rosette }, draw: drawPrint };
}
