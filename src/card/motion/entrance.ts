import type { Animation } from '#card/document/card.ts';
import { identity } from '#card/scene/matrix.ts';
import type { Matrix } from '#card/scene/scene.ts';
import { clamp } from '#std/clamp.ts';

/** Seconds: the duration of a group's entrance, and the delay of each next group. */
export const timing = { group: 0.9, stagger: 0.15 } as const;

/** Later stages enter with this one: the whole entrance takes at most 1.8 s. */
export const lastStage = 6;

/** A group's opacity and transform at one moment. The transform is about the card's centre. */
export interface Pose {
  readonly opacity: number;
  readonly transform: Matrix;
}

export const restPose: Pose = { opacity: 1, transform: identity };

/** Seconds from the start until the group of this stage moves. */
export function entranceDelay(stage: number): number {
  return clamp(Math.floor(stage), 0, lastStage) * timing.stagger;
}

/** Seconds from the start until the group of this stage is at rest. */
export function entranceEnd(stage: number): number {
  return entranceDelay(stage) + timing.group;
}

/** The pose of a group of this stage, `t` seconds after the start; `restPose` itself once it has arrived. */
export function entrance(animation: Animation, stage: number, t: number): Pose {
  if (t >= entranceEnd(stage)) return restPose;
  return poses[animation](clamp((t - entranceDelay(stage)) / timing.group, 0, 1));
}

/** The classes that make `entrance.css` move a group. */
export function entranceClass(animation: Animation, stage: number): string {
  return `entrance entrance-${animation} entrance-stage-${clamp(Math.floor(stage), 0, lastStage)}`;
}

const settle = backOut(1.2);

/** In user units. Distances are small because text is hard to read while it moves. */
const poses: Readonly<Record<Animation, (share: number) => Pose>> = {
  fade: (share) => ({ opacity: sineInOut(share), transform: identity }),
  slideUp: (share) => ({ opacity: appear(share), transform: [1, 0, 0, 1, 0, 70 * (1 - quartOut(share))] }),
  slideLeft: (share) => ({ opacity: appear(share), transform: [1, 0, 0, 1, 110 * (1 - quartOut(share)), 0] }),
  scale: (share) => {
    const size = 0.8 + 0.2 * settle(share);
    return { opacity: appear(share), transform: [size, 0, 0, size, 0, 0] };
  },
  rotate: (share) => {
    const left = 1 - quartOut(share);
    const size = 1 - 0.08 * left;
    const angle = (-9 * left * Math.PI) / 180;
    const cos = size * Math.cos(angle);
    const sin = size * Math.sin(angle);
    return { opacity: appear(share), transform: [cos, sin, -sin, cos, 0, 0] };
  },
};

/** Fully opaque before the movement ends, so that its end is visible. */
function appear(share: number): number {
  return sineInOut(Math.min(1, share / 0.6));
}

/** Maps the elapsed share of the time (0 to 1) to the progress; 0 gives 0 and 1 gives 1. */
type Easing = (share: number) => number;

/** Slow at both ends: for opacity. */
export const sineInOut: Easing = (share) => (1 - Math.cos(Math.PI * share)) / 2;

/** Fast at first, then slowing down: for movements that end. */
export const quartOut: Easing = (share) => 1 - (1 - share) ** 4;

/**
 * Overshoots the end slightly and comes back. `overshoot` 1.2 passes by about 5 % of the way.
 * Formula: the "back" family of Robert Penner's easing equations.
 */
function backOut(overshoot: number): Easing {
  return (share) => {
    const left = share - 1;
    return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
  };
}
