import { cut, fade, line, placed, symbolAt } from '#card/backgrounds/cutout.ts';
import { blossom, circle, leaf, petals, polar } from '#card/backgrounds/outline.ts';
import type { Color, SceneNode, SceneSymbol } from '#card/scene/scene.ts';
import type { Hues } from '../card-hues.ts';
import { oklch } from '../oklch.ts';
import { type EnvelopeLook, envelopeLabels } from './envelope.ts';
import { centred, flapOutlines, sheetsOf, staggered } from './sheets.ts';

const [gold, paleGold]: readonly [Color, Color] = ['#e2b04a', '#f6dc9a'];

/** Deep silk with gold, as money and wishes are given at feasts in India. */
export const festival: EnvelopeLook = {
  key: 'festival',
  label: envelopeLabels.festival,
  ink: 'light',
  draw(hues) {
    const chroma = 0.06 + 0.07 * hues.strength;
    const [bright, deep] = [oklch(0.46, chroma, hues.accent), oklch(0.34, chroma * 0.9, hues.accent)];
    const outline = flapOutlines.arch;
    const seam = [line(outline, gold, 2.4), line(outline, gold, 3, { dash: [0.1, 11] })];
    return sheetsOf({
      outline,
      paper: [bright, deep],
      flapFade: 280,
      fold: oklch(0.28, chroma * 0.7, hues.accent),
      edge: gold,
      lining: { paper: oklch(0.8, 0.11, 82), height: 256, pattern: paisleys() },
      symbols: { paisley, buti, ...marigolds(hues) },
      pocket: [...butis(), border()],
      flap: [placed(seam, { x: 32, y: 2, scale: 0.9 })],
      hanging: garland(),
      motif: mandala(hues),
      clasp: { x: 320, y: 236 },
      label: deep,
    });
  },
};

/** Small gold flowers, as woven into silk, away from the names. */
function butis(): readonly SceneNode[] {
  return staggered(80, 44, 396)
    .filter(([x, y]) => y > 60 && (x < 110 || x > 530))
    .map(([x, y]) => symbolAt('buti', x, y, 26));
}

const buti: SceneSymbol = centred(26, [cut(petals(0, 0, 4, 11, 7, 45) + circle(0, 0, 2.4), `${gold}99`)]);

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

function paisleys(): readonly SceneNode[] {
  return staggered(76, 64, 256).map(([x, y], index) =>
    symbolAt('paisley', x, y + 18, 56, index % 2 ? 0 : 40),
  );
}

const drop = 'M0 27C-16 25 -22 7 -12 -5C-4 -15 12 -17 18 -27C24 -7 26 23 0 27Z';
const paisley: SceneSymbol = centred(70, [
  cut(drop, '#efc878'),
  line('M2 17C-8 15 -10 5 -4 -1', '#b07a26', 3),
  cut(circle(5, 8, 3.4), '#b07a26'),
]);

/** Marigolds on a string below the fold. */
function garland(): readonly SceneNode[] {
  const hang = (x: number) => 20 + 34 * Math.sin((Math.PI * ((x - 20) % 150)) / 150);
  const at = Array.from({ length: 25 }, (_, index) => 20 + index * 25);
  const leaves = at.filter((_, index) => index % 6 === 0);
  return [
    cut(at.map((x) => circle(x + 1, hang(x) + 4, 12)).join(''), '#1c0a0633'),
    cut(
      leaves.map((x) => leaf(x - 4, 18, 40, 13, 100) + leaf(x + 4, 18, 40, 13, 80)).join(''),
      oklch(0.55, 0.12, 145),
    ),
    ...at.map((x, index) => symbolAt(index % 2 ? 'orange' : 'yellow', x, hang(x), 26)),
  ];
}

function marigolds({ accent }: Hues): Readonly<Record<string, SceneSymbol>> {
  const middle = cut(circle(0, 0, 4.5), oklch(0.58, 0.17, accent > 20 && accent < 90 ? 40 : 50));
  const head = (color: Color) => centred(26, [cut(blossom(0, 0, 13, 9, 0, 0.14), color), middle]);
  return { yellow: head(oklch(0.78, 0.16, 72)), orange: head(oklch(0.7, 0.18, 50)) };
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
