import type { CSSProperties } from 'react';
import type { Face } from '#card/faces/faces.ts';

/** Where the whole face is, when its core fills what is around it, as on the page of the card. */
export function wholeFace({ core, height }: Face): CSSProperties {
  return { top: `${(-100 * core.y) / core.height}%`, height: `${(100 * height) / core.height}%` };
}
