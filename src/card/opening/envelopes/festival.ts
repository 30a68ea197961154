import { cut, fade, line, placed } from '#card/backgrounds/cutout.ts';
import { blossom, circle, leaf, petals, polar } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
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

const [gold, paleGold]: readonly [Color, Color] = ['#e2b04a', '#f6dc9a'];

/** Deep silk with gold, as money and wishes are given at feasts in India. */
export const festival: EnvelopeLook = {
  key: 'festival',
  label: 'Festival gold',
  ink: 'light',
  draw(hues) {
    const chroma = 0.06 + 0.07 * hues.strength;
    const [bright, deep] = [oklch(0.46, chroma, hues.accent), oklch(0.34, chroma * 0.9, hues.accent)];
    const fold = oklch(0.28, chroma * 0.7, hues.accent);
    const lining = oklch(0.8, 0.11, 82);
    const pattern = paisleys();
    const outline = flapOutlines.arch;
    return {
      back: backSheet(lining, pattern),
      pocket: pocketSheet({ paper: fade([bright, deep], [0, 0], [0, 460]), fold }, [...butis(), border()]),
      flap: [
        ...flapSheet(outline, { paper: fade([bright, deep], [0, 0], [0, 280]), edge: gold }, [
          placed([line(outline, gold, 2.4), line(outline, `${gold}`, 3, { dash: [0.1, 11] })], {
            x: 32,
            y: 2,
            scale: 0.9,
          }),
        ]),
        ...garland(hues),
        placed(mandala(hues), { x: 320, y: 236 }),
      ],
      lining: liningSheet(outline, { paper: bright, lining }, pattern),
      cover: coverSheet({ paper: lining, pattern: paisleys(600), label: deep }, mandala(hues)),
    };
  },
};

/** Small gold flowers, as woven into silk, away from the names. */
function butis(): readonly SceneNode[] {
  const free = staggered(80, 44, { width: 640, height: 440 }).filter(
    ([x, y]) => y > 60 && (x < 110 || x > 530) && y < 420,
  );
  return [
    cut(free.map(([x, y]) => petals(x, y, 4, 11, 7, 45) + circle(x, y - 0, 2.4)).join(''), `${gold}99`),
  ];
}

function border(): SceneNode {
  const beads = Array.from({ length: 40 }, (_, index) => circle(16 + index * 15.6, 446, 3.4)).join('');
  const points = Array.from({ length: 20 }, (_, index) => leaf(23.8 + index * 31.2, 438, 24, 12, -90)).join(
    '',
  );
  return {
    kind: 'group',
    children: [
      cut('M0 437H640V440H0ZM0 453H640V456H0Z', gold),
      cut(beads, paleGold),
      cut(points, `${gold}cc`),
    ],
  };
}

function paisleys(height = 280): readonly SceneNode[] {
  const drop = 'M0 22C-16 20 -22 2 -12 -10C-4 -20 12 -22 18 -32C24 -12 26 18 0 22Z';
  return staggered(76, 58, { width: 640, height }).map(([x, y], index) =>
    placed(
      [
        cut(drop, oklch(0.72, 0.12, 72)),
        cut(drop, paleGold, 0.6),
        line('M2 12C-8 10 -10 0 -4 -6', oklch(0.6, 0.12, 60), 3),
      ],
      { x, y: y + 20, scale: 0.8, mirror: index % 2 === 0 },
    ),
  );
}

/** Marigolds on a string below the fold. */
function garland({ accent }: Hues): readonly SceneNode[] {
  const hang = (x: number) => 20 + 34 * Math.sin((Math.PI * (x % 150)) / 150);
  const at = Array.from({ length: 25 }, (_, index) => 20 + index * 25);
  const [one, other] = [oklch(0.78, 0.16, 72), oklch(0.7, 0.18, 50)];
  const heads = (color: Color, which: number): SceneNode[] => [
    cut(
      at
        .filter((_, i) => i % 2 === which)
        .map((x) => blossom(x, hang(x - 20), 13, 9, x, 0.14))
        .join(''),
      color,
    ),
  ];
  return [
    cut(at.map((x) => circle(x + 1, hang(x - 20) + 4, 12)).join(''), '#1c0a0633'),
    cut(
      at
        .filter((_, i) => i % 6 === 0)
        .map((x) => leaf(x - 4, 18, 40, 13, 100) + leaf(x + 4, 18, 40, 13, 80))
        .join(''),
      oklch(0.55, 0.12, 145),
    ),
    ...heads(one, 0),
    ...heads(other, 1),
    cut(
      at.map((x) => circle(x, hang(x - 20), 4.5)).join(''),
      oklch(0.58, 0.17, accent > 20 && accent < 90 ? 40 : 50),
    ),
  ];
}

/** Around the origin. */
function mandala({ accent }: Hues): readonly SceneNode[] {
  const deep = oklch(0.36, 0.11, accent);
  const beads = Array.from({ length: 16 }, (_, index) => circle(...polar(0, 0, 46, index * 22.5), 3));
  return [
    placed([cut(blossom(0, 0, 62, 16, 0, 0.1), '#1c0a0655')], { x: 1, y: 6 }),
    cut(blossom(0, 0, 61, 16, 0, 0.1), fade([paleGold, gold, '#b9822a'], [-40, -50], [40, 54])),
    cut(circle(0, 0, 50), deep),
    cut(beads.join(''), paleGold),
    cut(petals(0, 0, 8, 38, 20, 22.5), gold),
    cut(petals(0, 0, 8, 27, 13), oklch(0.62, 0.16, accent)),
    cut(circle(0, 0, 10), paleGold),
    cut(circle(0, 0, 5), deep),
  ];
}
