import type { Frame } from '../faces/faces.ts';

/** A large sticker keeps this distance from what it must not lie on, in units. */
const gap = 14;

/** Of the core's shorter side: what a large sticker has where nothing is in its way. */
const share = 0.42;

/**
 * The slot as large as it goes: it grows from the edge or corner of the core that is nearest to it, inwards, until it
 * meets what it must not lie on. Never smaller than it was.
 */
export function largeSlot(slot: Frame, core: Frame, taken: readonly Frame[]): Frame {
  const most = Math.min(core.width, core.height) * share;
  const [across, down] = [
    anchor((slot.x + slot.width / 2 - core.x) / core.width),
    anchor((slot.y + slot.height / 2 - core.y) / core.height),
  ];
  for (let size = most; size > slot.width; size -= 6) {
    const grown = {
      x: slot.x + (slot.width - size) * across,
      y: slot.y + (slot.height - size) * down,
      width: size,
      height: size,
    };
    if (isInside(grown, core) && !taken.some((frame) => meets(grown, frame))) return grown;
  }
  return slot;
}

/** Which edge stays where it is: 0 the first, 1 the last; both move when it is in the middle. */
function anchor(place: number): number {
  return place < 1 / 3 ? 0 : place > 2 / 3 ? 1 : 0.5;
}

function isInside({ x, y, width, height }: Frame, core: Frame): boolean {
  return x >= core.x && y >= core.y && x + width <= core.x + core.width && y + height <= core.y + core.height;
}

function meets(one: Frame, other: Frame): boolean {
  return (
    one.x < other.x + other.width + gap &&
    other.x < one.x + one.width + gap &&
    one.y < other.y + other.height + gap &&
    other.y < one.y + one.height + gap
  );
}
