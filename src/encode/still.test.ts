import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scene } from '#card/scene/scene.ts';
import { coversAny, fontFilesOf } from './font-files.ts';
import { canvasLimits, stillSize } from './still.ts';

const card = { width: 1200, height: 900 };

describe('the size of a still', () => {
  test('is the card on the page times the pixel ratio', () => {
    expect(stillSize(card, 1)).toMatchObject({ width: 672, height: 504 });
    expect(stillSize(card, 2)).toMatchObject({ width: 1344, height: 1008 });
    expect(stillSize(card, 3)).toMatchObject({ width: 2016, height: 1512 });
  });

  test('is never more than a canvas can hold, nor nothing', () => {
    const side = fc.integer({ min: 1, max: 20_000 });
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.01, max: 200, noNaN: true }), (width, height, ratio) => {
        const size = stillSize({ width, height }, ratio);
        expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(canvasLimits.side);
        expect(size.width * size.height).toBeLessThanOrEqual(canvasLimits.area);
        expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});

describe('the font files of a scene', () => {
  test('are those of its families that hold its characters', () => {
    const file = (family: string, weight: number, unicodeRange: string) => ({
      family,
      weight,
      unicodeRange,
      url: `/${family}-${weight}-${unicodeRange}`,
    });
    const files = [
      file('Round', 400, 'U+0-7F'),
      file('Round', 400, 'U+80-FF'),
      file('Round', 700, 'U+0-7F'),
      file('Other', 400, 'U+0-7F'),
    ];
    expect(fontFilesOf(withText('Ada', 'Round'), files)).toEqual([files[0]]);
    expect(fontFilesOf(withText('Zoë', 'Round'), files)).toEqual([files[0], files[1]]);
    expect(fontFilesOf(withText('Ada', 'Unknown'), files)).toEqual([]);
  });

  test('ranges are read as CSS writes them', () => {
    expect(coversAny('U+26', '&')).toBe(true);
    expect(coversAny('U+0025-00FF, u+4??', '&')).toBe(true);
    expect(coversAny('U+0025-00FF, u+4??', 'я')).toBe(true);
    expect(coversAny('U+4??', 'A')).toBe(false);
    expect(coversAny('U+1F600-1F64F', '😀')).toBe(true);
    expect(coversAny('U+0-FFFF', '😀')).toBe(false);
    expect(coversAny('U+0-FF', '')).toBe(false);
  });
});

function withText(text: string, family: string): Scene {
  const font = { family, weight: 400, size: 20 } as const;
  return {
    ...card,
    symbols: {},
    description: '',
    nodes: [{ kind: 'text', x: 0, y: 0, width: 0, text, font, fill: '#000000', direction: 'ltr' }],
  };
}
