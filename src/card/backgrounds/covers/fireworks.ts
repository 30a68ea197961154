import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, polar, round } from '../outline.ts';
import { downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 290 },
  square: { x: 140, y: 144, width: 800, height: 230 },
};

type Burst = readonly [x: number, y: number, r: number];

/** The waterline, and the bursts with the largest first. */
const places = {
  portrait: {
    water: 1270,
    bursts: [
      [250, 836, 210],
      [664, 760, 150],
      [700, 1000, 130],
      [120, 124, 126],
      [742, 104, 140],
      [440, 1040, 96],
    ] as readonly Burst[],
    boats: [210, 650],
  },
  square: {
    water: 880,
    bursts: [
      [250, 560, 150],
      [830, 520, 128],
      [560, 626, 116],
      [62, 66, 84],
      [1022, 58, 92],
      [690, 730, 66],
    ] as readonly Burst[],
    boats: [300, 790],
  },
} as const;

const colors: readonly Color[] = ['#ffd24d', '#ff6f91', '#6fd8ff', '#ffb066', '#b58cff', '#7be0a4'];

/** Sparks that fall from a centre, in three rings and with a tail each. */
function burst([x, y, r]: Burst, color: Color, random: Random): readonly SceneNode[] {
  const count = Math.round(14 + r / 17);
  const turn = random.float(0, 20);
  const sparks = (from: number, to: number, rays: number, shift: number) =>
    Array.from({ length: rays }, (_, i) => {
      const angle = turn + shift + (360 * i) / rays;
      const reach = r * random.float(to * 0.92, to);
      const [ax, ay] = polar(0, 0, r * from, angle);
      const [bx, by] = polar(0, 0, reach, angle);
      const drop = (reach / r) ** 2 * r * 0.1;
      return {
        start: [ax, ay] as const,
        bend: polar(0, 0, reach * 0.7, angle),
        end: [bx, by + drop] as const,
      };
    });
  const rings = [sparks(0.16, 1, count, 0), sparks(0.1, 0.68, count, 180 / count), sparks(0.06, 0.36, 10, 7)];
  const trail = (ring: (typeof rings)[number]) =>
    ring
      .map(
        ({ start, bend, end }) =>
          `M${start.map(round).join(' ')}Q${bend.map(round).join(' ')} ${end.map(round).join(' ')}`,
      )
      .join('');
  const heads = (ring: (typeof rings)[number], size: number) =>
    ring.map(({ end: [ex, ey] }) => circle(ex, ey, size)).join('');
  const [outer = [], middle = [], inner = []] = rings;
  const paint = (from: Color) => ({
    kind: 'radial' as const,
    center: [0, 0] as const,
    radius: round(r * 1.1),
    stops: [
      { offset: 0, color: `${from}22` as Color },
      { offset: 0.4, color: `${from}aa` as Color },
      { offset: 1, color: from },
    ],
  });
  const light = mix(color, '#ffffff', 0.55);
  return [
    glow(x, y, r * 1.25, color, '3c'),
    placed(
      [
        line(trail(outer), paint(color), Math.max(2.4, r / 46)),
        cut(heads(outer, Math.max(3, r / 36)), light),
        line(trail(middle), paint(light), Math.max(2, r / 58)),
        cut(heads(middle, Math.max(2.4, r / 50)), '#ffffff'),
        line(trail(inner), light, 2),
        cut(circle(0, 0, r * 0.06), '#ffffff'),
      ],
      { x, y },
    ),
  ];
}

