import type { Color, SceneNode } from '#card/scene/scene.ts';
import type { Background, DrawInput } from './background.ts';
import { baseLayer, cut, fadeDown, glow, line, mix, placed, shadowed, translated } from './cutout.ts';
import { circle, polar, round } from './outline.ts';
import { calmZoneFill } from './paper.ts';

/** A drape held to the left edge by a tie; mirrored for the right one. */
function drape(color: Color): readonly SceneNode[] {
  const dark = mix(color, '#3a0a20', 0.4);
  const outline =
    'M-10 -10H220C214 120 190 210 158 300C132 380 84 440 78 520C96 640 150 760 166 860L-10 870Z';
  return [
    translated([cut(outline, '#3a0a1433')], 9, 8),
    cut(outline, color),
    cut(
      'M176 -10H220C214 120 190 210 158 300C132 380 84 440 78 520L66 520C76 430 150 300 176 -10ZM92 -10H128C126 160 104 360 58 520L50 520C80 360 94 160 92 -10ZM16 -10H48C52 160 50 360 36 520H26C28 360 24 160 16 -10Z',
      dark,
      0.55,
    ),
    cut(
      'M140 -10H160C150 180 110 360 64 520H60C96 360 134 180 140 -10ZM66 -10H80C82 160 66 360 44 520H42C58 360 66 160 66 -10Z',
      mix(color, '#ffffff', 0.3),
      0.6,
    ),
    cut(
      'M78 530C96 640 150 760 166 860L132 862C124 740 88 620 66 530ZM56 530C68 640 80 760 78 864L52 866C58 740 52 620 44 530ZM34 530C38 640 34 760 26 867H4C18 740 24 620 24 530Z',
      dark,
      0.5,
    ),
    cut('M-10 500C30 516 62 520 88 506L90 540C62 552 26 550 -10 536Z', '#f2b93c'),
    cut('M-10 524C26 540 62 542 90 528V540C62 552 26 550 -10 536Z', '#b9791c'),
    line('M84 540v46M74 544v40M64 546v32', '#f2b93c', 5),
  ];
}

function drawStage({ random, face }: DrawInput): readonly SceneNode[] {
  const color = random.pick<Color>(['#c8323f', '#a92a55', '#1f7f7c']);
  const swags = Array.from(
    { length: 6 },
    (_, i) =>
      `M${i * 200} -10H${i * 200 + 200}V34C${i * 200 + 170} ${i === 0 || i === 5 ? 118 : 100} ${i * 200 + 30} ${i === 0 || i === 5 ? 118 : 100} ${i * 200} 34Z`,
  );
  const folds = Array.from(
    { length: 6 },
    (_, i) =>
      `M${i * 200 + 24} -10C${i * 200 + 40} 50 ${i * 200 + 160} 50 ${i * 200 + 176} -10M${i * 200 + 8} 12C${i * 200 + 36} 78 ${i * 200 + 164} 78 ${i * 200 + 192} 12`,
  );
  const fringe = Array.from(
    { length: 6 },
    (_, i) =>
      `M${i * 200} 34C${i * 200 + 30} ${i === 0 || i === 5 ? 118 : 100} ${i * 200 + 170} ${i === 0 || i === 5 ? 118 : 100} ${i * 200 + 200} 34`,
  );
  const bulbs = Array.from({ length: 25 }, (_, i) => 24 + i * 48);
  return [
    baseLayer(face, fadeDown(face, ['#f7c667', '#fbdc98', '#fdeac0'])),
    cut(
      Array.from({ length: 18 }, (_, i) => {
        const a = polar(600, 470, 900, i * 20 - 5);
        const b = polar(600, 470, 900, i * 20 + 5);
        return `M600 470L${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}Z`;
      }).join(''),
      '#fff3d0',
      0.7,
    ),
    calmZoneFill(face, '#fffaee'),
    placed(drape(color), { x: -46, y: 0 }),
    placed(drape(color), { x: 1246, y: 0, mirror: true }),
    ...shadowed(swags.join(''), color, 7),
    line(folds.join(''), mix(color, '#3a0a20', 0.35), 5),
    line(fringe.join(''), '#f2b93c', 8),
    cut(Array.from({ length: 5 }, (_, i) => circle(200 + i * 200, 36, 15)).join(''), '#f2b93c'),
    cut(Array.from({ length: 5 }, (_, i) => circle(196 + i * 200, 32, 5)).join(''), '#fff0c0'),
    cut('M-10 816H1210V910H-10Z', '#8a4a2c'),
    cut('M-10 816H1210V830H-10Z', '#c98248'),
    line(
      Array.from(
        { length: 13 },
        (_, i) => `M${round(600 + (i - 6) * 96)} 830L${round(600 + (i - 6) * 120)} 900`,
      ).join(''),
      '#6e3820',
      3,
    ),
    ...[90, 270, 450, 750, 930, 1110].map((x) => glow(x, 846, 80, '#ffd766', '77')),
    cut('M-10 862H1210V910H-10Z', mix(color, '#3a0a20', 0.3)),
    cut(bulbs.map((x) => circle(x, 881, 12)).join(''), '#ffe08a'),
    cut(bulbs.map((x) => circle(x - 3, 877, 4)).join(''), '#ffffff'),
  ];
}

export const stage: Background = {
  key: 'bg-stage',
  label: 'On stage',
  tags: ['circus', 'theatre', 'curtain', 'show', 'funny', 'red', 'gold'],
  panel: null,
  draw: drawStage,
};
