import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { animations } from '#card/document/card.ts';
import { entrance, entranceClass, entranceDelay, lastStage, timing } from './entrance.ts';
import { entranceCss } from './entrance-css.ts';

const file = readFileSync('generated/entrance.css', 'utf8');

/** The rest of the rule after the selector, the first time it stands there. */
function block(selector: string): string {
  return file.slice(file.indexOf(`${selector} {`)).split('\n}')[0] as string;
}

test('the style sheet is the one that the functions write', () => {
  expect(file, 'Run: node scripts/generate.ts').toBe(entranceCss());
});

describe.each(animations)('the key frames of %s', (name) => {
  const frames = [...block(`@keyframes entrance-${name}`).matchAll(/([\d.]+)% \{([^}]*)\}/g)].map(
    ([, percent, body = '']) => ({
      share: Number(percent) / 100,
      opacity: Number(body.match(/opacity: ([\d.]+)/)?.[1]),
      matrix: body
        .match(/matrix\(([^)]*)\)/)?.[1]
        ?.split(', ')
        .map(Number) ?? [1, 0, 0, 1, 0, 0],
    }),
  );

  test('run from the start to the end', () => {
    expect(frames.at(0)?.share).toBe(0);
    expect(frames.at(-1)?.share).toBe(1);
  });

  test('never leave the function by what an eye could see', () => {
    for (let step = 0; step <= 900; step += 1) {
      const share = step / 900;
      const next = Math.max(
        1,
        frames.findIndex((frame) => frame.share >= share),
      );
      const [from, to] = [frames[next - 1], frames[next]];
      if (!from || !to) throw new Error(`No key frames around ${share}`);
      const mix = (share - from.share) / (to.share - from.share);
      const wanted = entrance(name, 0, share * timing.group);
      expect(Math.abs(from.opacity + (to.opacity - from.opacity) * mix - wanted.opacity)).toBeLessThan(0.01);
      for (const [index, value] of wanted.transform.entries()) {
        const [a, b] = [from.matrix[index] as number, to.matrix[index] as number];
        // Less than half a unit, even 600 units from the middle of the card.
        expect(Math.abs(a + (b - a) * mix - value)).toBeLessThan(index < 4 ? 0.0007 : 0.4);
      }
    }
  });
});

test('every class that the painter writes is in it', () => {
  for (const name of animations) {
    for (let stage = 0; stage <= lastStage + 3; stage += 1) {
      const classes = entranceClass(name, stage)
        .split(' ')
        .map((one) => `.${one}`);
      expect(block(classes[1] as string)).toContain(`animation-name: entrance-${name}`);
      if (stage === 0) continue;
      const delay = block(classes[2] as string).match(/animation-delay: ([\d.]+)s/)?.[1];
      expect(Number(delay)).toBeCloseTo(entranceDelay(stage));
    }
  }
});

test('it moves nothing for those who asked for less motion', () => {
  const [before, media] = file.split('@media screen and (prefers-reduced-motion: no-preference)');
  expect(before).not.toContain('animation');
  expect(media?.split('@keyframes')[0]).toContain('animation-name');
});
