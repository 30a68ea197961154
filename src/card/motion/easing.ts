/** Maps the elapsed share of the time (0 to 1) to the progress; 0 gives 0 and 1 gives 1. */
export type Easing = (share: number) => number;

/** Slow at both ends: for opacity. */
export const sineInOut: Easing = (share) => (1 - Math.cos(Math.PI * share)) / 2;

/** Fast at first, then slowing down: for movements that end. */
export const quartOut: Easing = (share) => 1 - (1 - share) ** 4;

/**
 * Overshoots the end slightly and comes back. `overshoot` 1.2 passes by about 5 % of the way.
 * Formula: the "back" family of Robert Penner's easing equations.
 */
export function backOut(overshoot: number): Easing {
  return (share) => {
    const left = share - 1;
    return 1 + (overshoot + 1) * left ** 3 + overshoot * left ** 2;
  };
}
