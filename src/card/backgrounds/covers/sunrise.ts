import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, leaf, oval, type Point, polar, round } from '../outline.ts';
import { upperHeading } from './heading.ts';
import { downward, land } from './shading.ts';

const places = {
  portrait: {
    sun: { x: 450, y: 1080, r: 290 },
    hills: 1130,
    fence: 1300,
    cock: { x: 450, y: 1216, scale: 1.34 },
  },
  square: { sun: { x: 540, y: 740, r: 214 }, hills: 780, fence: 900, cock: { x: 540, y: 838, scale: 1 } },
} as const;

/** A crowing cock in a party hat, its feet at the origin, 380 high. */
function cock(tail: Color): readonly SceneNode[] {
  const feathers = [-158, -138, -118, -98, -80] as const;
  const plume = (degrees: number, length: number) => leaf(-60, -120, length, 46, degrees, 0.66);
  return [
    line('M-14 -70V-4M-14 -4l-22 6M-14 -4l20 6M26 -70V-4M26 -4l-20 6M26 -4l24 6', '#e8a12c', 9),
    ...feathers.map((degrees, i) =>
      cut(plume(degrees, 190 - i * 12), mix(tail, i % 2 ? '#ffc24a' : '#2a1238', i % 2 ? 0.35 : 0.25)),
    ),
    cut(plume(-128, 150) + plume(-166, 150), tail),
    cut(
      'M-96 -132C-84 -70 -30 -44 20 -56C70 -68 90 -110 88 -160C88 -210 80 -250 96 -280L40 -286C30 -230 0 -196 -40 -186C-76 -178 -100 -160 -96 -132Z',
      downward(-286, -50, '#e8693a', '#a8322e'),
    ),
    cut(
      'M96 -280C80 -250 88 -210 88 -160C70 -168 66 -156 52 -170C44 -156 26 -160 22 -176C8 -168 -4 -176 -8 -192C20 -206 34 -240 40 -286Z',
      '#ffb54a',
    ),
    cut(
      'M-60 -140C-20 -150 24 -140 44 -112C20 -84 -30 -80 -60 -96C-40 -104 -44 -112 -56 -116C-44 -124 -48 -134 -60 -140Z',
      tail,
    ),
    cut('M36 -280C34 -318 66 -338 94 -326C118 -316 122 -292 100 -276C80 -262 44 -264 36 -280Z', '#f08a4a'),
    cut('M110 -308L158 -322L126 -296L150 -280L110 -284Z', '#ffc93c'),
    cut('M104 -278C126 -272 126 -236 110 -232C98 -238 96 -262 104 -278Z', '#d92f3a'),
    cut(circle(88, -304, 7), '#2a1238'),
    cut('M30 -322l26 -88l48 78Z', '#5f86d6'),
    line('M42 -346l44 -6M48 -372l28 -4', '#ffe6b0', 7),
    cut(circle(56, -412, 14), '#fff3d0'),
  ];
}

function fence(width: number, y: number, k: number): readonly SceneNode[] {
  const posts = Array.from({ length: Math.ceil(width / 124) + 1 }, (_, i) => {
    const x = i * 124 - 30;
    return `M${x} ${round(y + 150 * k)}V${round(y - 40 * k)}l22 ${round(-26 * k)}l22 ${round(26 * k)}V${round(y + 150 * k)}Z`;
  });
  const rails = box(-20, y - 12 * k, width + 40, 24 * k) + box(-20, y + 66 * k, width + 40, 24 * k);
  return [
    cut(rails, '#b8543f'),
    cut(posts.join(''), downward(y - 66 * k, y + 150 * k, '#fff3e2', '#f3c3a6')),
    cut(rails.replace(/v[\d.]+h/g, 'v8h'), '#d98262'),
  ];
}

function drawSunrise({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { sun, hills, fence: top, cock: place } = places[at];
  const { width, height } = face;
  const turn = random.float(-4, 4);
  const rays = Array.from({ length: 15 }, (_, i) => {
    const [ax, ay] = polar(sun.x, sun.y, 1700, 180 + i * 13 + turn);
    const [bx, by] = polar(sun.x, sun.y, 1700, 186.5 + i * 13 + turn);
    return `M${sun.x} ${sun.y}L${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}Z`;
  });
  const k = place.scale;
  const crest = (y: number, lift: number): readonly Point[] =>
    [0, 1, 2, 3, 4, 5].map((i) => [-0.05 + i * 0.22, y - (i % 2 ? lift : 0) + random.float(-16, 16)]);
  const flowers = Array.from({ length: 22 }, () => ({
    x: random.float(0, width),
    y: random.float(top + 110 * k, height + 20),
  }));
  return [
    baseLayer(face, fadeDown(face, ['#fff0d0', '#ffe0b4', '#ffbf96', '#ff9488'])),
    cut(rays.join(''), '#fff6d6', 0.5),
    glow(sun.x, sun.y, sun.r * 1.7, '#fff3c0', 'dd'),
    cut(circle(sun.x, sun.y, sun.r), downward(sun.y - sun.r, sun.y + sun.r, '#fff0a8', '#ff9a4a')),
    cut(circle(sun.x, sun.y, sun.r * 0.8), '#ffe27a', 0.5),
    land(face, crest(hills, 90), downward(hills - 90, hills + 200, '#f29a86', '#e87f7a')),
    land(face, crest(hills + 70 * k, 70), downward(hills, hills + 260, '#e07a78', '#c95f6e')),
    land(face, crest(top + 20 * k, 30), downward(top, height, '#9ec46a', '#4f8f5a')),
    ...fence(width, top, k),
    placed(cock(random.pick<Color>(['#2f7f86', '#6a4aa8', '#3f7f4a'])), { ...place, y: top - 12 * k }),
    cut(
      flowers.map(({ x, y }) => leaf(x, y + 26, 30, 6, -96) + leaf(x, y + 26, 26, 6, -70)).join(''),
      '#3f7f4a',
    ),
    ...(['#fff3e2', '#ff8f86', '#ffd24d'] as const).map((color, i) =>
      cut(
        flowers
          .filter((_, f) => f % 3 === i)
          .map(({ x, y }) => [0, 72, 144, 216, 288].map((a) => circle(...polar(x, y, 9, a), 8)).join(''))
          .join(''),
        color,
      ),
    ),
    cut(flowers.map(({ x, y }) => oval(x, y, 6, 6)).join(''), '#e8842c'),
  ];
}

export const sunriseCover: Cover = {
  heading: upperHeading,
  ink: '#6b1f2e',
  accent: '#b3402f',
  draw: drawSunrise,
};
