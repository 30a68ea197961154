import type { Random } from '#card/scene/random.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, placed } from '../cutout.ts';
import { box, circle, oval, type Point, polygon, round, star } from '../outline.ts';
import { ball, cylinder, downward, isOutside, land } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 290 },
  square: { x: 140, y: 144, width: 800, height: 230 },
};

const places = {
  portrait: {
    ground: 1180,
    cabin: { x: 620, y: 1190, scale: 1.1 },
    snowman: { x: 236, y: 1400, scale: 1.05 },
    tree: { x: 150, y: 1230, scale: 1.05 },
  },
  square: {
    ground: 800,
    cabin: { x: 740, y: 806, scale: 0.86 },
    snowman: { x: 300, y: 980, scale: 0.76 },
    tree: { x: 150, y: 850, scale: 0.84 },
  },
} as const;

/** Its foot at the origin, 330 high, with snow on its branches and lights. */
function fir(random: Random, lit: boolean): readonly SceneNode[] {
  const tiers = [
    [-330, 62, 110],
    [-268, 92, 120],
    [-196, 124, 132],
    [-116, 152, 126],
  ] as const;
  const tier = ([top, half, tall]: (typeof tiers)[number]) =>
    `M0 ${top}L${half} ${top + tall}C${half * 0.5} ${top + tall - 14} ${half * 0.3} ${top + tall + 12} 0 ${top + tall - 4}C${-half * 0.3} ${top + tall + 12} ${-half * 0.5} ${top + tall - 14} ${-half} ${top + tall}Z`;
  const cap = ([top, half, tall]: (typeof tiers)[number]) =>
    `M0 ${top}L${round(half * 0.56)} ${round(top + tall * 0.56)}C${round(half * 0.3)} ${round(top + tall * 0.46)} ${round(half * 0.2)} ${round(top + tall * 0.66)} 0 ${round(top + tall * 0.5)}C${round(-half * 0.24)} ${round(top + tall * 0.68)} ${round(-half * 0.32)} ${round(top + tall * 0.44)} ${round(-half * 0.56)} ${round(top + tall * 0.56)}Z`;
  const lights = tiers.flatMap(([top, half, tall]) =>
    [-0.6, -0.2, 0.24, 0.62].map((share) => [half * share, top + tall - 16 + random.float(-8, 4)] as const),
  );
  return [
    cut(oval(0, 4, 110, 16), '#7fa3cf', 0.6),
    cut(box(-14, -20, 28, 24), '#5a3a2f'),
    ...tiers
      .toReversed()
      .flatMap((one) => [
        cut(tier(one), downward(one[0], one[0] + one[2], '#2f7f72', '#155050')),
        cut(cap(one), '#f7fbff'),
      ]),
    ...(lit
      ? [
          glow(0, -180, 190, '#ffd98a', '4a'),
          cut(
            lights
              .filter((_, i) => i % 2)
              .map(([x, y]) => circle(x, y, 8))
              .join(''),
            '#ffd34e',
          ),
          cut(
            lights
              .filter((_, i) => i % 2 === 0)
              .map(([x, y]) => circle(x, y, 8))
              .join(''),
            '#ff6b5c',
          ),
          glow(0, -340, 60, '#ffe9a8', 'cc'),
          cut(star(0, -340, 30, 0, 5, 0.46), '#ffd34e'),
        ]
      : []),
  ];
}