interface Block {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

function skyline(random: Random, width: number, least: number, most: number): readonly Block[] {
  const blocks: Block[] = [];
  for (let x = -10; x < width; ) {
    const own = random.int(44, 92);
    blocks.push({ x, width: own, height: random.float(least, most) });
    x += own;
  }
  return blocks;
}

const outline = (blocks: readonly Block[], foot: number) =>
  blocks
    .map(({ x, width, height }, i) => {
      const top = round(foot - height);
      const roof =
        i % 4 === 1
          ? `l${round(width / 2)} -34l${round(width / 2)} 34`
          : i % 4 === 2
            ? `v-16h${round(width * 0.3)}v-30h8v30h${round(width * 0.7 - 8)}v16`
            : `h${width}`;
      return `M${round(x)} ${foot}V${top}${roof}V${foot}Z`;
    })
    .join('');

/** Lit windows, two tones of light. */
function windows(random: Random, blocks: readonly Block[], foot: number): readonly [string, string] {
  const lit: [string[], string[]] = [[], []];
  for (const { x, width, height } of blocks) {
    for (let wy = foot - height + 16; wy < foot - 20; wy += 26) {
      for (let wx = x + 10; wx < x + width - 14; wx += 18)
        if (random.float() < 0.4) lit[random.int(0, 1) as 0 | 1].push(`M${round(wx)} ${round(wy)}h8v11h-8Z`);
    }
  }
  return [lit[0].join(''), lit[1].join('')];
}

function bridge(width: number, water: number): readonly SceneNode[] {
  const [left, right, deck] = [width * 0.3, width * 0.7, water - 34];
  const cable = `M-20 ${deck - 40}Q${round(left * 0.5)} ${deck - 20} ${round(left)} ${deck - 170}Q${round(width / 2)} ${deck + 20} ${round(right)} ${deck - 170}Q${round((right + width) / 2)} ${deck - 20} ${width + 20} ${deck - 40}`;
  const lamps = Array.from({ length: 15 }, (_, i) => circle(((i + 0.5) * width) / 15, deck - 10, 5));
  return [
    cut(box(left - 10, deck - 180, 20, 214) + box(right - 10, deck - 180, 20, 214), '#0d0a2c'),
    line(cable, '#2b2560', 5),
    line(cable, '#ffd98a', 2.4, { dash: [0.1, 15] }),
    cut(box(-10, deck - 4, width + 20, 16), '#0d0a2c'),
    cut(lamps.join(''), '#ffe6a8'),
  ];
}

function drawFireworks({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { water, bursts, boats } = places[at];
  const { width, height } = face;
  const first = random.int(0, 5);
  const shown = bursts.map((place, i) => ({ place, color: colors[(i + first) % 6] as Color }));
  const [far, near] = [
    skyline(random, width, at === 'portrait' ? 90 : 60, at === 'portrait' ? 210 : 150),
    skyline(random, width, 46, at === 'portrait' ? 130 : 90),
  ];
  const [warm, cool] = windows(random, far, water - 30);
  const [nearWarm, nearCool] = windows(random, near, water - 10);
  const stars = Array.from(
    { length: 110 },
    () => [random.float(0, width), random.float(0, water - 260)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 26));
  const reflections = shown.slice(0, 4).map(({ place: [x, , r], color }) => {
    const strips = Array.from({ length: 9 }, (_, i) => {
      const y = water + 14 + i * ((height - water) / 9.4);
      const half = r * random.float(0.2, 0.5);
      return `M${round(x - half + random.float(-14, 14))} ${round(y)}h${round(half * 2)}`;
    });
    return line(strips.join(''), fade([`${color}cc`, `${color}22`], [0, water], [0, height]), 6);
  });
  const ripples = Array.from(
    { length: 26 },
    () =>
      `M${round(random.float(-20, width))} ${round(random.float(water + 20, height))}h${random.int(30, 120)}`,
  );
  return [
    baseLayer(face, fadeDown(face, ['#0b0a2e', '#17124a', '#2a1a62', '#5a2a78'])),
    cut(stars.map(([x, y]) => circle(x, y, 1.8)).join(''), '#ffffff', 0.8),
    glow(width / 2, water, width * 0.7, '#ff8f70', '66'),
    ...shown.flatMap(({ place, color }) => burst(place, color, random)),
    cut(outline(far, water - 30), '#2a2060'),
    cut(warm, '#ffcf7a'),
    cut(cool, '#a9d7ff', 0.8),
    cut(outline(near, water), '#191446'),
    cut(nearWarm, '#ffdf9a'),
    cut(nearCool, '#ffb37a'),
    cut(box(-10, water, width + 20, height - water + 10), downward(water, height, '#2b1f66', '#0a0826')),
    ...reflections,
    line(ripples.join(''), '#8f7fd6', 2),
    ...bridge(width, water),
    ...boats.map((x, i) =>
      placed(boat(), {
        x,
        y: water + (height - water) * (i ? 0.34 : 0.56),
        scale: i ? 0.8 : 1.1,
        mirror: i === 1,
      }),
    ),
  ];
}

/** A small boat with a lantern and two people. */
function boat(): readonly SceneNode[] {
  return [
    glow(34, -34, 66, '#ffcf7a', '88'),
    cut('M-72 0H76C62 34 -54 34 -72 0Z', '#0b0822'),
    line('M-72 0H76', '#6a4a8a', 4),
    cut(
      `${circle(-22, -36, 11)}${circle(6, -34, 10)}M-38 0C-38 -34 -6 -34 -6 0ZM-6 0C-6 -32 20 -32 20 0Z`,
      '#0b0822',
    ),
    line('M46 0V-46', '#0b0822', 4),
    cut(circle(46, -50, 9), '#ffe6a8'),
    line('M-50 40h96M-30 52h60', '#ffcf7a', 3),
  ];
}

export const fireworksCover: Cover = { heading, ink: '#fff1c9', accent: '#6a2f8f', draw: drawFireworks };
