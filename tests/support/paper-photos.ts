import { createCanvas, loadImage } from '@napi-rs/canvas';
import { random } from '#card/scene/random.ts';
import type { Corners, Pixels, Point } from '#encode/paper/pixels.ts';

/** What is drawn on a sheet of 600 x 450: a child's house, a name by hand, a sun of crayon. */
const drawings = {
  house:
    '<g fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"><path stroke="#2457b8" d="M180 380V220H420V380Z"/><path stroke="#c22626" d="M150 230L300 90L450 230"/><path stroke="#2c2c2c" d="M270 380V300H330V380"/><path stroke="#1f8a3a" d="M60 390Q110 340 150 390T240 390"/></g>',
  name: '<path fill="none" stroke="#1d2340" stroke-width="7" stroke-linecap="round" d="M90 300C120 120 160 120 170 300M105 240H165M220 300C220 200 270 190 280 230S230 260 260 290S320 300 330 200M330 300V120M330 240C350 210 390 210 390 300M440 230C410 230 410 300 440 300S480 230 470 230V300Q480 310 500 290"/>',
  sun: '<g stroke="#e0861a" stroke-width="12" stroke-linecap="round"><circle cx="300" cy="220" r="80" fill="#f6c21c"/><path d="M300 60V110M300 330V380M140 220H190M410 220H460M185 105L222 142M378 298L415 335M415 105L378 142M222 298L185 335"/></g>',
} as const;

export type Drawing = keyof typeof drawings;

export interface PaperPhoto {
  readonly name: string;
  readonly photo: Pixels;
  readonly corners: Corners;
  /** What was drawn, evenly lit, as large as the sheet. */
  readonly original: Pixels;
}

const sheet = { width: 600, height: 450 } as const;

interface Light {
  readonly name: string;
  /** How light it is at a point of the photo, in shares of its sides, of each channel. */
  readonly at: (x: number, y: number) => readonly [number, number, number];
}

const lights: readonly Light[] = [
  {
    name: 'a lamp from the left, yellow',
    at: (x) => {
      const light = 1.02 - 0.6 * x;
      return [light, light * 0.9, light * 0.68];
    },
  },
  {
    name: 'the shadow of a hand',
    at: (x, y) => {
      const light = 0.95 - 0.45 * Math.exp(-((x - 0.7) ** 2 + (y - 0.65) ** 2) / 0.05);
      return [light, light, light * 1.02];
    },
  },
  {
    name: 'dusk, blue, dark at the edges',
    at: (x, y) => {
      const light = 0.62 - 0.5 * ((x - 0.5) ** 2 + (y - 0.5) ** 2);
      return [light * 0.8, light * 0.9, light];
    },
  },
  {
    name: 'a window above and a wall below',
    at: (_, y) => {
      const light = 0.5 + 0.5 / (1 + Math.exp((y - 0.5) * 8));
      return [light, light * 0.97, light * 0.9];
    },
  },
];

/** Twelve photographs of sheets on a table, in bad light, askew: three drawings in four lights. */
export async function paperPhotos(size = { width: 1200, height: 900 }): Promise<readonly PaperPhoto[]> {
  const names = Object.keys(drawings) as Drawing[];
  const originals = await Promise.all(names.map(drawn));
  return lights.flatMap((light, lit) =>
    names.map((name, index) => {
      const corners = cornersOf(lit * names.length + index);
      const original = originals[index] as Pixels;
      return {
        name: `${name}: ${light.name}`,
        corners,
        original,
        photo: photograph(original, { corners, light, size }),
      };
    }),
  );
}

async function drawn(name: Drawing): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}"><rect width="100%" height="100%" fill="#fff"/>${drawings[name]}</svg>`;
  // The server forbids sharp to read SVG, for the whole process.
  const context = createCanvas(sheet.width, sheet.height).getContext('2d');
  context.drawImage(await loadImage(Buffer.from(svg)), 0, 0);
  const { data } = context.getImageData(0, 0, sheet.width, sheet.height);
  return { data: new Uint8ClampedArray(data), ...sheet };
}

/** Askew by chance, and a little nearer at one side. */
function cornersOf(seed: number): Corners {
  const chance = random(seed + 1);
  const by = (value: number) => value + (chance.float() - 0.5) * 0.12;
  return [
    [by(0.16), by(0.16)],
    [by(0.84), by(0.16)],
    [by(0.84), by(0.84)],
    [by(0.16), by(0.84)],
  ];
}

interface Taken {
  readonly corners: Corners;
  readonly light: Light;
  readonly size: { readonly width: number; readonly height: number };
}

function photograph(original: Pixels, { corners, light, size: { width, height } }: Taken): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  const toSheet = inverse(corners.map(([x, y]): Point => [x * width, y * height]) as unknown as Corners);
  const chance = random(7);
  const grain = Array.from({ length: 4096 }, () => (chance.float() - 0.5) * 12);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = toSheet([x + 0.5, y + 0.5]);
      const isSheet = u >= 0 && u < 1 && v >= 0 && v < 1;
      const from = (Math.floor(v * original.height) * original.width + Math.floor(u * original.width)) * 4;
      const lit = light.at(x / width, y / height);
      const at = (y * width + x) * 4;
      for (const channel of [0, 1, 2] as const) {
        // A table of dark wood.
        const own = isSheet ? 0.94 * (original.data[from + channel] as number) : ([92, 60, 40][channel] ?? 0);
        data[at + channel] = own * lit[channel] + (grain[(at * 7 + channel) % 4096] as number);
      }
      data[at + 3] = 255;
    }
  return { data, width, height };
}

/** From points of a four-sided figure to the unit square. */
function inverse([p0, p1, p2, p3]: Corners): (point: Point) => Point {
  const [sx, sy] = [p0[0] - p1[0] + p2[0] - p3[0], p0[1] - p1[1] + p2[1] - p3[1]];
  const [dx1, dy1, dx2, dy2] = [p1[0] - p2[0], p1[1] - p2[1], p3[0] - p2[0], p3[1] - p2[1]];
  const det = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(sx * dy2 - dx2 * sy) / det, (dx1 * sy - sx * dy1) / det];
  const [a, b, c] = [p1[0] - p0[0] + g * p1[0], p3[0] - p0[0] + h * p3[0], p0[0]];
  const [d, e, f] = [p1[1] - p0[1] + g * p1[1], p3[1] - p0[1] + h * p3[1], p0[1]];
  // The adjugate of [[a, b, c], [d, e, f], [g, h, 1]].
  const m = [
    e - f * h,
    c * h - b,
    b * f - c * e,
    f * g - d,
    a - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
  return ([x, y]) => {
    const row = (at: number) => (m[at] as number) * x + (m[at + 1] as number) * y + (m[at + 2] as number);
    return [row(0) / row(6), row(3) / row(6)];
  };
}
