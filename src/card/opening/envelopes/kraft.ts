import { cut, fade, line, placed } from '#card/backgrounds/cutout.ts';
import { circle, leaf } from '#card/backgrounds/outline.ts';
import { random } from '#card/scene/random.ts';
import type { SceneNode } from '#card/scene/scene.ts';
import type { Hues } from '../card-hues.ts';
import { oklch } from '../oklch.ts';
import { type EnvelopeLook, envelopeLabels } from './envelope.ts';
import { flapOutlines, sheetsOf, staggered } from './sheets.ts';

const hue = 68;

/** Brown paper with fibres, tied with a bow and a twig. */
export const kraft: EnvelopeLook = {
  key: 'kraft',
  label: envelopeLabels.kraft,
  ink: 'dark',
  draw(hues) {
    return sheetsOf({
      outline: flapOutlines.square,
      paper: [oklch(0.83, 0.06, hue), oklch(0.77, 0.066, hue)],
      flapFade: 220,
      fold: oklch(0.66, 0.065, hue),
      lining: {
        paper: oklch(0.93, 0.03 + 0.03 * hues.strength, hues.main),
        height: 288,
        pattern: checks(hues),
      },
      pocket: [
        ...fibres(11),
        cut('M0 238H640V264H0Z', ribbon(hues, 'across')),
        cut('M0 262H640V267H0Z', '#3a211426'),
      ],
      flap: fibres(12),
      motif: bow(hues),
      clasp: { x: 320, y: 249, scale: 0.84 },
    });
  },
};

/** Short hairs of the pulp. */
function fibres(seed: number): readonly SceneNode[] {
  const chance = random(seed);
  const hairs = (count: number) =>
    Array.from({ length: count }, () => {
      const [x, y] = [chance.int(0, 640), chance.int(0, 460)];
      return `M${x} ${y}q${chance.int(-6, 6)} ${chance.int(-6, 6)} ${chance.int(-11, 11)} ${chance.int(-9, 9)}`;
    }).join('');
  return [line(hairs(60), '#fff3dc4d', 1.6), line(hairs(60), '#5a371a38', 1.4)];
}

function checks({ main, strength }: Hues): readonly SceneNode[] {
  const color = `${oklch(0.72, 0.05 + 0.06 * strength, main)}55` as const;
  const columns = Array.from({ length: 14 }, (_, index) => `M${index * 48} 0h24v288h-24Z`).join('');
  const rows = Array.from({ length: 6 }, (_, index) => `M0 ${index * 48}h640v24h-640Z`).join('');
  const dots = staggered(48, 24, 288).map(([x, y]) => circle(x + 12, y + 12, 3));
  return [cut(columns, color), cut(rows, color), cut(dots.join(''), '#ffffffb0')];
}

function ribbon({ accent }: Hues, way: 'across' | 'loop') {
  const tones = [oklch(0.66, 0.15, accent), oklch(0.57, 0.15, accent), oklch(0.5, 0.13, accent)];
  return way === 'across' ? fade(tones, [0, 238], [0, 264]) : fade(tones, [0, -44], [0, 40]);
}

/** Around the origin: a twig behind a bow. */
function bow(hues: Hues): readonly SceneNode[] {
  const [green, pale] = [oklch(0.55, 0.09, 145), oklch(0.66, 0.1, 140)];
  const silk = ribbon(hues, 'loop');
  const [dark, gloss] = [oklch(0.42, 0.12, hues.accent), oklch(0.8, 0.1, hues.accent)];
  const twig = (side: number, rotation: number): SceneNode => {
    const leaves = [20, 42, 64, 86].map((x) => leaf(x, 0, 30, 10, -48) + leaf(x + 8, 0, 30, 10, 48));
    return placed(
      [
        line('M0 0C30 -4 70 4 108 0', green, 3),
        cut(leaves.join(''), pale),
        cut(leaf(106, 0, 26, 9, 0), pale),
      ],
      {
        ...{ x: 0, y: 0, rotation: rotation * side, mirror: side < 0 },
      },
    );
  };
  return [
    twig(1, -24),
    twig(-1, -24),
    placed(
      [
        cut(
          'M0 0C-34 -44 -92 -44 -92 -6C-92 26 -36 26 0 4C36 26 92 26 92 -6C92 -44 34 -44 0 0Z',
          '#3a211438',
        ),
      ],
      { x: 0, y: 6 },
    ),
    cut('M-4 6C-16 30 -34 50 -52 62L-28 66L-22 84C-8 62 2 36 6 12Z', dark),
    cut('M4 6C16 30 34 50 52 62L28 66L22 84C8 62 -2 36 -6 12Z', silk),
    cut('M0 2C-34 -46 -92 -44 -90 -6C-88 26 -36 24 0 6Z', silk),
    cut('M0 2C34 -46 92 -44 90 -6C88 26 36 24 0 6Z', silk),
    cut('M-10 2C-34 -22 -66 -24 -68 -6C-66 8 -36 10 -10 4Z', dark, 0.75),
    cut('M10 2C34 -22 66 -24 68 -6C66 8 36 10 10 4Z', dark, 0.75),
    line('M-84 -16C-76 -32 -56 -34 -40 -26M84 -16C76 -32 56 -34 40 -26', gloss, 4),
    cut('M-15 -13Q0 -19 15 -13Q20 3 15 18Q0 24 -15 18Q-20 3 -15 -13Z', silk),
    line('M-8 -8Q-11 3 -8 12M7 -9Q10 3 7 13', dark, 2.2),
  ];
}
