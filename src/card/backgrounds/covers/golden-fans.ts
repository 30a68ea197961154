import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, placed } from '../cutout.ts';
import { box, circle, oval, polar, round, twinkle } from '../outline.ts';
import { cylinder, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 270 },
  square: { x: 140, y: 150, width: 800, height: 222 },
};

/** The table's edge, the middle of the fan of rays behind the cake, and the cake's foot. */
const places = {
  portrait: { table: 1380, fan: { x: 450, y: 1120, r: 480 }, stand: { x: 450, y: 1430, scale: 1.16 } },
  square: { table: 976, fan: { x: 540, y: 800, r: 378 }, stand: { x: 540, y: 1016, scale: 0.86 } },
} as const;

const gold: Color = '#e3b75a';
const pale: Color = '#fbe6a8';

/** Rays and scallops that open upwards from a point, as of an old cinema. */
function fan({
  x,
  y,
  r,
}: (typeof places)['portrait']['fan'] | (typeof places)['square']['fan']): readonly SceneNode[] {
  const rays = Array.from({ length: 17 }, (_, i) => {
    const from = 180 + (i * 180) / 17;
    const [ax, ay] = polar(x, y, r * 0.94, from);
    const [bx, by] = polar(x, y, r * 0.94, from + 180 / 17);
    return `M${x} ${y}L${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}Z`;
  });
  const half = (radius: number) =>
    `M${round(x - radius)} ${y}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + radius)} ${y}Z`;
  const bumps = Array.from({ length: 17 }, (_, i) =>
    circle(...polar(x, y, r * 0.97, 180 + ((i + 0.5) * 180) / 17), r * 0.08),
  );
  return [
    cut(bumps.join(''), gold),
    cut(
      Array.from({ length: 17 }, (_, i) =>
        circle(...polar(x, y, r * 0.97, 180 + ((i + 0.5) * 180) / 17), r * 0.05),
      ).join(''),
      '#0f4a44',
    ),
    cut(half(r * 0.96), gold),
    cut(half(r * 0.94), '#0c3a38'),
    cut(rays.filter((_, i) => i % 2 === 0).join(''), fade([pale, '#b9862f'], [x, y - r], [x, y])),
    cut(half(r * 0.6), '#0c3a38'),
    ...[0.58, 0.46, 0.34].flatMap((share, i) => [
      line(half(r * share), gold, 5),
      cut(half(r * (share - 0.03)), i % 2 ? '#0f4a44' : '#115a52'),
    ]),
    cut(half(r * 0.2), fade([pale, '#c99a3f'], [x, y - r * 0.2], [x, y])),
  ];
}

