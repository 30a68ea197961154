import { cut, line, pierced, placed, symbolAt } from '#card/backgrounds/cutout.ts';
import { box, circle, heart, polygon, round } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Hues } from '../card-hues.ts';
import { oklch } from '../oklch.ts';
import { type EnvelopeLook, envelopeLabels } from './envelope.ts';
import { centred, clippedTo, flapOutlines, sheetsOf, staggered } from './sheets.ts';

/** Striped at the edge, and closed with a stamp that has been to the post office. */
export const airmail: EnvelopeLook = {
  key: 'airmail',
  label: envelopeLabels.airmail,
  ink: 'dark',
  draw(hues) {
    const other = otherHue(hues);
    const stripes = slanted([oklch(0.6, 0.16, hues.accent), oklch(0.52, 0.13, other)]);
    return sheetsOf({
      outline: flapOutlines.point,
      paper: [oklch(0.982, 0.01, 90), oklch(0.95, 0.014, 85)],
      fold: oklch(0.88, 0.015, 85),
      edge: oklch(0.86, 0.015, 85),
      lining: { paper: oklch(0.87, 0.045, other), height: 256, pattern: planes() },
      symbols: { plane: plane(other) },
      pocket: [
        clippedTo(box(0, 432, 640, 28), stripes),
        clippedTo(box(0, 0, 24, 432), stripes),
        clippedTo(box(616, 0, 24, 432), stripes),
      ],
      flap: [clippedTo(box(0, 0, 640, 24), stripes)],
      motif: stamp(hues),
      clasp: { x: 320, y: 232, rotation: -5 },
    });
  },
};

/** Far enough from the accent that the stripes are two colours. */
function otherHue({ main, accent }: Hues): number {
  const apart = Math.abs(((main - accent + 540) % 360) - 180);
  if (apart >= 60) return main;
  // The blue or the red of every air mail.
  return accent > 140 && accent < 330 ? 25 : 255;
}

function slanted(colors: readonly [Color, Color]): readonly SceneNode[] {
  return colors.map((color, which) =>
    cut(
      Array.from({ length: 15 }, (_, index) => {
        const x = -460 + index * 80 + which * 40;
        return polygon([
          [x, 460],
          [x + 22, 460],
          [x + 252, 0],
          [x + 230, 0],
        ]);
      }).join(''),
      color,
    ),
  );
}

function planes(): readonly SceneNode[] {
  return staggered(128, 64, 256).map(([x, y]) => symbolAt('plane', x, y + 18, 108));
}

/** A paper plane, with the way that it came. */
function plane(hue: number): SceneSymbol {
  return centred(120, [
    cut('M-22 4L24 -16L6 18L-2 8Z', '#ffffffd0'),
    cut('M-2 8L24 -16L-6 16Z', oklch(0.79, 0.06, hue)),
    line('M-30 16C-40 20 -48 18 -56 26', '#ffffff90', 2.4, { dash: [5, 6] }),
  ]);
}

/** Around the origin: perforated, with a cake, cancelled. */
function stamp({ main, accent }: Hues): readonly SceneNode[] {
  const [w, h, bite] = [92, 108, 5];
  const holes: string[] = [];
  for (let x = -w / 2 + 8; x < w / 2; x += 15.2) holes.push(circle(x, -h / 2, bite), circle(x, h / 2, bite));
  for (let y = -h / 2 + 9; y < h / 2; y += 15) holes.push(circle(-w / 2, y, bite), circle(w / 2, y, bite));
  const icing = oklch(0.7, 0.15, accent);
  return [
    placed([cut(box(-w / 2, -h / 2, w, h, 3), '#3a211440')], { x: 2, y: 5 }),
    cut(box(-w / 2, -h / 2, w, h), '#fffdf6'),
    cut(holes.join(''), '#e6dcc8'),
    cut(box(-36, -44, 72, 88), oklch(0.9, 0.06, main)),
    cut('M-27 34V8Q-27 0 -19 0H19Q27 0 27 8V34Z', '#fffaf0'),
    cut(
      'M-27 18V8Q-27 0 -19 0H19Q27 0 27 8V18C22 24 16 24 13.500 18C9 26 3 26 0 18C-4 25 -10 25 -13.500 18C-17 24 -23 24 -27 18Z',
      icing,
    ),
    line('M-32 35H32', oklch(0.55, 0.1, accent), 4),
    line('M-13 -1V-17M0 -1V-20M13 -1V-17', oklch(0.62, 0.14, (accent + 120) % 360), 5),
    cut([-13, 0, 13].map((x) => `M${x} ${x === 0 ? -36 : -33}q7 8 0 14q-7 -6 0 -14Z`).join(''), '#f7a72c'),
    pierced(`${circle(40, -34, 33)}${circle(40, -34, 30)}`, '#3b2a1f8c'),
    cut(heart(40, -34, 24), '#3b2a1f70'),
    line([-8, 2, 12].map((y) => `M${round(66)} ${y - 30}q9 -8 18 0t18 0t18 0`).join(''), '#3b2a1f80', 3),
  ];
}
