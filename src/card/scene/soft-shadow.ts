import type { SceneNode } from './scene.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Thin sheets of shade under each other: scenes have no blur, and every painter draws this alike. */
export function softShadow(frame: Box, radius: number, strength = 1): readonly SceneNode[] {
  return [14, 10, 7, 4, 2].map((spread) => ({
    kind: 'rect',
    x: frame.x - spread * strength,
    y: frame.y - spread * strength + 6 * strength,
    width: frame.width + 2 * spread * strength,
    height: frame.height + 2 * spread * strength,
    radius: radius + spread * strength,
    fill: '#2b1d140b',
  }));
}