/** Its door sill at the origin, 330 wide. */
function cabin(): readonly SceneNode[] {
  const logs = Array.from({ length: 7 }, (_, i) => `M-150 ${-16 - i * 22}H150`);
  const pane = (x: number) => box(x - 34, -112, 68, 66, 4);
  return [
    cut(oval(0, 4, 210, 24), '#8fb0d9', 0.7),
    cut(box(78, -288, 46, 90), '#7a4a3f'),
    cut('M70 -296C84 -312 120 -312 132 -296V-282H70Z', '#f7fbff'),
    line('M102 -316C80 -350 130 -370 104 -410C86 -440 120 -456 112 -480', '#e6eefb', 15),
    cut(box(-150, -168, 300, 172), downward(-168, 4, '#a8623c', '#7a4128')),
    line(logs.join(''), '#5f3020', 4),
    cut(
      polygon([
        [-150, -166],
        [0, -284],
        [150, -166],
      ]),
      '#8f5030',
    ),
    cut('M-196 -142L0 -300L196 -142L172 -122L0 -262L-172 -122Z', '#5f3024'),
    cut(
      'M-206 -150C-150 -196 -60 -292 0 -326C60 -292 150 -196 206 -150C202 -128 182 -122 168 -136C150 -118 128 -132 122 -150C96 -154 60 -214 40 -226C20 -238 -20 -238 -40 -226C-60 -214 -96 -154 -122 -150C-128 -132 -150 -118 -168 -136C-182 -122 -202 -128 -206 -150Z',
      '#f7fbff',
    ),
    glow(-86, -78, 90, '#ffd06a', '99'),
    glow(86, -78, 90, '#ffd06a', '99'),
    cut(pane(-88) + pane(88), '#ffdf8a'),
    line('M-88 -112v66M-122 -79h68M88 -112v66M54 -79h68', '#6f3a24', 5),
    cut(box(-34, -122, 68, 126, 6), '#c23b3b'),
    cut(circle(20, -56, 5), '#ffd98a'),
    line(`M0 -112a20 20 0 1 0 0.1 0`, '#2f7f5a', 11),
    cut('M0 -74l-14 -8v16ZM0 -74l14 -8v16Z', '#ffd34e'),
    cut(box(-126, -44, 76, 10, 4) + box(50, -44, 76, 10, 4), '#f7fbff'),
    cut(circle(0, -214, 24), '#ffdf8a'),
    line('M0 -238v48M-24 -214h48', '#6f3a24', 4),
  ];
}

/** Its foot at the origin, 300 high; it holds a cake with one candle. */
function snowman(): readonly SceneNode[] {
  const coals = [
    [-28, -270],
    [22, -270],
  ] as const;
  return [
    cut(oval(10, 2, 130, 22), '#7fa3cf', 0.6),
    cut(circle(0, -84, 96), ball(0, -84, 96, '#eaf3ff', '#5f86c4')),
    cut(circle(0, -196, 66), ball(0, -196, 66, '#f1f7ff', '#5f86c4')),
    cut(circle(0, -270, 54), ball(0, -270, 54, '#f7fbff', '#5f86c4')),
    cut('M-52 -232C-20 -212 30 -212 56 -234L58 -212C30 -188 -22 -188 -54 -210Z', '#e0433f'),
    cut('M26 -206L58 -214L70 -136L38 -132Z', '#c9302f'),
    line('M40 -134v16M50 -135v16M60 -137v16', '#c9302f', 5),
    cut(
      coals.map(([x, y]) => circle(x, y - 8, 7)).join('') + circle(0, -176, 7) + circle(0, -146, 7),
      '#2a2440',
    ),
    cut('M-2 -270L64 -256L-2 -250Z', '#ff8a3c'),
    line('M-24 -246q22 16 42 6', '#2a2440', 5),
    cut('M-66 -314C-66 -334 66 -334 66 -314C60 -302 -60 -302 -66 -314Z', '#3a2a5a'),
    cut(box(-42, -392, 84, 80, 8), cylinder(-42, 84, '#4a367a')),
    cut(box(-42, -338, 84, 18), '#e0433f'),
    line('M-60 -206L-120 -176M60 -202L122 -196M122 -196l20 -18M122 -196l22 2', '#6f4a34', 9),
    cut(box(-182, -196, 92, 44, 8), '#f7a3b5'),
    cut(
      'M-186 -196a10 10 0 0 1 10 -12h80a10 10 0 0 1 10 12c0 14 -14 16 -16 4c-4 12 -18 12 -22 0c-4 14 -22 14 -26 0c-4 12 -18 12 -22 0c-4 12 -14 8 -14 -4Z',
      '#fffaf2',
    ),
    cut(box(-140, -238, 10, 32, 3), '#3f9ec4'),
    glow(-135, -254, 40, '#ffd766', 'cc'),
    cut('M-135 -274C-124 -260 -124 -246 -135 -244C-146 -246 -146 -260 -135 -274Z', '#ffab2e'),
  ];
}

