import { cut, line, placed } from '#card/backgrounds/cutout.ts';
import { circle, star } from '#card/backgrounds/outline.ts';
import { random } from '#card/scene/random.ts';
import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Hues } from '../card-hues.ts';
import { oklch } from '../oklch.ts';
import { type EnvelopeLook, envelopeLabels } from './envelope.ts';
import { flapOutlines, sheetsOf } from './sheets.ts';

/** Confetti, stripes and a star that burst before the card is out. */
export const party: EnvelopeLook = {
  key: 'party',
  label: envelopeLabels.party,
  ink: 'dark',
  draw(hues) {
    return sheetsOf({
      outline: flapOutlines.round,
      paper: [oklch(0.93, 0.06, hues.main), oklch(0.87, 0.085, hues.main)],
      fold: oklch(0.78, 0.09, hues.main),
      lining: { paper: oklch(0.96, 0.02, hues.accent), height: 280, pattern: stripes(hues) },
      pocket: confetti(hues),
      flap: bunting(hues),
      motif: badge(hues),
      clasp: { x: 320, y: 222, scale: 0.86, rotation: -8 },
    });
  },
};

function colorsOf({ main, accent }: Hues): readonly Color[] {
  return [
    oklch(0.68, 0.17, accent),
    oklch(0.82, 0.15, 85),
    oklch(0.7, 0.13, (main + 180) % 360),
    oklch(0.62, 0.14, main),
    '#fffdf6',
  ];
}

function stripes(hues: Hues): readonly SceneNode[] {
  const color = oklch(0.76, 0.13, hues.accent);
  return [cut(Array.from({ length: 12 }, (_, index) => `M${index * 56} 0h28v280h-28Z`).join(''), color)];
}

/** Thrown over the paper, except where the names stand. */
function confetti(hues: Hues): readonly SceneNode[] {
  const chance = random(3);
  return colorsOf(hues).map((color) => {
    const pieces = Array.from({ length: 22 }, () => {
      const [x, y, turn] = [chance.int(0, 640), chance.int(40, 460), chance.float(0, Math.PI)];
      if (x > 118 && x < 522 && y > 270) return '';
      const [dx, dy] = [Math.round(8 * Math.cos(turn)), Math.round(8 * Math.sin(turn))];
      return chance.pick([
        circle(x, y, chance.int(4, 7)),
        `M${x - dx} ${y - dy}L${x + dx} ${y + dy}l${-dy / 2} ${dx / 2}L${x - dx - dy / 2} ${y - dy + dx / 2}Z`,
        star(x, y, 9, chance.int(0, 60)),
      ]);
    });
    return cut(pieces.join(''), color);
  });
}

/** Pennants on two strings along the round edge of the flap. */
function bunting(hues: Hues): readonly SceneNode[] {
  const colors = colorsOf(hues);
  const [y, sag] = [34, 74];
  const point = (share: number) => [14 + 612 * share, y + 4 * sag * share * (1 - share)] as const;
  const pennants = Array.from({ length: 13 }, (_, index) => {
    const [left, right] = [point((index + 0.12) / 13), point((index + 0.88) / 13)];
    const [x, deep] = [(left[0] + right[0]) / 2, Math.max(left[1], right[1]) + 42];
    return cut(
      `M${left[0]} ${left[1]}L${right[0]} ${right[1]}L${x} ${deep}Z`,
      colors[index % (colors.length - 1)] as Color,
    );
  });
  return [...pennants, line(`M14 ${y}Q320 ${y + 2 * sag} 626 ${y}`, '#fffdf6', 4)];
}

/** Around the origin: a rosette with a star. */
function badge({ main, accent }: Hues): readonly SceneNode[] {
  const [bright, deep] = [oklch(0.68, 0.17, accent), oklch(0.5, 0.15, accent)];
  const tails = 'M-26 30L-40 92L-20 82L-8 98L6 40ZM26 30L40 92L20 82L8 98L-6 40Z';
  return [
    placed([cut(star(0, 0, 62, 0, 16, 0.86), '#3a211438'), cut(tails, '#3a211424')], { x: 2, y: 6 }),
    cut(tails, deep),
    cut(star(0, 0, 62, 0, 16, 0.86), bright),
    cut(circle(0, 0, 44), '#fffdf6'),
    line(circle(0, 0, 37), oklch(0.82, 0.15, 85), 3, { dash: [0.1, 9.7] }),
    cut(star(0, 1, 29, 0, 5, 0.5), oklch(0.78, 0.16, 80)),
    line('M-6 -8L-2 -15', '#ffffffb0', 4),
    cut(circle(0, 0, 0.1), oklch(0.6, 0.1, main)),
  ];
}
