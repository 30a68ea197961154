import { cut, fade, line, placed } from '#card/backgrounds/cutout.ts';
import { blossom, circle, leaf, petals } from '#card/backgrounds/outline.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import type { Hues } from '../card-hues.ts';
import { oklch } from '../oklch.ts';
import type { EnvelopeLook } from './envelope.ts';
import {
  backSheet,
  coverSheet,
  flapOutlines,
  flapSheet,
  liningSheet,
  pocketSheet,
  staggered,
} from './sheets.ts';

/** Flowers that grow up both sides, and one that holds the flap. */
export const garden: EnvelopeLook = {
  key: 'garden',
  label: 'Garden',
  ink: 'dark',
  draw(hues) {
    const tint = 0.02 + 0.022 * hues.strength;
    const [top, low] = [oklch(0.975, tint * 0.7, hues.main), oklch(0.925, tint * 1.3, hues.main)];
    const fold = oklch(0.84, tint * 1.5, hues.main);
    const lining = oklch(0.9, 0.05, 140);
    const pattern = meadow(hues);
    const outline = flapOutlines.round;
    return {
      back: backSheet(lining, pattern),
      pocket: pocketSheet({ paper: fade([top, low], [0, 0], [0, 460]), fold }, [
        placed(bed(hues), { x: 0, y: 460 }),
        placed(bed(hues), { x: 640, y: 460, mirror: true }),
      ]),
      flap: [
        ...flapSheet(outline, { paper: fade([top, low], [0, 0], [0, 270]), edge: fold }, [
          line('M40 14C80 140 196 240 320 240C444 240 560 140 600 14', `${oklch(0.6, 0.08, 145)}99`, 2.4, {
            dash: [2, 9],
          }),
        ]),
        placed(flower(hues), { x: 320, y: 250 }),
      ],
      lining: liningSheet(outline, { paper: top, lining }, pattern),
      cover: coverSheet({ paper: lining, pattern: meadow(hues, 600), label: top }, flower(hues)),
    };
  },
};

function meadow(hues: Hues, height = 280): readonly SceneNode[] {
  const points = staggered(84, 48, { width: 640, height });
  const [rose, other] = [oklch(0.74, 0.12, hues.accent), oklch(0.8, 0.09, hues.main)];
  return [
    cut(
      points.map(([x, y]) => leaf(x, y + 14, 30, 10, 60) + leaf(x, y + 14, 30, 10, 120)).join(''),
      oklch(0.72, 0.1, 145),
    ),
    cut(
      points
        .filter((_, index) => index % 2 === 0)
        .map(([x, y]) => blossom(x, y + 8, 15, 5, 18, 0.22))
        .join(''),
      rose,
    ),
    cut(
      points
        .filter((_, index) => index % 2 === 1)
        .map(([x, y]) => blossom(x, y + 8, 13, 6, 0, 0.2))
        .join(''),
      other,
    ),
    cut(points.map(([x, y]) => circle(x, y + 8, 4.5)).join(''), '#fff6cf'),
  ];
}

/** What grows from the lower left corner, to the right and up. */
function bed(hues: Hues): readonly SceneNode[] {
  const [dark, green, pale] = [oklch(0.48, 0.09, 150), oklch(0.58, 0.11, 145), oklch(0.7, 0.11, 135)];
  const [rose, deep] = [oklch(0.7, 0.15, hues.accent), oklch(0.56, 0.15, hues.accent)];
  const other = oklch(0.8, 0.11, hues.main);
  const side = [
    [10, -40, 74, -62],
    [6, -92, 66, -34],
    [14, -136, 60, -70],
    [10, -184, 52, -40],
  ] as const;
  return [
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
