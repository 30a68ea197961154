import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, oval, polar, round, star, twinkle } from '../outline.ts';
import { ball, cylinder, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 290 },
  square: { x: 140, y: 144, width: 800, height: 230 },
};

const places = {
  portrait: {
    ground: 1290,
    astronaut: { x: 330, y: 1330, scale: 1.12 },
    rocket: { x: 752, y: 850, scale: 0.94, rotation: 24 },
    ringed: { x: 150, y: 770, r: 74 },
    earth: { x: 790, y: 160, r: 92 },
    small: { x: 120, y: 150, r: 48 },
  },
  square: {
    ground: 880,
    astronaut: { x: 400, y: 920, scale: 0.84 },
    rocket: { x: 806, y: 640, scale: 0.74, rotation: 26 },
    ringed: { x: 130, y: 520, r: 60 },
    earth: { x: 1000, y: 76, r: 70 },
    small: { x: 76, y: 90, r: 36 },
  },
} as const;

/** The boots at the origin, a hand raised to the strings of balloons. */
function astronaut(balloons: readonly [Color, Color, Color]): readonly SceneNode[] {
  const suit = '#f4f1fa';
  const limb = (d: string, width: number) => [line(d, '#b9b4d6', width + 5), line(d, suit, width)];
  const float = (x: number, y: number, color: Color) => [
    cut(
      `M${x} ${y - 62}c34 0 52 26 52 54c0 34 -30 60 -52 70c-22 -10 -52 -36 -52 -70c0 -28 18 -54 52 -54Z`,
      ball(x, y, 62, color),
    ),
    cut(oval(x - 20, y - 26, 9, 15), '#ffffff', 0.6),
  ];
  return [
    cut(oval(10, 6, 110, 16), '#2a1a4a', 0.4),
    line(
      'M104 -196C110 -260 70 -330 52 -372M104 -196C116 -270 130 -340 138 -396M104 -196C130 -270 196 -310 222 -352',
      '#ffffff',
      2.5,
    ),
    ...float(138, -462, balloons[0]),
    ...float(50, -436, balloons[1]),
    ...float(224, -418, balloons[2]),
    cut(box(-66, -206, 132, 124, 26), '#c9c4e2'),
    ...limb('M-30 -84L-36 -22', 40),
    ...limb('M30 -84L36 -22', 40),
    cut('M-66 -22h50v26h-58c-4 -14 0 -24 8 -26ZM16 -22h50c8 2 12 12 8 26H16Z', '#7d74b8'),
    cut(
      'M-60 -80C-66 -170 -50 -206 0 -206C50 -206 66 -170 60 -80C40 -66 -40 -66 -60 -80Z',
      cylinder(-62, 124, suit),
    ),
    ...limb('M-52 -176L-92 -120', 34),
    ...limb('M52 -178L100 -196', 34),
    cut(circle(-96, -112, 21) + circle(106, -198, 21), '#7d74b8'),
    cut(box(-34, -150, 68, 44, 8), '#d9d5ee'),
    cut(circle(-16, -136, 7), '#f4694f'),
    cut(circle(4, -136, 7), '#ffd34e'),
    cut(box(-24, -122, 48, 8, 4), '#5fc3c9'),
    line('M-60 -84C-40 -72 40 -72 60 -84', '#f4694f', 7),
    cut(circle(0, -252, 74), ball(0, -252, 74, suit)),
    cut(
      'M-56 -252C-56 -292 -32 -304 0 -304C32 -304 56 -292 56 -252C56 -214 30 -204 0 -204C-30 -204 -56 -214 -56 -252Z',
      downward(-304, -204, '#2b3f8f', '#141a4a'),
    ),
    cut(circle(-16, -250, 7) + circle(18, -250, 7), '#ffffff'),
    line('M-14 -230q15 14 30 0', '#ffffff', 5),
    cut('M-44 -262C-42 -284 -26 -296 -8 -296C-26 -284 -34 -274 -36 -256Z', '#8fd6ff', 0.7),
    line('M0 -326v-26', '#b9b4d6', 6),
    cut(circle(0, -356, 9), '#f4694f'),
  ];
}

/** About its middle, the nose at the top. */
function rocket(color: Color): readonly SceneNode[] {
  return [
    cut(
      'M-34 128C-30 210 -12 270 0 330C12 270 30 210 34 128Z',
      fade(['#ffb52e', '#ff6f4a00'], [0, 130], [0, 320]),
    ),
    cut(
      'M-18 126C-16 180 -6 216 0 252C6 216 16 180 18 126Z',
      fade(['#fff6cf', '#ffd34e00'], [0, 130], [0, 250]),
    ),
    cut(
      'M-50 46C-96 74 -104 124 -98 158L-44 112ZM50 46C96 74 104 124 98 158L44 112Z',
      mix(color, '#3a0a3a', 0.2),
    ),
    cut('M0 -190C52 -132 70 -30 50 112H-50C-70 -30 -52 -132 0 -190Z', cylinder(-60, 120, '#fdf8f2')),
    cut(
      'M0 -190C26 -160 42 -122 52 -76C20 -64 -20 -64 -52 -76C-42 -122 -26 -160 0 -190Z',
      cylinder(-54, 108, color),
    ),
    cut(circle(0, -14, 34), color),
    cut(circle(0, -14, 25), ball(0, -14, 25, '#5fb7e6')),
    cut('M-53 92C-20 104 20 104 53 92L50 112H-50Z', cylinder(-54, 108, color)),
    cut('M-34 112H34L28 132H-28Z', '#5a4a7a'),
    cut('M-10 40h20v84c0 20 -20 20 -20 0Z', mix(color, '#3a0a3a', 0.2)),
  ];
}

