import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, type Point, polygon, round, star } from '../outline.ts';
import { cloudsAt, downward, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 222 },
};

type Flying = readonly [x: number, y: number, scale: number, turn: number];

const places = {
  portrait: {
    kites: [
      [590, 790, 1.4, 12],
      [196, 760, 0.8, -22],
      [806, 706, 0.56, 30],
      [120, 1010, 0.5, -14],
    ] as readonly Flying[],
    hands: [286, 1214],
    child: { x: 250, y: 1330, scale: 1.1 },
    friend: { x: 640, y: 1372, scale: 0.92 },
    hill: 1290,
    clouds: [
      [-70, 180, 330],
      [620, 214, 320],
      [-60, 900, 280],
      [640, 1000, 300],
    ],
  },
  square: {
    kites: [
      [650, 546, 1, 12],
      [250, 510, 0.58, -22],
      [920, 486, 0.5, 30],
      [110, 680, 0.42, -14],
    ] as readonly Flying[],
    hands: [362, 830],
    child: { x: 336, y: 920, scale: 0.82 },
    friend: { x: 760, y: 950, scale: 0.7 },
    hill: 890,
    clouds: [
      [-70, 116, 290],
      [860, 100, 290],
      [-60, 600, 260],
      [820, 690, 290],
    ],
  },
} as const;

/** About its cross, 230 high; the tail is drawn by itself. */
function kite(a: Color, b: Color): readonly SceneNode[] {
  const top: Point = [0, -92];
  const [left, right, foot]: readonly [Point, Point, Point] = [
    [-84, -6],
    [84, -6],
    [0, 138],
  ];
  const middle: Point = [0, -6];
  return [
    cut(polygon([top, right, foot, left]), a),
    cut(polygon([top, middle, left]) + polygon([middle, right, foot]), b),
    cut(polygon([top, right, foot]), '#3a0a3a', 0.14),
    line('M0 -92V138M-84 -6Q0 -26 84 -6', '#fff6e4', 3),
    cut(circle(0, -6, 24), '#fff6e4'),
    cut(star(0, -6, 18, 0, 8, 0.5), mix(a, '#3a0a3a', 0.15)),
    cut(`M-84 -6l-26 -16l4 30ZM84 -6l26 -16l-4 30Z`, b),
  ];
}

/** The tail from the kite's foot, with bows on it. */
function tail(sway: number, color: Color): readonly SceneNode[] {
  const at = (t: number): Point => [Math.sin(t * 5) * sway * (0.4 + t), 138 + t * 200];
  const points = Array.from({ length: 11 }, (_, i) => at(i / 10));
  const bows = [0.22, 0.46, 0.7, 0.94].map((t) => {
    const [x, y] = at(t);
    return `M${round(x)} ${round(y)}l-26 -16v32ZM${round(x)} ${round(y)}l26 -16v32Z`;
  });
  return [
    line(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, '#fff6e4', 3),
    cut(bows.join(''), color),
  ];
}

const pairs: readonly (readonly [Color, Color])[] = [
  ['#e8433f', '#ffc53d'],
  ['#2a8fa8', '#fff0cf'],
  ['#8a55b5', '#ff9ec0'],
  ['#f2803a', '#e0436f'],
  ['#3f9a5f', '#ffe07a'],
];

/** A child from behind, the feet at the origin, an arm raised to the string. */
function child(shirt: Color, hair: Color, isLong: boolean): readonly SceneNode[] {
  return [
    cut('M-40 0C-20 -10 30 -10 50 0C30 8 -20 8 -40 0Z', '#0f4a3a', 0.35),
    line('M-12 -44L-16 -4M14 -44L18 -4', '#f0b48a', 13),
    cut('M-26 -6h18v8h-24ZM10 -6h18l6 8H10Z', '#e8493f'),
    cut('M-30 -84H30L34 -36C14 -30 -14 -30 -34 -36Z', '#2f4f8f'),
    line('M24 -122L44 -162', '#f0b48a', 13),
    line('M-26 -122L-44 -88', '#f0b48a', 13),
    cut('M-34 -72C-38 -116 -30 -140 0 -142C30 -140 38 -116 34 -72Z', shirt),
    cut('M16 -138L40 -134L44 -150L30 -160Z', shirt),
    cut(circle(0, -170, 34), hair),
    ...(isLong
      ? [cut('M-34 -172C-44 -130 -38 -110 -20 -104C0 -100 20 -100 24 -108C40 -120 42 -140 34 -172Z', hair)]
      : []),
    ...(isLong ? [] : [cut('M-12 -140h24v8h-24Z', '#f0b48a')]),
  ];
}

