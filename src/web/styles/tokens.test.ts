import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { landscape } from '#card/faces/faces.ts';
import { contrast, luminanceOf } from '#tests/support/contrast.ts';
import { themeColors } from '#web/page/theme.ts';

const css = await readFile(new URL('tokens.css', import.meta.url), 'utf8');

/** Each colour's light and dark value; those of decoration with transparency are left out. */
const colors = new Map(
  [...css.matchAll(/--color-([a-z-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name = '', light, dark, both]) => [name, [light ?? both ?? '', dark ?? both ?? '']] as const,
  ),
);

function contrastOf(one: string, other: string, scheme: 0 | 1): number {
  const [a, b] = [one, other].map((name) => luminanceOf(colors.get(name)?.[scheme] ?? ''));
  return contrast(a ?? 0, b ?? 0);
}

const grounds = ['paper', 'surface', 'cream'];
const texts = ['ink', 'ink-soft', 'ink-faint', 'marigold-text', 'coral-text', 'leaf-text', 'danger'];
const softs = ['marigold-soft', 'coral-soft', 'leaf-soft'];

/** What stands on what, and how far they must be from each other. */
const pairs: readonly (readonly [string, string, number])[] = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground, 4.5] as const)),
  ...grounds.flatMap((ground) => ['edge', 'focus'].map((line) => [line, ground, 3] as const)),
  ...softs.flatMap((soft) => ['ink', 'ink-soft'].map((text) => [text, soft, 4.5] as const)),
  ...softs.map((soft) => [soft.replace('soft', 'text'), soft, 4.5] as const),
  ...['marigold', 'marigold-hover', 'coral', 'leaf'].map((ground) => ['on-bright', ground, 4.5] as const),
  ...[...texts, 'danger-hover'].map((ground) => ['paper', ground, 4.5] as const),
];

test('a card is as wide as the landscape face', () => {
  const [, width, height] = /--aspect-card: (\d+) \/ (\d+);/.exec(css) ?? [];
  expect(Number(width) / Number(height)).toBe(landscape.width / landscape.height);
});

test('the bars of the browser have the colour of the page', () => {
  expect(colors.get('paper')).toEqual([themeColors.light, themeColors.dark]);
});

test.each([
  ['light', 0],
  ['dark', 1],
] as const)('text and borders have enough contrast in the %s colours', (_, scheme) => {
  const faint = pairs.filter(([one, other, least]) => !(contrastOf(one, other, scheme) >= least));
  expect(faint).toEqual([]);
});
