import { describe, expect, test } from 'vitest';
import { type LuminanceRange, worstContrast } from '#card/contrast/color.ts';
import { palettes } from '#card/looks/palettes.ts';
import type { Color, SceneNode, TextNode } from '#card/scene/scene.ts';
import { lettered } from './lettered.ts';
import { letteringFor } from './letterings.ts';

const inks = [
  ...palettes.map(({ titleColor }) => titleColor as Color),
  '#000000',
  '#ffffff',
  '#ffd36b',
] as const;

function heading(fill: Color): TextNode {
  const font = { family: 'Baloo 2', weight: 700, size: 90 } as const;
  return { kind: 'text', x: 40, y: 200, width: 300, text: 'Asha', font, fill, direction: 'ltr' };
}

const emoji: SceneNode = { kind: 'use', symbol: 'emoji:1f382', x: 0, y: 0, width: 90, height: 90 };

function light(color: Color): LuminanceRange {
  return [luminanceOf(color), luminanceOf(color)];
}

/** From the contrast with black. */
function luminanceOf(color: Color): number {
  return worstContrast(color, [0, 0]) * 0.05 - 0.05;
}

function textsIn(node: SceneNode | undefined): readonly TextNode[] {
  if (node?.kind === 'text') return [node];
  return node?.kind === 'group' ? node.children.flatMap(textsIn) : [];
}

test('plain letters, and those of a newer program, are left as they are', () => {
  const nodes = [heading('#a3243f'), emoji];
  expect(lettered(nodes, letteringFor('plain'), null)).toBe(nodes);
  expect(lettered(nodes, letteringFor('chrome'), null)).toBe(nodes);
  expect(letteringFor('chrome')).toBe('plain');
});

describe('raised letters', () => {
  test.each(inks)('in %s keep it on the face or the sides, and both can be told apart', (ink) => {
    const [block, face, ...others] = lettered([heading(ink), emoji], letteringFor('raised'), null);
    const sides = textsIn(block);
    const [side] = sides;
    if (face?.kind !== 'text' || !side) throw new Error('Without a face or a side.');
    expect([face.fill, side.fill]).toContain(ink);
    expect(worstContrast(face.fill, light(side.fill))).toBeGreaterThanOrEqual(4.5);
    expect(new Set(sides.map(({ fill }) => fill)).size).toBe(1);
    expect(sides.at(-1)).toMatchObject({ x: face.x, y: face.y });
    expect(others).toEqual([emoji]);
  });
});

describe('letters that glow', () => {
  const grounds: readonly LuminanceRange[] = [
    [0.01, 0.012],
    [0, 0.06],
    [0.85, 1],
  ];
  test.each(inks.flatMap((ink) => grounds.map((under) => [ink, under] as const)))(
    'in %s on a ground of %j can be read over their own light',
    (color, under) => {
      const nodes = lettered([heading('#777777'), emoji], letteringFor('neon'), { under, color });
      const face = nodes.find((node) => node.kind === 'text');
      if (face?.kind !== 'text') throw new Error('Without letters.');
      const glow = nodes.filter((node) => node.kind === 'group');
      const share = 1 - glow.reduce((rest, { opacity = 1 }) => rest * (1 - opacity), 1);
      expect(glow.length).toBeGreaterThan(0);
      // The middle between the channels of two grays is the worst that mixing gives.
      const mixedWithGray = under.map((own) => [
        own * (1 - share) ** 2.4,
        own * (1 - share) + luminanceOf(color) * share,
      ]);
      const all = [...under, ...mixedWithGray.flat()];
      expect(worstContrast(face.fill, [Math.min(...all), Math.max(...all)])).toBeGreaterThanOrEqual(4.5);
      expect(glow.flatMap(textsIn).every(({ fill }) => fill === color)).toBe(true);
    },
  );

  test('without a ground that is known they do not glow', () => {
    const nodes = [heading('#ffffff')];
    expect(lettered(nodes, letteringFor('neon'), null)).toBe(nodes);
  });
});