function drawKites({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { kites, hands, child: one, friend, hill, clouds } = places[at];
  const { width, height } = face;
  const first = random.int(0, 4);
  const flying = kites.map(([x, y, scale, turn], i) => {
    const [a, b] = pairs[(i + first) % 5] as readonly [Color, Color];
    const place = { x: x + random.float(-10, 10), y: y + random.float(-10, 10), scale, rotation: turn };
    return {
      place,
      nodes: placed([...tail(random.float(16, 26) * (i % 2 ? -1 : 1), b), ...kite(a, b)], place),
    };
  });
  const [main, second] = flying.map(({ place }) => place);
  const string = main
    ? `M${hands.join(' ')}Q${round((hands[0] + main.x) / 2 - 40)} ${round((hands[1] + main.y) / 2 + 90)} ${round(main.x)} ${round(main.y)}`
    : '';
  const hand: Point = [friend.x - 44 * friend.scale, friend.y - 162 * friend.scale];
  const other = second
    ? `M${hand.map(round).join(' ')}Q${round((hand[0] + second.x) / 2 + 60)} ${round((hand[1] + second.y) / 2 + 60)} ${round(second.x)} ${round(second.y)}`
    : '';
  const flowers = Array.from(
    { length: 46 },
    () => [random.float(0, width), random.float(hill + 70, height)] as const,
  );
  const blades = Array.from(
    { length: 60 },
    () =>
      `M${round(random.float(0, width))} ${round(random.float(hill + 60, height + 10))}q${random.int(-4, 4)} -14 ${random.int(-8, 8)} -24`,
  );
  const rows = (share: number, y: number) => [share, y] as const;
  return [
    baseLayer(face, fadeDown(face, ['#0a4a85', '#115f9f', '#1a70b3', '#7cc8e4', '#e0f2dc', '#fff0c4'])),
    glow(width * 0.86, hill - 250, 300, '#fff3c0', '77'),
    cut(cloudsAt(clouds.slice(0, 2)), '#ffffff', 0.22),
    cut(cloudsAt(clouds.slice(2)), '#ffffff', 0.9),
    land(
      face,
      [
        rows(-0.03, hill - 60),
        rows(0.2, hill - 130),
        rows(0.45, hill - 50),
        rows(0.7, hill - 120),
        rows(1.03, hill - 40),
      ],
      '#a9d7b0',
    ),
    land(
      face,
      [rows(-0.03, hill - 10), rows(0.3, hill - 20), rows(0.6, hill - 80), rows(1.03, hill - 10)],
      downward(hill - 90, hill + 120, '#86c98a', '#5fae70'),
    ),
    line(string + other, '#ffffff', 2.6),
    ...flying.toReversed().map(({ nodes }) => nodes),
    land(
      face,
      [rows(-0.03, hill + 40), rows(0.28, hill + 8), rows(0.6, hill + 60), rows(1.03, hill + 30)],
      downward(hill, height, '#56b064', '#1d7350'),
    ),
    line(blades.join(''), '#a4dc84', 3),
    ...(['#fff6dc', '#ffd34e', '#ff8fa8'] as const).map((fill, tone) =>
      cut(
        flowers
          .filter((_, i) => i % 3 === tone)
          .map(([x, y]) => circle(x, y, 5 + (y - hill) / 70))
          .join(''),
        fill,
      ),
    ),
    placed(child('#ffc53d', '#4a2a20', true), one),
    placed(child('#e8617f', '#2c1c1c', false), { ...friend, mirror: true }),
  ];
}

export const kitesCover: Cover = { heading, ink: '#ffffff', accent: '#b5363a', draw: drawKites };
