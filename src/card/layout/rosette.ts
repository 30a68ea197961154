import { blossom, circle } from '#card/backgrounds/outline.ts';
import type { Frame } from '#card/faces/face.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import { fitText } from '#card/text/fit-text.ts';
import { placeText } from '#card/text/place-text.ts';
import type { PreparedText } from '#card/text/prepare.ts';

/** An age on a small rosette of paper. */
export function rosette(
  frame: Frame,
  { age, color }: { readonly age: PreparedText; readonly color: Color },
): readonly SceneNode[] {
  const r = frame.width / 2;
  const [cx, cy] = [frame.x + r, frame.y + r];
  const text = fitText(age, {
    width: r * 1.2,
    height: r * 1.3,
    maxSize: r * 0.92,
    minSize: r * 0.4,
    lineHeight: 1,
    maxLines: 1,
  });
  return [
    { kind: 'path', d: blossom(cx, cy + r * 0.05, r, 14), fill: '#2b1d1424' },
    { kind: 'path', d: blossom(cx, cy, r, 14), fill: color },
    { kind: 'path', d: circle(cx, cy, r * 0.74), fill: '#fffaf2' },
    ...placeText(text, {
      x: frame.x,
      top: cy - text.height / 2,
      width: frame.width,
      fill: color,
    }),
  ];
}
