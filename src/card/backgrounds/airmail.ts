import type { SceneNode } from '#card/scene/scene.ts';
import { type Face, type FaceKey, inset } from '../faces/faces.ts';
import type { Background, BackgroundInput } from './background.ts';
import { airmailCover } from './covers/airmail.ts';
import { baseLayer, cut, fadeDown, line, placed } from './cutout.ts';
import { box, circle, cloud, type Point, polygon, star } from './outline.ts';
import { roundedSheet, sheet } from './paper.ts';
import { balloonPicture, cakePicture, flowerPicture, paperPlane, postmark, seal, stamp } from './stamps.ts';

type Place = readonly [x: number, y: number, scale: number, rotation: number];

interface Places {
  /** Two stamps and a postmark at the top, one stamp and a postmark at the bottom. */
  readonly stamps: readonly [Place, Place, Place];
  readonly postmarks: readonly [Place, Place];
  readonly seal: Place;
  readonly plane: Place;
  /** Where the plane flew. */
  readonly trail: string;
  /** Where the flap is folded. */
  readonly folds: string;
  readonly specks: readonly Point[];
}

const places: Readonly<Record<FaceKey, Places>> = {
  landscape: {
    stamps: [
      [1100, 112, 1.04, 5],
      [1108, 246, 0.9, -6],
      [92, 790, 0.94, -7],
    ],
    postmarks: [
      [1010, 76, 0.72, -8],
      [176, 826, 0.62, 6],
    ],
    seal: [92, 92, 1, 0],
    plane: [1116, 520, 0.92, -20],
    trail:
      'M1150 560C1080 640 1130 720 1170 690S1120 620 1090 720S1010 850 900 836S700 820 560 846S330 850 290 834',
    folds: 'M34 34L150 142M1166 34L1050 142',
    specks: [
      [60, 200],
      [84, 300],
      [62, 410],
      [90, 520],
      [60, 630],
      [250, 72],
      [380, 60],
      [520, 76],
      [660, 58],
      [800, 74],
    ],
  },
  portrait: {
    stamps: [
      [806, 250, 0.78, 4],
      [716, 250, 0.74, -5],
      [96, 1352, 0.8, -7],
    ],
    postmarks: [
      [604, 250, 0.76, -6],
      [186, 1354, 0.72, 6],
    ],
    seal: [96, 256, 0.96, 0],
    plane: [800, 1354, 0.8, -6],
    trail: 'M742 1362C690 1390 650 1330 610 1338S580 1388 620 1382S600 1330 530 1346S400 1376 310 1350',
    folds: 'M34 204L130 300M866 204L770 300',
    specks: [
      [190, 246],
      [270, 262],
      [350, 240],
      [430, 260],
      [506, 240],
      [57, 430],
      [57, 620],
      [57, 810],
      [57, 1000],
      [57, 1190],
      [843, 430],
      [843, 620],
      [843, 810],
      [843, 1000],
      [843, 1190],
    ],
  },
  square: {
    stamps: [
      [990, 108, 1, 5],
      [992, 236, 0.84, -6],
      [92, 968, 0.94, -7],
    ],
    postmarks: [
      [894, 82, 0.72, -8],
      [178, 1004, 0.66, 6],
    ],
    seal: [92, 92, 1, 0],
    plane: [996, 730, 0.8, -24],
    trail:
      'M1016 790C960 850 1010 900 1030 870S980 830 970 900S920 1010 800 1002S640 980 520 1004S360 1020 290 1004',
    folds: 'M34 34L144 140M1046 34L936 140',
    specks: [
      [70, 230],
      [96, 350],
      [70, 470],
      [96, 590],
      [70, 710],
      [96, 830],
      [990, 360],
      [1010, 480],
      [986, 600],
      [230, 82],
      [350, 68],
      [470, 90],
      [590, 68],
      [710, 88],
    ],
  },
};

/** Printed on the envelope, between its edge and the letter. */
const clouds: Readonly<Record<FaceKey, readonly (readonly [x: number, y: number, width: number])[]>> = {
  landscape: [
    [40, 400, 150],
    [60, 660, 110],
    [1040, 380, 130],
    [1060, 720, 120],
    [420, 860, 170],
    [640, 84, 150],
  ],
  portrait: [
    [120, 290, 150],
    [560, 300, 150],
    [480, 1392, 160],
  ],
  square: [
    [40, 420, 120],
    [40, 740, 110],
    [960, 480, 110],
    [560, 90, 150],
    [420, 1040, 170],
  ],
};

