import type { Random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed } from '../cutout.ts';
import { circle, leaf, petals, round } from '../outline.ts';
import { cylinder, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 100, y: 310, width: 700, height: 280 },
  square: { x: 150, y: 150, width: 780, height: 226 },
};

const places = {
  portrait: { toucan: { x: 470, y: 1130, scale: 1.24 }, branch: 1150, sun: [450, 960, 270] },
  square: { toucan: { x: 560, y: 800, scale: 0.9 }, branch: 816, sun: [540, 670, 210] },
} as const;

/** A leaf of a monstera, 200 long from its foot at the origin, pointing up. */
function monstera(color: Color, veins: number): readonly SceneNode[] {
  return [
    cut(
      'M0 0C-50 -10 -104 -50 -104 -110L-62 -104L-98 -132C-92 -164 -72 -186 -46 -198L-40 -156L-30 -204C-20 -210 -8 -212 0 -214C8 -212 20 -210 30 -204L40 -156L46 -198C72 -186 92 -164 98 -132L62 -104L104 -110C104 -50 50 -10 0 0ZM-44 -66L-92 -66C-84 -46 -70 -32 -54 -22ZM44 -66L92 -66C84 -46 70 -32 54 -22Z',
      color,
    ),
    line(
      'M0 0V-196M0 -40L-64 -84M0 -40L64 -84M0 -84L-66 -132M0 -84L66 -132M0 -126L-34 -172M0 -126L34 -172',
      mix(color, '#d9f5b0', veins),
      4,
    ),
  ];
}

/** A leaf of a palm, 260 long from its foot at the origin, pointing up. */
function palmLeaf(color: Color, veins: number): readonly SceneNode[] {
  const blades = Array.from({ length: 9 }, (_, i) => {
    const y = -40 - i * 22;
    const reach = 104 - Math.abs(i - 3) * 9;
    return leaf(0, y, reach, 11, -30 - i * 4, 0.4) + leaf(0, y, reach, 11, 210 + i * 4, 0.4);
  });
  return [
    line('M0 0V-240', mix(color, '#d9f5b0', veins), 6),
    cut(blades.join('') + leaf(0, -220, 80, 11, -90), color),
  ];
}

function hibiscus(color: Color): readonly SceneNode[] {
  return [
    cut(petals(3, 5, 5, 76, 78, -90), '#2a0a24', 0.2),
    cut(petals(0, 0, 5, 76, 78, -90), color),
    cut(petals(0, 0, 5, 46, 30, -90), mix(color, '#7a0a3a', 0.4)),
    line('M0 0L34 -40', '#ffd98a', 7),
    cut([0, 1, 2, 3].map((i) => circle(24 + i * 5, -30 - i * 6 + (i % 2) * 9, 5)).join(''), '#ffb52e'),
  ];
}

/** Sits with its feet at the origin and looks to the left, 380 high. */
function toucan(): readonly SceneNode[] {
  return [
    cut('M60 -40C96 10 110 90 96 190L58 176C52 100 40 40 14 0Z', downward(-40, 190, '#22284a', '#0d1024')),
    cut('M74 60C84 100 86 140 80 182L66 178C68 140 64 100 56 66Z', '#3a4270'),
    cut(
      'M-64 -300C-24 -340 54 -330 74 -260C104 -190 120 -90 76 -20C52 16 -6 20 -40 -8C-86 -50 -92 -150 -84 -220C-82 -252 -78 -284 -64 -300Z',
      downward(-330, 10, '#2a3158', '#11142c'),
    ),
    cut(
      'M-70 -264C-50 -292 4 -290 16 -250C24 -214 10 -178 -24 -168C-60 -160 -86 -186 -84 -222C-82 -240 -78 -254 -70 -264Z',
      '#fff3d0',
    ),
    cut('M-82 -190C-70 -166 -30 -156 6 -186C0 -160 -16 -146 -40 -144C-64 -142 -78 -160 -82 -190Z', '#f2593f'),
    cut('M28 -190C70 -170 96 -110 88 -40C60 -56 30 -100 20 -150C18 -166 20 -182 28 -190Z', '#3a4270'),
    line('M40 -150C56 -120 66 -90 70 -62M58 -150C72 -122 80 -96 82 -70', '#5a649c', 4),
    cut(
      'M-60 -296C-120 -320 -220 -300 -262 -220C-268 -206 -256 -200 -244 -206C-200 -226 -130 -234 -70 -224C-62 -246 -58 -272 -60 -296Z',
      downward(-310, -206, '#ffb52e', '#f2593f'),
    ),
    cut('M-70 -224C-130 -234 -200 -226 -244 -206C-216 -190 -130 -192 -76 -206Z', '#d9432f'),
    cut(
      'M-262 -220C-268 -206 -256 -200 -244 -206C-236 -210 -226 -214 -216 -217C-222 -236 -228 -250 -226 -262C-242 -250 -254 -236 -262 -220Z',
      '#1a1430',
    ),
    cut('M-66 -290C-120 -308 -180 -296 -214 -264C-176 -284 -120 -286 -64 -270Z', '#fff0b8', 0.7),
    cut(circle(-34, -262, 25), '#3fa8d8'),
    cut(circle(-36, -262, 16), '#10122a'),
    cut(circle(-41, -268, 6), '#ffffff'),
    line('M-24 6q-6 20 -20 26M-24 6q2 20 -2 30M20 8q-6 20 -18 26M20 8q4 20 2 30', '#f2a03c', 9),
  ];
}

