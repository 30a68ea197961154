import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Cover, DrawInput } from '../background.ts';
import { baseLayer, cut, fade, fadeDown, glow, line, mix, placed, shadowed } from '../cutout.ts';
import { circle, oval, polar, round, star } from '../outline.ts';
import { cylinder, downward, isOutside } from './shading.ts';

const heading: Cover['heading'] = {
  portrait: { x: 150, y: 330, width: 600, height: 310 },
  square: { x: 200, y: 196, width: 680, height: 240 },
};

interface Places {
  /** Where the swags of the pelmet begin. */
  readonly pelmet: number;
  /** The back edge of the boards, and the front one. */
  readonly floor: number;
  readonly front: number;
  /** How far the drapes reach in at the top, and where their ties are. */
  readonly drape: number;
  readonly tie: number;
  readonly hat: { readonly x: number; readonly y: number; readonly scale: number };
}

const places: Readonly<Record<'portrait' | 'square', Places>> = {
  portrait: {
    pelmet: 150,
    floor: 1220,
    front: 1460,
    drape: 156,
    tie: 900,
    hat: { x: 450, y: 1300, scale: 1.16 },
  },
  square: { pelmet: 0, floor: 860, front: 1010, drape: 210, tie: 620, hat: { x: 540, y: 916, scale: 0.8 } },
};

/** The cloth at the left side: drawn in at its tie, and wide again at its foot. */
function drape(color: Color, { drape: reach, tie, front, pelmet }: Places): readonly SceneNode[] {
  const dark = mix(color, '#2a0418', 0.5);
  const light = mix(color, '#ffffff', 0.22);
  const foot = front - 30;
  const edge = (share: number) =>
    `${round(reach * share)} ${pelmet}C${round(reach * share * 0.98)} ${round(tie * 0.55)} ${round(reach * share * 0.72)} ${round(tie * 0.84)} ${round(reach * share * 0.42)} ${tie}`;
  const fall = (share: number) =>
    `C${round(reach * share * 0.5)} ${round(tie + 120)} ${round(reach * share * 0.66)} ${round(foot - 120)} ${round(reach * share * 0.72)} ${foot}`;
  const fold = (from: number, to: number) =>
    `M${edge(from)}${fall(from)}L${round(reach * to * 0.72)} ${foot}C${round(reach * to * 0.66)} ${round(foot - 120)} ${round(reach * to * 0.5)} ${round(tie + 120)} ${round(reach * to * 0.42)} ${tie}C${round(reach * to * 0.72)} ${round(tie * 0.84)} ${round(reach * to * 0.98)} ${round(tie * 0.55)} ${round(reach * to)} ${pelmet}Z`;
  const whole = `M-40 ${pelmet}L${edge(1)}${fall(1)}L-40 ${foot + 12}Z`;
  return [
    { kind: 'group', transform: [1, 0, 0, 1, 16, 6], children: [cut(whole, '#160210', 0.4)] },
    cut(whole, color),
    cut(fold(0.98, 0.86) + fold(0.66, 0.56) + fold(0.36, 0.24), dark, 0.6),
    cut(fold(0.82, 0.74) + fold(0.52, 0.44) + fold(0.2, 0.1), light, 0.5),
    cut(
      `M-30 ${tie - 26}C${round(reach * 0.2)} ${tie + 4} ${round(reach * 0.36)} ${tie + 2} ${round(reach * 0.5)} ${tie - 16}L${round(reach * 0.5)} ${tie + 20}C${round(reach * 0.34)} ${tie + 40} ${round(reach * 0.18)} ${tie + 36} -30 ${tie + 10}Z`,
      '#f4bd45',
    ),
    line(
      `M${round(reach * 0.48)} ${tie + 10}l-6 64M${round(reach * 0.44)} ${tie + 14}l-10 58M${round(reach * 0.5)} ${tie + 8}l4 60`,
      '#d9952a',
      6,
    ),
  ];
}