/** The edge of an airmail envelope: slanted bars on all four sides. */
function stripes({ core }: Face): { red: string; blue: string } {
  const [red, blue]: [string[], string[]] = [[], []];
  const [right, bottom] = [core.x + core.width - 34, core.y + core.height - 34];
  for (let i = -2; i < Math.ceil(core.width / 54) + 1; i++) {
    const x = core.x + i * 54;
    const slant = (y: number, h: number) =>
      polygon([
        [x + 24, y],
        [x + 51, y],
        [x + 51 - h * 0.55, y + h],
        [x + 24 - h * 0.55, y + h],
      ]);
    (i % 2 ? red : blue).push(slant(core.y, 34), slant(bottom, 34));
  }
  for (let i = 0; i < Math.ceil(core.height / 54); i++) {
    const y = core.y + 18 + i * 54;
    const slant = (x: number, w: number) =>
      polygon([
        [x, y],
        [x + w, y - w * 0.55],
        [x + w, y + 27 - w * 0.55],
        [x, y + 27],
      ]);
    (i % 2 ? red : blue).push(slant(core.x, 34), slant(right, 34));
  }
  return { red: red.join(''), blue: blue.join('') };
}

/** The sky above and below the envelope, where the face has bleed. */
function sky({ width, height, core }: Face): readonly SceneNode[] {
  if (core.y === 0) return [];
  const bottom = core.y + core.height;
  return [
    cut(box(0, 0, width, core.y) + box(0, bottom, width, height - bottom), '#a9d6e2'),
    cut(cloud(-50, 118, 230) + cloud(250, 60, 170) + cloud(620, 132, 270), '#ffffff', 0.85),
    cut(cloud(60, 1580, 260) + cloud(400, 1520, 170) + cloud(680, 1590, 260), '#ffffff', 0.85),
    cut(box(0, bottom, width, 9), '#1f3a4a2e'),
    placed(paperPlane, { x: 500, y: 96, scale: 0.8, rotation: -8 }),
    line('M440 104C390 128 330 80 250 110S150 150 90 146', '#ffffff', 3, { dash: [3, 12] }),
  ];
}

function drawAirmail({ random, face, cover }: BackgroundInput): readonly SceneNode[] {
  const { red, blue } = stripes(face);
  const paper = inset(face.core, 34);
  const envelope = box(paper.x, paper.y, paper.width, paper.height, 10);
  const first = random.int(0, 2);
  const pictures = [
    stamp('#cfe8e6', cakePicture),
    stamp('#fde3c0', balloonPicture),
    stamp('#e3ecc8', flowerPicture),
  ];
  const put = (children: readonly SceneNode[], [x, y, scale, rotation]: Place) =>
    placed(children, { x, y, scale, rotation: rotation + random.float(-5, 5) });
  const { stamps, postmarks, plane, trail, folds, specks, seal: sealPlace } = places[face.key];
  const speckled = specks
    .map(([x, y], i) => (i % 2 ? circle(x, y, 6) : star(x, y, 11, i * 9, 5, 0.48)))
    .join('');
  return [
    baseLayer(face, '#fdf3e0'),
    cut(red, '#e0574a'),
    cut(blue, '#3a6ea5'),
    ...sky(face),
    ...(cover === 'frame'
      ? [cut(envelope, '#fffaf0'), line(folds, '#f0dfc0', 2.5)]
      : [
          cut(envelope, fadeDown(face, ['#5fb2e4', '#8fcdec', '#bfe3ee'])),
          line(folds, '#4a9bd0', 2.5),
          cut(clouds[face.key].map((place) => cloud(...place)).join(''), '#ffffff', 0.6),
          cut(speckled, '#fff3cf'),
          ...sheet(roundedSheet(face), '#fffaf0', { color: '#e0574a', width: 2.5, second: '#3a6ea5' }),
        ]),
    put(pictures[first] ?? [], stamps[0]),
    put(pictures[(first + 1) % 3] ?? [], stamps[1]),
    put(postmark(), postmarks[0]),
    put(pictures[(first + 2) % 3] ?? [], stamps[2]),
    put(postmark(), postmarks[1]),
    line(trail, cover === 'frame' ? '#e0574a' : '#c93c3c', 3, { dash: [3, 12] }),
    put(paperPlane, plane),
    put(seal, sealPlace),
    ...(cover === 'frame' ? [cut(speckled, '#f3c98a')] : []),
  ];
}

export const airmail: Background = {
  key: 'bg-airmail',
  label: 'Airmail',
  tags: ['letter', 'envelope', 'stamp', 'post', 'far away', 'travel', 'retro', 'blue', 'red'],
  panel: null,
  draw: drawAirmail,
  cover: airmailCover,
};
