import { random } from '#card/scene/random.ts';
import type { Color, SceneNode, Shape } from '#card/scene/scene.ts';
import { softShadow } from '#card/scene/soft-shadow.ts';
import { type Frame, inset } from '../faces/faces.ts';

/** What lies under a photo of that shape, and the shape that it is cut to. */
export interface PhotoMount {
  readonly under: readonly SceneNode[];
  readonly opening: Frame;
  readonly clip: Shape;
}

const paper: Color = '#ffffff';

/** Shade of a path: two copies of it, a little lower. */
function shadeOf(pathIn: (frame: Frame) => string, frame: Frame): readonly SceneNode[] {
  return [18, 9].map((by) => ({
    kind: 'path',
    d: pathIn({ ...inset(frame, -by / 3), y: frame.y - by / 3 + by * 0.7 }),
    fill: '#2b1d1419',
  }));
}

function mounted(pathIn: (frame: Frame) => string, frame: Frame, rim: number): PhotoMount {
  const opening = inset(frame, rim);
  return {
    under: [...shadeOf(pathIn, frame), { kind: 'path', d: pathIn(frame), fill: paper }],
    opening,
    clip: { kind: 'path', d: pathIn(opening) },
  };
}

export function heartMount(frame: Frame): PhotoMount {
  return mounted(heart, frame, frame.width * 0.024);
}

export function archMount(frame: Frame): PhotoMount {
  return mounted(arch, frame, frame.width * 0.03);
}

/** A print with a broad border below. */
export function polaroidMount(frame: Frame): PhotoMount {
  const border = Math.min(frame.width, frame.height) * 0.05;
  const opening = {
    x: frame.x + border,
    y: frame.y + border,
    width: frame.width - 2 * border,
    height: frame.height - border * 3.6,
  };
  return {
    under: [
      ...softShadow(frame, 8, 1.2),
      { kind: 'rect', ...frame, radius: 8, fill: paper },
      { kind: 'rect', ...inset(opening, -2), fill: '#3b2a1a22' },
    ],
    opening,
    clip: { kind: 'rect', ...opening },
  };
}

/** Torn out of a larger sheet: the white of the paper is seen along its edge. */
export function tornMount(frame: Frame): PhotoMount {
  const rim = Math.min(frame.width, frame.height) * 0.024;
  const opening = inset(frame, rim);
  return {
    under: [...shadeOf((one) => torn(one, 5), frame), { kind: 'path', d: torn(frame, 5), fill: '#fdfbf6' }],
    opening,
    clip: { kind: 'path', d: torn(opening, 11) },
  };
}

function heart({ x, y, width, height }: Frame): string {
  const at = (across: number, down: number) => `${round(x + across * width)} ${round(y + down * height)}`;
  return [
    `M${at(0.5, 1)}`,
    `C${at(0.36, 0.88)} ${at(0, 0.6)} ${at(0, 0.3)}`,
    `C${at(0, 0.12)} ${at(0.12, 0)} ${at(0.27, 0)}`,
    `C${at(0.37, 0)} ${at(0.46, 0.06)} ${at(0.5, 0.16)}`,
    `C${at(0.54, 0.06)} ${at(0.63, 0)} ${at(0.73, 0)}`,
    `C${at(0.88, 0)} ${at(1, 0.12)} ${at(1, 0.3)}`,
    `C${at(1, 0.6)} ${at(0.64, 0.88)} ${at(0.5, 1)}Z`,
  ].join('');
}

/** The handle of a cubic curve that is a quarter of a circle. */
const quarter = 0.5523;

function arch({ x, y, width, height }: Frame): string {
  const r = width / 2;
  const at = (across: number, down: number) => `${round(x + across)} ${round(y + down)}`;
  return [
    `M${at(0, height)}L${at(0, r)}`,
    `C${at(0, r * (1 - quarter))} ${at(r * (1 - quarter), 0)} ${at(r, 0)}`,
    `C${at(r * (1 + quarter), 0)} ${at(width, r * (1 - quarter))} ${at(width, r)}`,
    `L${at(width, height)}Z`,
  ].join('');
}

/** Units between two points of a torn edge, and how far it leaves the line. */
const tear = { step: 17, depth: 7 } as const;

function torn({ x, y, width, height }: Frame, seed: number): string {
  const chance = random(seed);
  const off = () => (chance.float() - 0.5) * 2 * tear.depth;
  const edge = (from: readonly [number, number], to: readonly [number, number]) => {
    const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / tear.step);
    return Array.from({ length: count }, (_, index) => {
      const share = index / count;
      return `${round(from[0] + (to[0] - from[0]) * share + off())} ${round(from[1] + (to[1] - from[1]) * share + off())}`;
    });
  };
  const [right, bottom] = [x + width, y + height];
  const points = [
    ...edge([x, y], [right, y]),
    ...edge([right, y], [right, bottom]),
    ...edge([right, bottom], [x, bottom]),
    ...edge([x, bottom], [x, y]),
  ];
  return `M${points.join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