function ringedPlanet({ x, y, r }: { x: number; y: number; r: number }): readonly SceneNode[] {
  const half = (sweep: 0 | 1) =>
    `M${-r * 1.8} 0A${round(r * 1.8)} ${round(r * 0.5)} 0 0 ${sweep} ${r * 1.8} 0`;
  return [
    placed(
      [
        line(half(1), '#f3c98b', r * 0.2),
        cut(circle(0, 0, r), ball(0, 0, r, '#f2925a')),
        cut(
          `M${round(-r * 0.94)} ${round(-r * 0.34)}C${round(-r * 0.3)} ${round(-r * 0.14)} ${round(r * 0.3)} ${round(-r * 0.14)} ${round(r * 0.94)} ${round(-r * 0.34)}L${round(r * 0.99)} ${round(-r * 0.06)}C${round(r * 0.3)} ${round(r * 0.16)} ${round(-r * 0.3)} ${round(r * 0.16)} ${round(-r * 0.99)} ${round(-r * 0.06)}Z`,
          '#fff0cf',
          0.35,
        ),
        line(half(0), '#f3c98b', r * 0.2),
        line(half(0), '#fff0cf', r * 0.05),
      ],
      { x, y, rotation: -18 },
    ),
  ];
}

function drawSpace({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { ground, astronaut: who, rocket: ship, ringed, earth, small } = places[at];
  const { width, height } = face;
  const stars = Array.from({ length: 170 }, () => ({
    x: random.float(0, width),
    y: random.float(0, ground),
    r: random.pick([1.4, 1.8, 2.6]),
  })).filter(({ x, y }) => isOutside(heading[at], [x, y], 34));
  const craters = Array.from({ length: 12 }, () => {
    const y = random.float(ground + 50, height);
    return { x: random.float(0, width), y, r: 14 + (y - ground) * random.float(0.1, 0.2) };
  });
  const [red, amber, teal] = random.pick<readonly [Color, Color, Color]>([
    ['#f4594f', '#ffc03d', '#3fbfc0'],
    ['#ff7fa8', '#7a8cff', '#ffd34e'],
    ['#ffb03d', '#ef5f93', '#5fd08f'],
  ]);
  const swirl = Array.from({ length: 5 }, (_, i) =>
    polar(width * 0.72, ground - 480, 60 + i * 52, 200 + i * 20),
  );
  return [
    baseLayer(face, fadeDown(face, ['#0c0b33', '#1a1550', '#33237a', '#6a3f96', '#c2608f'])),
    ...swirl
      .slice(0, 3)
      .map(([x, y], i) =>
        glow(x, y + 120, 190 + i * 40, (['#ff8fb8', '#8f7bff', '#5fc3e6'] as const)[i] ?? '#8f7bff', '30'),
      ),
    cut(stars.map(({ x, y, r }) => circle(x, y, r)).join(''), '#ffffff', 0.9),
    cut(
      stars
        .slice(0, 12)
        .map(({ x, y }) => twinkle(x, y, random.float(10, 20)))
        .join(''),
      '#ffe9b3',
    ),
    cut(circle(earth.x, earth.y, earth.r), ball(earth.x, earth.y, earth.r, '#3f9fe0')),
    placed(
      [
        cut(
          'M-60 -40C-30 -70 10 -60 6 -36C0 -16 -30 -20 -36 4C-40 24 -64 10 -70 -8ZM10 10C40 -6 66 0 60 26C52 56 20 66 10 44C4 30 0 20 10 10Z',
          '#7fd08a',
        ),
        cut('M-20 62C-4 54 16 58 20 70C6 78 -10 76 -20 62Z', '#ffffff', 0.8),
      ],
      { x: earth.x, y: earth.y, scale: earth.r / 92 },
    ),
    cut(circle(small.x, small.y, small.r), ball(small.x, small.y, small.r, '#b07ae0')),
    ...ringedPlanet(ringed),
    placed(rocket(red), ship),
    cut(
      `M-20 ${ground + 40}Q${width / 2} ${ground - 60} ${width + 20} ${ground + 40}V${height + 10}H-20Z`,
      downward(ground - 20, height, '#efe0f4', '#a98fd0'),
    ),
    cut(craters.map(({ x, y, r }) => oval(x, y, r, r * 0.36)).join(''), '#8f74bd', 0.55),
    cut(craters.map(({ x, y, r }) => oval(x, y + r * 0.1, r * 0.86, r * 0.24)).join(''), '#b9a2dc'),
    placed(flag(amber), { x: who.x - 170 * who.scale, y: who.y + 8, scale: who.scale }),
    placed(astronaut([amber, teal, red]), who),
  ];
}

function flag(color: Color): readonly SceneNode[] {
  return [
    cut(oval(6, 2, 34, 7), '#2a1a4a', 0.35),
    line('M0 0V-190', '#f4f1fa', 7),
    cut('M4 -188C34 -204 60 -172 98 -184V-112C60 -100 34 -132 4 -116Z', color),
    cut(star(50, -150, 22, 0, 5, 0.5), '#fffaf0'),
  ];
}

export const spaceCover: Cover = { heading, ink: '#fff4d6', accent: '#5b3a9c', draw: drawSpace };
