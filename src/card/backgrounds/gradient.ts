import type { Color } from '#card/scene/scene.ts';
import type { Background, Cover } from './background.ts';
import { baseLayer, fade, glow } from './cutout.ts';

/** Frosted paper: nearly opaque, so that the palest default text keeps its contrast over any of them. */
const panel: Color = '#fffefcf8';

/** Three colours from corner to corner, a light at the upper left and an after-light at the lower right. */
export function gradient(spec: {
  key: string;
  label: string;
  tags: readonly string[];
  colors: readonly [Color, Color, Color];
  light: Color;
  echo: Color;
  cover: Cover;
}): Background {
  const { key, label, tags, colors, light, echo, cover } = spec;
  return {
    key,
    label,
    tags: ['gradient', ...tags],
    panel,
    cover,
    draw: ({ face }) => {
      const { width, height } = face;
      return [
        baseLayer(face, fade(colors, [0, 0], [width, height])),
        glow(width - 120, 60, 620, echo, 'b0'),
        glow(120, 40, 560, light, 'd0'),
        glow(60, height, 520, colors[1], '90'),
        glow(width - 20, height - 20, 460, light, '66'),
      ];
    },
  };
}
