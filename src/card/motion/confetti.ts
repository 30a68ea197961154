import { random } from '#card/scene/random.ts';
import type { Color, Matrix, Scene, SceneNode } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';

/** How many pieces fly. */
const count = 150;

/** Seconds at the end in which the last pieces fade. */
const fading = 0.6;

interface Burst {
  /** Units of the picture. */
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  /** Seconds that the whole burst takes. */
  readonly seconds: number;
}

const colors: readonly Color[] = ['#f8b430', '#ee6c57', '#7fb069', '#5aa7d8', '#d77fc0', '#fff3d0'];

/**
 * Confetti thrown from both lower corners, `t` seconds after the burst: the same piece at the same place for the same seed
 * and time. At its end, and before its beginning, there is none.
 */
export function confettiScene({ width, height, seed, seconds }: Burst, t: number): Scene {
  const chance = random(seed);
  const nodes: SceneNode[] = [];
  const visible = clamp((seconds - t) / fading, 0, 1);
  for (let index = 0; index < count; index += 1) {
    const piece = flight(index, { chance, width, height });
    const age = t - piece.from;
    if (age > 0 && visible > 0) nodes.push(pieceAt(piece, age, visible));
  }
  return { width, height, nodes, symbols: {}, description: '' };
}

/** How one piece flies: thrown, slowed down by the air, then falling and turning. */
function flight(
  index: number,
  { chance, width, height }: { chance: ReturnType<typeof random>; width: number; height: number },
) {
  const fromLeft = index % 2 === 0;
  // Straight up is 90 degrees; the throw is steeper where the picture is narrow.
  const angle = (chance.float(52, 84) * Math.PI) / 180;
  const reach = chance.float(0.55, 1.35);
  const across = Math.min(width, 1.1 * height) * 1.5 * reach * Math.cos(angle);
  return {
    from: chance.float(0, 0.28),
    x: fromLeft ? 0 : width,
    y: height * chance.float(0.94, 1.02),
    speedX: (fromLeft ? 1 : -1) * across * drag,
    speedY: -height * 0.92 * reach * Math.sin(angle) * drag,
    fall: chance.float(0.13, 0.3) * height,
    sway: chance.float(4, 16),
    swing: chance.float(3, 6),
    turn: chance.float(0, 6.28),
    turning: chance.float(-5, 5),
    tumbling: chance.float(5, 12),
    shape: chance.int(0, 3),
    size: chance.float(0.8, 1.3) * clamp(Math.min(width, height) / 46, 7, 13),
    color: chance.pick(colors),
  };
}

/** How fast the air slows a piece down, per second. */
const drag = 2.6;

function pieceAt(piece: ReturnType<typeof flight>, age: number, visible: number): SceneNode {
  const slowed = (1 - Math.exp(-drag * age)) / drag;
  const x = piece.x + piece.speedX * slowed + piece.sway * Math.sin(piece.swing * age + piece.turn);
  // Falls at its own constant speed once it has lost what it was thrown with.
  const y = piece.y + piece.speedY * slowed + piece.fall * (age - slowed);
  const angle = piece.turn + piece.turning * age;
  // Seen from the edge while it tumbles, never quite.
  const flat = 0.15 + 0.85 * Math.abs(Math.cos(piece.tumbling * age + piece.turn));
  const [cos, sin] = [Math.cos(angle) * piece.size, Math.sin(angle) * piece.size];
  const transform: Matrix = [cos, sin, -sin * flat, cos * flat, x, y];
  const alpha = Math.round(255 * visible)
    .toString(16)
    .padStart(2, '0');
  return { kind: 'group', transform, children: [drawing(piece.shape, `${piece.color}${alpha}`)] };
}

/** About two units wide around the origin. */
function drawing(shape: number, fill: Color): SceneNode {
  if (shape === 0) return { kind: 'ellipse', cx: 0, cy: 0, rx: 0.62, ry: 0.62, fill };
  if (shape === 1)
    return {
      kind: 'path',
      d: 'M-1.100 0.300Q-0.500 -0.700 0 0T1.100 -0.300L1.100 0.200Q0.500 0.900 0 0.450T-1.100 0.800Z',
      fill,
    };
  return { kind: 'rect', x: -0.85, y: -0.5, width: 1.7, height: 1, radius: 0.12, fill };
}