/** A cake of three layers with bands of gold, its plate at the origin; 470 high. */
function cake(): readonly SceneNode[] {
  const tiers = [
    [-16, 196, 118],
    [-134, 146, 104],
    [-238, 98, 92],
  ] as const;
  const tilt = 0.13;
  const layer = ([foot, rx, tall]: (typeof tiers)[number]): readonly SceneNode[] => {
    const [top, ry] = [foot - tall, round(rx * tilt)];
    const band = (y: number, h: number) =>
      `M${-rx} ${y}A${rx} ${ry} 0 0 0 ${rx} ${y}V${y + h}A${rx} ${ry} 0 0 1 ${-rx} ${y + h}Z`;
    const count = Math.round(rx / 14);
    const rim = (share: number, y: number) => {
      const [dx, dy] = polar(0, 0, rx, 180 - share * 180);
      return [dx, y + dy * tilt] as const;
    };
    const points = Array.from({ length: count * 2 + 1 }, (_, n) =>
      rim(n / (count * 2), foot - tall * (n % 2 ? 0.42 : 0.7)),
    );
    const pearls = Array.from({ length: count * 2 }, (_, n) =>
      circle(...rim((n + 0.5) / (count * 2), foot - 3), 7),
    );
    return [
      cut(`M${-rx} ${top}V${foot}A${rx} ${ry} 0 0 0 ${rx} ${foot}V${top}Z`, cylinder(-rx, rx * 2, '#fff3dc')),
      line(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`, '#c9973a', 6),
      cut(
        points
          .filter((_, n) => n % 2 === 0)
          .map(([x, y]) => circle(x, y - 4, 6))
          .join(''),
        gold,
      ),
      cut(band(top + 4, 15), cylinder(-rx, rx * 2, gold)),
      cut(pearls.join(''), pale),
      cut(oval(0, top, rx, ry), '#fffaf0'),
    ];
  };
  const candles = [-46, 0, 46].flatMap((x, i): readonly SceneNode[] => {
    const top = -398 - (i === 1 ? 28 : 0);
    return [
      cut(box(x - 7, top, 14, -326 - top, 3), cylinder(x - 7, 14, i === 1 ? gold : '#0f5a52')),
      glow(x, top - 26, 52, '#ffd766', 'cc'),
      cut(
        `M${x} ${top - 54}C${x + 15} ${top - 32} ${x + 14} ${top - 10} ${x} ${top - 6}C${x - 14} ${top - 10} ${x - 15} ${top - 32} ${x} ${top - 54}Z`,
        '#ffab2e',
      ),
      cut(
        `M${x} ${top - 34}C${x + 8} ${top - 22} ${x + 7} ${top - 10} ${x} ${top - 8}C${x - 7} ${top - 10} ${x - 8} ${top - 22} ${x} ${top - 34}Z`,
        '#fff3b8',
      ),
    ];
  });
  return [
    cut(oval(0, 24, 130, 18), '#0a0406', 0.6),
    cut('M-34 20C-26 6 -26 0 -60 -8H60C26 0 26 6 34 20A34 6 0 0 1 -34 20Z', cylinder(-60, 120, gold)),
    cut(oval(0, -8, 248, 34), '#b9862f'),
    cut(oval(0, -14, 248, 34), cylinder(-248, 496, pale)),
    ...tiers.flatMap(layer),
    ...candles,
  ];
}

function skyline(width: number, foot: number, k: number): string {
  const towers = [
    [0.04, 90, 150],
    [0.14, 70, 240],
    [0.22, 90, 180],
    [0.78, 90, 200],
    [0.87, 70, 270],
    [0.96, 90, 170],
  ] as const;
  return towers
    .map(([share, w, h]) => {
      const [x, ww, hh] = [share * width, w * k, h * k];
      return `M${round(x - ww / 2)} ${foot}V${round(foot - hh * 0.6)}h${round(ww * 0.14)}V${round(foot - hh * 0.84)}h${round(ww * 0.16)}V${round(foot - hh)}h${round(ww * 0.14)}L${round(x)} ${round(foot - hh * 1.3)}L${round(x + ww * 0.06)} ${round(foot - hh)}h${round(ww * 0.14)}V${round(foot - hh * 0.84)}h${round(ww * 0.16)}V${round(foot - hh * 0.6)}h${round(ww * 0.14)}V${foot}Z`;
    })
    .join('');
}

function drawDeco({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { table, fan: rays, stand } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.8 : 1;
  const dust = Array.from({ length: 110 }, () => ({
    x: random.float(0, width),
    y: random.float(0, table),
    r: random.pick([1.6, 2.2, 3.4]),
  })).filter(({ x, y }) => isOutside(heading[at], [x, y], 42));
  const inset = at === 'square' ? 34 : 44;
  const corner = (x: number, y: number, sx: number, sy: number) =>
    [0, 1, 2]
      .map(
        (i) =>
          `M${x} ${y + sy * (120 - i * 30) * k}Q${x + sx * (120 - i * 30) * k} ${y + sy * (120 - i * 30) * k} ${x + sx * (120 - i * 30) * k} ${y}`,
      )
      .join('');
  const corners = [corner(0, 0, 1, 1), corner(width, 0, -1, 1)];
  const streamers = Array.from({ length: 9 }, (_, i) => {
    const x = ((i + 0.5) * width) / 9;
    const length = (60 + (i % 3) * 40) * k;
    return { x, length };
  });
  const sparks = Array.from({ length: 15 }, (_, i) =>
    polar(stand.x, stand.y - 420 * stand.scale, random.float(110, 220) * k, 190 + i * 11),
  );
  return [
    baseLayer(face, fadeDown(face, ['#06221f', '#0a3330', '#0f4a44', '#0a3532'])),
    glow(rays.x, rays.y - rays.r * 0.3, rays.r * 1.5, '#e3b75a', '33'),
    cut(dust.map(({ x, y, r }) => circle(x, y, r)).join(''), pale, 0.65),
    cut(
      dust
        .slice(0, 12)
        .map(({ x, y }) => twinkle(x, y, random.float(10, 18)))
        .join(''),
      '#fff3cf',
    ),
    line(corners.join(''), gold, 4),
    line(streamers.map(({ x, length }) => `M${round(x)} -10V${round(length)}`).join(''), '#b9862f', 2.5),
    cut(streamers.map(({ x, length }) => circle(x, length + 9 * k, 9 * k)).join(''), gold),
    cut(streamers.map(({ x, length }) => circle(x - 3 * k, length + 6 * k, 3 * k)).join(''), '#fff3cf'),
    cut(skyline(width, rays.y, k), '#0c3d39'),
    line(skyline(width, rays.y, k), '#2f7a6a', 2),
    ...fan(rays),
    cut(box(-10, rays.y, width + 20, height - rays.y), downward(rays.y, table, '#0f4a44', '#0a3532')),
    line(`M-10 ${rays.y + 4}H${width + 10}M-10 ${rays.y + 18}H${width + 10}`, gold, 4),
    line(
      Array.from(
        { length: Math.ceil(width / 60) },
        (_, i) => `M${i * 60} ${table}L${i * 60 + 30} ${rays.y + 24}L${i * 60 + 60} ${table}`,
      ).join(''),
      '#1a6a5f',
      3,
    ),
    cut(box(-10, table, width + 20, height - table + 10), downward(table, height, '#3a1a20', '#1a0a10')),
    cut(box(-10, table, width + 20, 10), gold),
    cut(oval(stand.x, stand.y + 6, 300 * stand.scale, 22 * stand.scale), '#0a0406', 0.5),
    placed(cake(), stand),
    cut(sparks.map(([x, y], i) => (i % 3 ? circle(x, y, 5) : twinkle(x, y, 18))).join(''), '#fff0b8'),
    line(
      `M${inset} ${heading[at].y + heading[at].height + 34}h${round(width * 0.26)}M${width - inset} ${heading[at].y + heading[at].height + 34}h${round(-width * 0.26)}`,
      gold,
      3,
    ),
  ];
}

export const goldenFansCover: Cover = { heading, ink: pale, accent: '#8a5f1c', draw: drawDeco };