function pelmet(width: number, top: number, color: Color): readonly SceneNode[] {
  const count = 5;
  const step = width / count;
  const each = (draw: (x: number) => string) =>
    Array.from({ length: count }, (_, i) => draw(i * step)).join('');
  const knobs = Array.from({ length: count + 1 }, (_, i) => circle(i * step, top + 40, 17));
  return [
    ...shadowed(
      each(
        (x) =>
          `M${round(x)} ${top - 20}H${round(x + step)}V${top + 38}C${round(x + step - 40)} ${top + 150} ${round(x + 40)} ${top + 150} ${round(x)} ${top + 38}Z`,
      ),
      color,
      10,
    ),
    line(
      each(
        (x) =>
          `M${round(x + 10)} ${top + 30}C${round(x + 44)} ${top + 112} ${round(x + step - 44)} ${top + 112} ${round(x + step - 10)} ${top + 30}M${round(x + 30)} ${top + 8}C${round(x + 60)} ${top + 68} ${round(x + step - 60)} ${top + 68} ${round(x + step - 30)} ${top + 8}`,
      ),
      mix(color, '#2a0418', 0.45),
      7,
    ),
    line(
      each(
        (x) =>
          `M${round(x)} ${top + 38}C${round(x + 40)} ${top + 150} ${round(x + step - 40)} ${top + 150} ${round(x + step)} ${top + 38}`,
      ),
      '#f4bd45',
      11,
    ),
    cut(knobs.join(''), '#f4bd45'),
    cut(Array.from({ length: count + 1 }, (_, i) => circle(i * step - 4, top + 35, 6)).join(''), '#fff3cc'),
  ];
}

/** The board above the pelmet, with its lamps; on a tall face only. */
function board(width: number, bottom: number): readonly SceneNode[] {
  if (bottom === 0) return [];
  const stars = Array.from({ length: 7 }, (_, i) =>
    star(((i + 0.5) * width) / 7, bottom / 2 - 6, i % 2 ? 18 : 32, 0, 5, 0.5),
  );
  const lamps = Array.from({ length: 20 }, (_, i) => ((i + 0.5) * width) / 20);
  return [
    cut(`M-10 -10H${width + 10}V${bottom + 4}H-10Z`, downward(0, bottom, '#5c0d2c', '#7c1638')),
    cut(stars.join(''), '#f4bd45'),
    cut(lamps.map((x) => circle(x, 18, 9) + circle(x, bottom - 24, 9)).join(''), '#ffe39a'),
  ];
}

/** A rabbit that looks out of a hat, about the middle of the hat's foot. */
function rabbitInHat(): readonly SceneNode[] {
  const ear = (side: number) =>
    `M${10 * side} -372C${-6 * side} -440 ${16 * side} -520 ${52 * side} -516C${86 * side} -510 ${74 * side} -424 ${48 * side} -364Z`;
  const inner = (side: number) =>
    `M${24 * side} -384C${18 * side} -436 ${32 * side} -494 ${50 * side} -492C${68 * side} -488 ${60 * side} -424 ${44 * side} -378Z`;
  return [
    cut(oval(0, 6, 176, 30), '#1a0410', 0.45),
    cut(oval(0, -186, 172, 34), '#20122e'),
    cut(oval(0, -184, 132, 24), '#0d0616'),
    cut(ear(1) + ear(-1), '#fdf6f0'),
    cut(inner(1) + inner(-1), '#f6b3c0'),
    cut(
      'M-84 -176C-92 -260 -104 -300 -92 -336C-76 -392 76 -392 92 -336C104 -300 92 -260 84 -176Z',
      cylinder(-100, 200, '#fdf6f0'),
    ),
    cut(oval(-38, -308, 17, 21) + oval(38, -308, 17, 21), '#2a1830'),
    cut(circle(-43, -315, 6) + circle(33, -315, 6), '#ffffff'),
    cut(oval(-62, -276, 18, 11) + oval(62, -276, 18, 11), '#f9bcc4', 0.8),
    cut('M-13 -284C-6 -290 6 -290 13 -284C10 -272 4 -268 0 -268C-4 -268 -10 -272 -13 -284Z', '#e8718c'),
    line('M0 -268v10M-22 -256c6 12 20 10 22 -2c2 12 16 14 22 2', '#8a4a5c', 4),
    cut('M-14 -250h28v20c-6 6 -22 6 -28 0Z', '#ffffff'),
    line('M0 -250v20', '#d8c7c4', 2.5),
    line('M-88 -268l-44 -10M-88 -258l-46 6M88 -268l44 -10M88 -258l46 6', '#ffffff', 2.5),
    cut('M-132 -184A132 24 0 0 0 132 -184L116 -20C112 14 -112 14 -116 -20Z', cylinder(-132, 264, '#2b1a3c')),
    cut('M-122 -76A124 22 0 0 0 122 -76L118 -30A120 22 0 0 1 -118 -30Z', cylinder(-124, 248, '#e23d5c')),
    cut('M-172 -186A172 34 0 0 0 172 -186A172 34 0 0 1 -172 -172Z', '#3a2550'),
    cut(
      'M-172 -186C-168 -150 -132 -154 -132 -184A132 24 0 0 0 132 -184C132 -154 168 -150 172 -186A172 40 0 0 1 -172 -186Z',
      '#33204a',
    ),
    cut(oval(-66, -172, 26, 17) + oval(66, -172, 26, 17), '#fdf6f0'),
    line('M-74 -168v8M-62 -166v8M58 -166v8M72 -168v8', '#d8c7c4', 3),
    cut(star(0, -54, 26, 0, 5, 0.5), '#ffd34e'),
  ];
}

