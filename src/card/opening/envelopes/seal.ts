import { cut, fade, line, placed } from '#card/backgrounds/cutout.ts';
import { circle, heart } from '#card/backgrounds/outline.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import type { Hues } from '../card-hues.ts';
import { oklch } from '../oklch.ts';
import { type EnvelopeLook, envelopeLabels } from './envelope.ts';
import { flapOutlines, sheetsOf, staggered, wax } from './sheets.ts';

/** Laid paper, lined with scallops, closed with wax. */
export const seal: EnvelopeLook = {
  key: 'seal',
  label: envelopeLabels.seal,
  ink: 'dark',
  draw(hues) {
    const tint = 0.012 + 0.02 * hues.strength;
    return sheetsOf({
      outline: flapOutlines.point,
      paper: [oklch(0.985, tint * 0.6, hues.main), oklch(0.945, tint, hues.main)],
      fold: oklch(0.86, tint * 1.4, hues.main),
      lining: {
        paper: oklch(0.83, 0.03 + 0.06 * hues.strength, hues.main),
        height: 256,
        pattern: scallops(hues),
      },
      motif: waxSeal(hues),
      clasp: { x: 320, y: 246 },
    });
  },
};

function scallops({ main, strength }: Hues): readonly SceneNode[] {
  const chroma = 0.035 + 0.07 * strength;
  const [dark, light] = [oklch(0.76, chroma, main), oklch(0.9, chroma * 0.7, main)];
  return [
    line(
      staggered(64, 32, 256)
        .map(([x, y]) => `M${x - 32} ${y}a32 32 0 0 0 64 0M${x - 20} ${y}a20 20 0 0 0 40 0`)
        .join(''),
      light,
      3,
    ),
    cut(
      staggered(64, 32, 256)
        .map(([x, y]) => circle(x, y + 6, 5))
        .join(''),
      dark,
    ),
  ];
}

/** Around the origin. */
function waxSeal({ accent }: Hues): readonly SceneNode[] {
  const [bright, wet, deep] = [
    oklch(0.66, 0.17, accent),
    oklch(0.55, 0.16, accent),
    oklch(0.42, 0.12, accent),
  ];
  return [
    placed([cut(wax(57), '#3a211438')], { x: 1.5, y: 6 }),
    cut(wax(56), fade([bright, wet, deep], [-44, -50], [40, 54])),
    line(circle(0, 0, 40), '#ffffff2e', 2.5),
    line(circle(0, 1.5, 40), '#2a0d0833', 2.5),
    placed([cut(heart(0, 0, 44), '#2a0d0840')], { x: 1, y: 3.5 }),
    cut(heart(0, 1, 44), bright),
    line('M-13 -7C-11 -12 -7 -13 -4 -11', '#ffffff99', 3.5),
    line('M-45 -14C-40 -30 -28 -41 -12 -45', '#ffffff70', 4.5),
  ];
}
