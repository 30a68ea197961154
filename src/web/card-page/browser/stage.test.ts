// Shows: text on the stage of any card can be read, and so can that of a ribbon on it
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { channels, luminance, minContrast, worstContrast } from '#card/contrast/color.ts';
import { stageColors } from '#card/opening/card-hues.ts';
import type { Color } from '#card/scene/scene.ts';

const css = readFileSync(new URL('./stage.css', import.meta.url), 'utf8');

const inks = ['ink', 'ink-soft', 'ink-faint', 'danger', 'focus'].map(
  (name) => [name, css.match(`--color-${name}: (#[0-9a-f]{6})`)?.[1] as Color] as const,
);

test.each(inks)('--color-%s has the contrast that WCAG asks for on the stage of every hue', (_, ink) => {
  for (let main = 0; main < 360; main += 5) {
    for (const strength of [0, 0.5, 1]) {
      const light = stageColors({ main, accent: main, strength })['--stage-light'];
      const [red, green, blue] = channels(light);
      const ground = luminance(red, green, blue);
      expect(worstContrast(ink, [0, ground]), light).toBeGreaterThanOrEqual(minContrast);
    }
  }
});

test('what is written in the colour of the paper, on the ink, is read as well', () => {
  expect(css).toContain('--color-paper: var(--stage);');
});
