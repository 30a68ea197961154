import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { box, circle, leaf, oval, polar, round } from '../outline.ts';
import { cylinder, downward } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 90, y: 306, width: 720, height: 280 },
  square: { x: 140, y: 144, width: 800, height: 226 },
};

/** The table's edge, and the foot of the gramophone. */
const places = {
  portrait: {
    table: 1290,
    gramophone: { x: 500, y: 1372, scale: 1.22 },
    cat: { x: 170, y: 1384, scale: 1.1 },
  },
  square: { table: 900, gramophone: { x: 590, y: 962, scale: 0.9 }, cat: { x: 220, y: 972, scale: 0.84 } },
} as const;

/** Its foot at the origin, 560 high; the horn opens to the left. */
function gramophone(brass: Color): readonly SceneNode[] {
  const dark = mix(brass, '#4a1a10', 0.5);
  const [hx, hy] = [-66, -400];
  const flare = Array.from({ length: 9 }, (_, i) => {
    const angle = i * 40 + 10;
    const [ax, ay] = polar(0, 0, 168, angle);
    const [bx, by] = polar(0, 0, 168, angle + 40);
    const [mx, my] = polar(0, 0, 196, angle + 20);
    return `${i === 0 ? `M${round(ax)} ${round(ay)}` : ''}Q${round(mx)} ${round(my)} ${round(bx)} ${round(by)}`;
  });
  const ribs = Array.from({ length: 9 }, (_, i) => {
    const [ax, ay] = polar(0, 0, 162, i * 40 + 10);
    const [bx, by] = polar(14, 10, 34, i * 40 + 10);
    return `M${round(ax)} ${round(ay)}Q${round((ax + bx) / 2 + 10)} ${round((ay + by) / 2 + 8)} ${round(bx)} ${round(by)}`;
  });
  return [
    cut(oval(10, 6, 240, 30), '#1a0620', 0.4),
    cut(
      'M60 -372C150 -330 190 -240 150 -170C140 -154 120 -150 108 -158C128 -210 100 -290 20 -310Z',
      fade([brass, dark], [40, -340], [170, -180]),
    ),
    cut('M100 -160L160 -166L164 -132L104 -128Z', dark),
    cut(box(-190, -112, 380, 96, 10), downward(-112, -16, '#a85c38', '#7a3a26')),
    cut(box(-206, -126, 412, 26, 8), downward(-126, -100, '#c9784a', '#a85c38')),
    cut(box(-206, -24, 412, 26, 8), '#5f2c20'),
    cut(box(-160, -84, 320, 44, 8), '#8f4a2e'),
    cut(leaf(-20, -62, 90, 15, 180) + leaf(20, -62, 90, 15, 0) + circle(0, -62, 13), '#f2c067'),
    line('M196 -70h44v34', dark, 9),
    cut(circle(240, -28, 13), '#f2c067'),
    cut(oval(-20, -140, 168, 30), '#1a1226'),
    cut(oval(-20, -146, 168, 30), '#2a1f3a'),
    line(
      'M-148 -146a128 22 0 0 0 256 0M-120 -146a100 17 0 0 0 200 0M-92 -146a72 12 0 0 0 144 0',
      '#4a3a5f',
      2.5,
    ),
    cut(oval(-20, -146, 50, 10), '#e8495f'),
    cut(circle(-20, -148, 5), '#fff3d6'),
    line('M132 -150C100 -170 60 -172 40 -152', dark, 8),
    placed(
      [
        cut(`${flare.join('')}Z`, '#1a0620', 0.25),
        cut(`${flare.join('')}Z`, {
          kind: 'radial',
          center: [18, 12],
          radius: 190,
          stops: [
            { offset: 0, color: '#3a1210' },
            { offset: 0.2, color: dark },
            { offset: 0.62, color: brass },
            { offset: 1, color: mix(brass, '#fff6d0', 0.55) },
          ],
        }),
        line(ribs.join(''), mix(brass, '#4a1a10', 0.4), 4),
        cut(oval(14, 10, 34, 32), '#2a0c0e'),
      ],
      { x: hx, y: hy, rotation: -8 },
    ),
  ];
}

/** Sits at the origin and listens to the right, 250 high. */
function cat(): readonly SceneNode[] {
  const fur: Color = '#f3e3d0';
  const patch: Color = '#d98a4a';
  return [
    cut(oval(4, 4, 110, 16), '#1a0620', 0.35),
    cut('M-60 -20C-120 -10 -140 -70 -110 -100C-100 -110 -86 -104 -90 -92C-104 -66 -90 -40 -56 -46Z', patch),
    cut('M-70 0C-90 -80 -50 -150 0 -152C52 -150 84 -80 66 0Z', downward(-152, 0, fur, '#dcc6b0')),
    cut('M-70 0C-82 -60 -64 -110 -34 -136C-30 -90 -40 -40 -30 0Z', patch),
    cut(
      'M-26 0C-30 -50 -22 -66 -10 -66C2 -66 8 -50 6 0ZM18 0C16 -50 22 -66 34 -66C46 -66 52 -50 48 0Z',
      '#fff6ea',
    ),
    cut('M-62 -238L-30 -206L-66 -172ZM72 -238L40 -206L74 -172Z', patch),
    cut('M-56 -222L-40 -204L-58 -188ZM66 -222L50 -204L66 -188Z', '#f2a3a8'),
    cut(oval(5, -174, 74, 60), downward(-234, -114, '#fff6ea', fur)),
    cut('M5 -234C-40 -234 -72 -206 -68 -172C-40 -172 -20 -190 -10 -234Z', patch),
    line('M-40 -178q14 14 28 0M22 -178q14 14 28 0', '#3a2430', 6),
    cut('M-4 -154H14L5 -144Z', '#e8718c'),
    line('M5 -144v6M-10 -136q8 8 15 0q8 8 15 0', '#3a2430', 4),
    line('M-52 -158l-34 -6M-52 -148l-34 6M62 -158l34 -6M62 -148l34 6', '#ffffff', 2.5),
    cut(oval(-40, -152, 12, 8) + oval(50, -152, 12, 8), '#f7a3a8', 0.7),
    cut('M-52 -124C-20 -106 30 -106 62 -126L62 -110C30 -92 -20 -92 -52 -108Z', '#e8495f'),
    cut(circle(5, -98, 12), '#ffd34e'),
  ];
}

