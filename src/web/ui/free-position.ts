/** A box on the screen, in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, 'left' | 'right' | 'top' | 'bottom'>;

interface Places {
  /** The position to start from. */
  readonly box: Box;
  /** The boxes that must stay free. */
  readonly taken: readonly Box[];
  /** The limits on the left and at the top. */
  readonly left: number;
  readonly top: number;
}

/** Pixels between two positions that are tried. */
const step = 8;

/**
 * The shift to the first position that covers nothing: as low as possible, then as far right. Null when there is
 * none.
 */
export function findFreePosition({ box, taken, left, top }: Places): { x: number; y: number } | null {
  const across = Math.max(0, box.left - left);
  for (let y = 0; box.top + y >= top; y -= step) {
    for (const x of [0, -across / 2, -across]) {
      if (!taken.some((other) => overlap(moved(box, x, y), other))) return { x, y };
    }
  }
  return null;
}

function moved({ left, right, top, bottom }: Box, x: number, y: number): Box {
  return { left: left + x, right: right + x, top: top + y, bottom: bottom + y };
}

export function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
