/** Maps the share of time that has passed, 0 to 1, to the share of the way; 0 gives 0 and 1 gives 1. */
export type Easing = (share: number) => number;

/** Slow at both ends: for light, which has no weight. */
export const sineInOut: Easing = (share) => (1 - Math.cos(Math.PI * share)) / 2;

/** Fast at first and a long rest: things that arrive. */
export const quartOut: Easing = (share) => 1 - (1 - share) ** 4;

/**
 * Arrives, goes past by a little and settles. `overshoot` 1.2 passes by about 5 % of the way.
 * Formula: the "back" family of Robert Penner's easing equations.
 */
export function backOut(overshoot: number): Easing {
  return (share) => {
    const left = share - 1;
    return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
  };
}