/** Notes around the middle of the horn, and how large they are. */
const around = [
  [-292, -92, 0.8],
  [-246, -146, 0.56],
  [-318, 40, 0.62],
  [-256, 120, 0.5],
  [226, -140, 0.56],
  [290, -70, 0.8],
  [330, 14, 0.6],
  [262, 70, 0.5],
] as const;

/** A quaver about its head, 90 high. */
const quaver =
  'M-22 0C-22 -14 -6 -22 8 -18V-92C34 -84 42 -60 34 -38C32 -52 24 -62 18 -64V-2C18 14 2 24 -8 22C-18 20 -22 10 -22 0Z';
const pair =
  'M-26 4C-26 -10 -10 -16 2 -12V-84L70 -98V-8C70 8 54 18 44 16C34 14 30 6 32 -4C36 -16 50 -22 60 -18V-66L12 -56V6C12 20 -4 28 -14 26C-22 24 -26 14 -26 4Z';

function drawMusic({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { table, gramophone: player, cat: listener } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.74 : 1;
  const brass = random.pick<Color>(['#f2b03c', '#f2a34a', '#e8b85c']);
  const [mx, my] = [player.x - 80 * player.scale, player.y - 400 * player.scale];
  const notes = around.map(([dx, dy, scale]) => ({
    x: mx + dx * player.scale,
    y: my + dy * player.scale + random.float(-10, 10),
    scale: scale * player.scale,
    rotation: random.float(-18, 18),
  }));
  const high = Array.from({ length: 9 }, (_, i) => ({
    x: ((i + 0.5) * width) / 9 + random.float(-20, 20),
    y: random.float(150, heading[at].y - 80),
    scale: random.float(0.5, 0.9) * k,
    rotation: random.float(-20, 20),
  })).filter(() => at === 'portrait');
  const bulbs = Array.from({ length: 13 }, (_, i) => ({
    x: (i * width) / 12,
    y: 40 * k + Math.sin((i / 12) * Math.PI * 2) ** 2 * 46 * k,
  }));
  const tones: readonly Color[] = ['#ffd34e', '#ff8fa8', '#6fd6d0', '#fff3d6'];
  const stripes = Array.from({ length: 9 }, (_, i) => box((i * width) / 9, 0, width / 18, table));
  return [
    baseLayer(face, fadeDown(face, ['#241043', '#3a1758', '#5c2468', '#8f3a72', '#c9606f'])),
    cut(stripes.join(''), '#ffffff', 0.025),
    glow(mx, my, 430 * player.scale, '#ffb45c', '66'),
    line(`M${bulbs.map(({ x, y }) => `${round(x)} ${round(y - 12)}`).join('L')}`, '#1a0a30', 4),
    ...bulbs.map(({ x, y }) => glow(x, y + 8, 46 * k, '#ffd98a', '88')),
    cut(bulbs.map(({ x, y }) => oval(x, y + 6, 11 * k, 15 * k)).join(''), '#ffe9a8'),
    cut(`M-10 ${table}H${width + 10}V${height + 10}H-10Z`, downward(table, height, '#a85638', '#5f2a28')),
    cut(`M-10 ${table}H${width + 10}V${table + 12}H-10Z`, '#d9814f'),
    line(
      [0.36, 0.62, 0.86]
        .map((share) => `M-10 ${round(table + (height - table) * share)}H${width + 10}`)
        .join(''),
      '#7a3a2c',
      4,
    ),
    placed(gramophone(brass), player),
    placed(cat(), listener),
    ...records(width * 0.84, height - (at === 'portrait' ? 110 : 34), k),
    ...[...notes, ...high].map((place, i) =>
      placed([cut(i % 3 === 1 ? pair : quaver, tones[i % 4] as Color)], place),
    ),
  ];
}

/** Sleeves that lie on the table, a record half out of the top one. */
function records(x: number, y: number, k: number): readonly SceneNode[] {
  return [
    placed(
      [
        cut(oval(0, 22, 170, 22), '#1a0620', 0.35),
        cut('M-150 10L-20 -20L150 6L20 40Z', '#3f9fb0'),
        cut('M-150 -2L-20 -32L150 -6L20 28Z', '#ffd34e'),
        cut(oval(64, -30, 116, 24), '#1a1226'),
        cut(oval(64, -30, 34, 7), '#e8495f'),
        cut('M-150 -16L-20 -46L110 -26L-20 8Z', cylinder(-150, 260, '#e8495f')),
        cut(circle(-30, -22, 10), '#fff3d6'),
      ],
      { x, y, scale: k },
    ),
  ];
}

export const musicCover: Cover = { heading, ink: '#fff0cf', accent: '#8a2f6a', draw: drawMusic };