function beams({ x, y }: Places['hat'], width: number, top: number): readonly SceneNode[] {
  const beam = (from: number, spread: number) =>
    cut(
      `M${round(from - 16)} ${top}L${round(from + 16)} ${top}L${round(x + spread)} ${y}L${round(x - spread)} ${y}Z`,
      fade(['#fff2c46e', '#fff2c400'], [from, top], [x, y]),
    );
  return [beam(width * 0.24, 210), beam(width * 0.76, 210)];
}

function drawStage({ random, face }: DrawInput): readonly SceneNode[] {
  const at = face.key === 'square' ? 'square' : 'portrait';
  const place = places[at];
  const { pelmet: top, floor, front, hat } = place;
  const { width, height } = face;
  const color = random.pick<Color>(['#c3203a', '#b01f52', '#a8281f']);
  const confetti = Array.from({ length: 70 }, () => {
    const [x, y] = polar(hat.x, hat.y - 360 * hat.scale, random.float(150, 520), random.float(185, 355));
    return { x, y, r: random.float(5, 11) };
  }).filter(({ x, y }) => isOutside(heading[at], [x, y], 40) && y > top + 160 && Math.abs(x - hat.x) < 330);
  const boards = Array.from({ length: 13 }, (_, i) => {
    const share = (i - 6) / 6;
    return `M${round(width / 2 + share * width * 0.42)} ${floor}L${round(width / 2 + share * width * 0.72)} ${front}`;
  });
  const lamps = Array.from({ length: 8 }, (_, i) => ((i + 0.5) * width) / 8);
  const drapes = drape(color, place);
  return [
    baseLayer(face, fadeDown(face, ['#1d0a30', '#2c0d3c', '#4a1450', '#7a2260'])),
    glow(hat.x, hat.y - 190 * hat.scale, 430 * hat.scale, '#ffcf73', '88'),
    ...beams(hat, width, top),
    cut(`M-10 ${floor}H${width + 10}V${height + 10}H-10Z`, downward(floor, front, '#8c4a2b', '#c17a45')),
    line(boards.join(''), '#6d3720', 4),
    cut(`M-10 ${floor}H${width + 10}V${floor + 10}H-10Z`, '#5c2c1c', 0.6),
    cut(oval(hat.x, hat.y + 6, 330 * hat.scale, 62 * hat.scale), '#ffe6a3', 0.6),
    ...(['#ffd34e', '#f4694f', '#5fd0c5', '#ff9ec0', '#fff3d6'] as const).map((fill, tone) =>
      cut(
        confetti
          .filter((_, i) => i % 5 === tone)
          .map(({ x, y, r }, i) => (i % 2 ? star(x, y, r * 1.5, r * 9) : circle(x, y, r)))
          .join(''),
        fill,
      ),
    ),
    placed(rabbitInHat(), hat),
    ...drapes,
    { kind: 'group', transform: [-1, 0, 0, 1, width, 0], children: drapes },
    ...pelmet(width, top, color),
    ...board(width, top),
    cut(`M-10 ${front}H${width + 10}V${height + 10}H-10Z`, downward(front, height, '#5c0d2c', '#2a0418')),
    cut(`M-10 ${front}H${width + 10}V${front + 14}H-10Z`, '#f4bd45'),
    ...lamps.map((x) => glow(x, front + 4, 84, '#ffdf8a', '99')),
    cut(lamps.map((x) => `M${round(x - 26)} ${front + 14}a26 26 0 0 1 52 0Z`).join(''), '#fff2c4'),
  ];
}

export const stageCover: Cover = { heading, ink: '#ffeec2', accent: '#b01f42', draw: drawStage };