function darkLeaves({ random, face }: DrawInput): readonly SceneNode[] {
  const { width, height } = face;
  const [steps, inset] = [15, 60];
  const spots: (readonly [number, number, number])[] = [];
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) / steps;
    spots.push(
      [-inset, t * height, 90 + random.float(-26, 26)],
      [width + inset, t * height, -90 + random.float(-26, 26)],
    );
  }
  for (let i = 0; i < 8; i++) {
    const t = (i + 0.5) / 8;
    spots.push(
      [t * width, -inset, 180 + random.float(-26, 26)],
      [t * width, height + inset, random.float(-26, 26)],
    );
  }
  return spots.map(([x, y, turn], i) =>
    placed(
      [
        {
          kind: 'use',
          symbol: (i >> 1) % 2 ? 'palm-dark' : 'monstera-dark',
          x: -120,
          y: -250,
          width: 240,
          height: 260,
        },
      ],
      {
        x: x + random.float(-10, 10),
        y: y + random.float(-20, 20),
        scale: random.float(0.85, 1.05),
        rotation: turn,
      },
    ),
  );
}

function drawTropical({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const { toucan: bird, branch, sun } = places[at];
  const { width, height } = face;
  const k = at === 'square' ? 0.76 : 1;
  const [sx, sy, sr] = sun;
  const flowers = [
    [0.1, height - 230 * k, 1.2, '#f2507a'],
    [0.24, height - 110 * k, 1.4, '#ff8a5c'],
    [0.9, height - 200 * k, 1.3, '#ff6f91'],
    [0.76, height - 90 * k, 1.1, '#ffb03d'],
    [0.05, 84 * k, 1, '#ff8a5c'],
    [0.96, 74 * k, 1, '#f2507a'],
  ] as const;
  const dust = Array.from(
    { length: 46 },
    () => [random.float(0, width), random.float(0, height)] as const,
  ).filter((spot) => isOutside(heading[at], spot, 26));
  const wood = `M-30 ${branch + 30}C${width * 0.2} ${branch - 6} ${width * 0.5} ${branch + 16} ${width * 0.72} ${branch - 4}C${width * 0.84} ${branch - 12} ${width * 0.94} ${branch - 34} ${width + 30} ${branch - 40}V${branch}C${width * 0.9} ${branch + 20} ${width * 0.7} ${branch + 36} ${width * 0.5} ${branch + 50}C${width * 0.3} ${branch + 60} ${width * 0.1} ${branch + 66} -30 ${branch + 84}Z`;
  return [
    baseLayer(face, fadeDown(face, ['#063a3c', '#0a4a48', '#0f6a5a', '#0a4a44'])),
    cut(circle(sx, sy, sr), downward(sy - sr, sy + sr, '#ffd76a', '#ff8a5c')),
    cut(circle(sx, sy, sr * 1.16), '#ffd76a', 0.12),
    glow(sx, sy, sr * 1.5, '#ffcf6a', '44'),
    ...darkLeaves({ random, face }),
    cut(dust.map(([x, y]) => circle(x, y, 2.4)).join(''), '#ffe9a8', 0.6),
    cut(wood, cylinder(0, width, '#8a5a3a')),
    line(
      `M-20 ${branch + 52}C${width * 0.3} ${branch + 20} ${width * 0.6} ${branch + 30} ${width + 20} ${branch - 20}`,
      '#6a3f28',
      4,
    ),
    placed(toucan(), bird),
    ...placedLeaves(random, width, height, k),
    ...flowers.map(([share, y, scale, color]) =>
      placed(hibiscus(color), {
        x: share * width,
        y: round(y),
        scale: scale * k * 0.9,
        rotation: random.float(-30, 30),
      }),
    ),
  ];
}

/** Large leaves in the corners, nearest to the eye. */
function placedLeaves(random: Random, width: number, height: number, k: number): readonly SceneNode[] {
  const corners = [
    [0.02, height + 10, 30, 1.7, 'monstera'],
    [0.24, height + 30, 4, 1.4, 'palm'],
    [0.5, height + 60, -6, 1.2, 'monstera'],
    [0.78, height + 30, -10, 1.5, 'palm'],
    [0.99, height + 10, -32, 1.7, 'monstera'],
    [-0.04, 0, 112, 1.1, 'palm'],
    [1.04, 0, -112, 1.1, 'palm'],
  ] as const;
  return corners.map(([share, y, turn, scale, symbol]) =>
    placed([{ kind: 'use', symbol, x: -120, y: -250, width: 240, height: 260 }], {
      x: share * width,
      y,
      scale: scale * k,
      rotation: turn + random.float(-6, 6),
    }),
  );
}

const drawing = (children: readonly SceneNode[]) => ({ viewBox: [-120, -250, 240, 260] as const, children });

export const tropicalCover: Cover = {
  heading,
  ink: '#fff3d0',
  accent: '#b8323f',
  symbols: {
    monstera: drawing(monstera('#1f8a5f', 0.35)),
    palm: drawing(palmLeaf('#2fa06a', 0.35)),
    'monstera-dark': drawing(monstera('#0f5a48', 0.1)),
    'palm-dark': drawing(palmLeaf('#12604c', 0.1)),
  },
  draw: drawTropical,
};
