import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Face } from '../faces/faces.ts';
import type { DrawInput } from './background.ts';
import { frameAround, pierced, translated } from './cutout.ts';
import { wavyHole } from './paper.ts';

/** The window of a layer. A tall face has far more space above than aside. */
function windowOf({ key }: Face, index: number) {
  if (key === 'portrait') return { reach: { x: 16 + index * 9, y: 27 + index * 27 }, power: 16 };
  const reach = 25 + index * (key === 'square' ? 17 : 20);
  return { reach: { x: reach, y: reach }, power: 9 };
}

/** Sheets with wavy windows lying on each other, the darkest nearest the eye; each throws its shadow inward. */
export function paperLayers(
  { random, face }: DrawInput,
  colors: readonly Color[],
  between: (index: number) => readonly SceneNode[],
): readonly SceneNode[] {
  return colors.flatMap((color, index) => {
    const d = frameAround(
      face,
      wavyHole(face, { ...windowOf(face, index), swell: 18 + index * 9, phase: random.float(0, 6.28) }),
    );
    return [
      translated([pierced(d, '#3a141c1f')], 5, 9),
      translated([pierced(d, '#3a141c1f')], 2.5, 4.5),
      pierced(d, color),
      ...between(index),
    ];
  });
}
