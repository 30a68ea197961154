import { cut, line, placed, symbolAt } from '#card/backgrounds/cutout.ts';
import { blossom, circle, leaf, petals } from '#card/backgrounds/outline.ts';
import type { SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Hues } from '../card-hues.ts';
import { oklch } from '../oklch.ts';
import { type EnvelopeLook, envelopeLabels } from './envelope.ts';
import { centred, flapOutlines, sheetsOf, staggered } from './sheets.ts';

/** Flowers that grow up both sides, and one that holds the flap. */
export const garden: EnvelopeLook = {
  key: 'garden',
  label: envelopeLabels.garden,
  ink: 'dark',
  draw(hues) {
    const tint = 0.02 + 0.022 * hues.strength;
    return sheetsOf({
      outline: flapOutlines.round,
      paper: [oklch(0.975, tint * 0.7, hues.main), oklch(0.925, tint * 1.3, hues.main)],
      fold: oklch(0.84, tint * 1.5, hues.main),
      lining: { paper: oklch(0.9, 0.05, 140), height: 288, pattern: meadow() },
      symbols: { ...blooms(hues), bed: bed(hues) },
      pocket: [placed(corner, { x: 0, y: 460 }), placed(corner, { x: 640, y: 460, mirror: true })],
      flap: [
        line('M40 14C80 140 196 240 320 240C444 240 560 140 600 14', `${oklch(0.6, 0.08, 145)}99`, 2.4, {
          dash: [2, 9],
        }),
      ],
      motif: flower(hues),
      clasp: { x: 320, y: 250 },
    });
  },
};

function meadow(): readonly SceneNode[] {
  return staggered(84, 48, 288).map(([x, y], index) =>
    symbolAt(index % 2 ? 'bloom' : 'blossom', x, y + 18, 64),
  );
}

/** The two flowers of the lining. */
function blooms(hues: Hues): Readonly<Record<string, SceneSymbol>> {
  const leaves = cut(leaf(0, 4, 30, 10, 60) + leaf(0, 4, 30, 10, 120), oklch(0.72, 0.1, 145));
  const middle = cut(circle(0, -4, 4.5), '#fff6cf');
  return {
    blossom: centred(64, [
      leaves,
      cut(blossom(0, -4, 15, 5, 18, 0.22), oklch(0.74, 0.12, hues.accent)),
      middle,
    ]),
    bloom: centred(64, [leaves, cut(blossom(0, -4, 13, 6, 0, 0.2), oklch(0.8, 0.09, hues.main)), middle]),
  };
}

const corner: readonly SceneNode[] = [{ kind: 'use', symbol: 'bed', x: 0, y: -280, width: 200, height: 280 }];

/** What grows from the lower left corner, to the right and up. */
function bed(hues: Hues): SceneSymbol {
  const [dark, green, pale] = [oklch(0.48, 0.09, 150), oklch(0.58, 0.11, 145), oklch(0.7, 0.11, 135)];
  const [rose, deep] = [oklch(0.7, 0.15, hues.accent), oklch(0.56, 0.15, hues.accent)];
  const other = oklch(0.8, 0.11, hues.main);
  const side = [
    [10, -40, 74, -62],
    [6, -92, 66, -34],
    [14, -136, 60, -70],
    [10, -184, 52, -40],
  ] as const;
  const children = [
    line('M8 0C0 -80 26 -150 12 -236M0 -8C60 -30 110 -6 164 -12', dark, 4),
    cut(side.map(([x, y, length, degrees]) => leaf(x, y, length, 16, degrees)).join(''), green),
    cut(leaf(56, -18, 54, 15, -38) + leaf(96, -12, 52, 14, -58) + leaf(128, -12, 46, 13, -22), pale),
    cut(leaf(12, -236, 34, 11, -80), pale),
    ...[
      [40, -66, 1],
      [34, -148, 0.72],
      [104, -40, 0.66],
    ].map(([x = 0, y = 0, scale = 1]) =>
      placed(
        [
          placed([cut(blossom(0, 0, 38, 5, 18, 0.2), '#3a211424')], { x: 2, y: 5 }),
          cut(blossom(0, 0, 37, 5, 18, 0.2), rose),
          line(petals(0, 0, 5, 22, 1, 54), deep, 2.6),
          cut(circle(0, 0, 11), '#ffe08a'),
          cut(
            [0, 72, 144, 216, 288]
              .map((degrees) => circle(6 * Math.cos(degrees), 6 * Math.sin(degrees), 1.7))
              .join(''),
            deep,
          ),
        ],
        { x, y, scale },
      ),
    ),
    ...[
      [84, -92],
      [16, -208],
      [150, -30],
      [66, -18],
    ].map(([x = 0, y = 0]) =>
      placed([cut(petals(0, 0, 6, 15, 9), other), cut(circle(0, 0, 4.5), '#fff6cf')], { x, y }),
    ),
  ];
  return { viewBox: [0, -280, 200, 280], children };
}

/** Around the origin: one large flower on leaves. */
function flower({ main, accent }: Hues): readonly SceneNode[] {
  const [outer, inner, deep] = [
    oklch(0.66, 0.16, accent),
    oklch(0.76, 0.13, accent),
    oklch(0.5, 0.14, accent),
  ];
  const green = oklch(0.58, 0.11, 145);
  return [
    placed([cut(blossom(0, 0, 58, 8, 0, 0.14), '#3a211433')], { x: 2, y: 6 }),
    cut([20, 160, 200, 340].map((degrees) => leaf(0, 0, 84, 24, degrees)).join(''), green),
    cut(blossom(0, 0, 56, 8, 0, 0.16), outer),
    line(petals(0, 0, 8, 44, 1, 22.5), deep, 2),
    cut(blossom(0, 0, 36, 8, 22.5, 0.18), inner),
    cut(circle(0, 0, 16), '#ffdf7e'),
    cut(
      Array.from({ length: 8 }, (_, index) =>
        circle(10 * Math.cos(index * 0.785), 10 * Math.sin(index * 0.785), 2),
      ).join(''),
      oklch(0.62, 0.12, main),
    ),
  ];
}