function drawSnow({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { ground, cabin: home, snowman: man, tree } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.8 : 1;
  const flakes = Array.from({ length: 190 }, () => ({
    x: random.float(0, width),
    y: random.float(0, height),
    r: random.pick([2, 2.6, 3.4, 5]),
  })).filter(({ x, y }) => isOutside(heading[at], [x, y], 26));
  const spot = (share: number, y: number): Point => [share, y];
  const woods = (count: number, y: number, least: number, most: number) =>
    Array.from({ length: count }, (_, i) => {
      const [x, tall] = [((i + random.float(0.1, 0.9)) * width) / count, random.float(least, most) * k];
      return polygon([
        [x, y - tall],
        [x + tall * 0.26, y + 20],
        [x - tall * 0.26, y + 20],
      ]);
    }).join('');
  const door = 34 * home.scale;
  const end = home.x - 130 * k;
  const path =
    `M${round(home.x - door)} ${home.y + 4}H${round(home.x + door)}C${round(home.x + door)} ${home.y + 90} ${round(end + 120)} ${man.y - 110} ${round(end + 110)} ${man.y + 20}` +
    `H${round(end - 90)}C${round(end - 70)} ${man.y - 110} ${round(home.x - door - 20)} ${home.y + 80} ${round(home.x - door)} ${home.y + 4}Z`;
  return [
    baseLayer(face, fadeDown(face, ['#0f1f4f', '#1b3270', '#2f5596', '#7aa6d6', '#dbe9f6'])),
    land(
      face,
      [
        spot(-0.03, ground - 150),
        spot(0.16, ground - 290),
        spot(0.34, ground - 150),
        spot(0.56, ground - 250),
        spot(0.8, ground - 140),
        spot(1.03, ground - 250),
      ],
      downward(ground - 290, ground, '#8fb4de', '#c9def2'),
    ),
    cut(woods(22, ground - 60, 90, 170), '#4f7fae'),
    land(
      face,
      [spot(-0.03, ground - 60), spot(0.3, ground - 20), spot(0.7, ground - 70), spot(1.03, ground - 30)],
      downward(ground - 70, ground + 100, '#e9f2fb', '#c3d9f0'),
    ),
    cut(woods(9, ground - 6, 150, 230), '#2f6a86'),
    land(
      face,
      [spot(-0.03, ground + 10), spot(0.35, ground - 20), spot(0.7, ground), spot(1.03, ground - 20)],
      downward(ground - 20, ground + 200, '#f4f9ff', '#cfe0f3'),
    ),
    placed(fir(random, false), { x: width * 0.93, y: ground + 20, scale: 0.8 * k }),
    placed(fir(random, false), { x: home.x - 250 * home.scale, y: ground + 6, scale: 0.66 * k }),
    placed(cabin(), home),
    cut(path, downward(home.y, man.y, '#b9c6e2', '#d3deee')),
    placed(fir(random, true), tree),
    land(
      face,
      [spot(-0.03, man.y - 60), spot(0.3, man.y - 30), spot(0.6, man.y + 30), spot(1.03, man.y - 30)],
      downward(man.y - 60, height, '#fbfdff', '#b5cdea'),
    ),
    placed(snowman(), man),
    cut(
      flakes
        .filter((_, i) => i % 2)
        .map(({ x, y, r }) => circle(x, y, r))
        .join(''),
      '#ffffff',
      0.95,
    ),
    cut(
      flakes
        .filter((_, i) => i % 2 === 0)
        .map(({ x, y, r }) => circle(x, y, r))
        .join(''),
      '#ffffff',
      0.6,
    ),
  ];
}

export const snowCover: Cover = { heading, ink: '#ffffff', accent: '#b5363f', draw: drawSnow };
