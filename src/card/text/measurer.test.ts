import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { nodeMeasurer, registerNodeFonts } from '#encode/node-surface.ts';
import fonts from '#generated/node-fonts.json' with { type: 'json' };
import { emojiIndex } from './emoji-index.ts';
import { fitText } from './fit-text.ts';
import { createTextPreparer } from './prepare.ts';

beforeAll(() => registerNodeFonts(fonts, '.'));

const samples = [
  ['Baloo 2', 'AVATAR Tom. “Yes”, we waltz fjords'],
  ['Baloo 2 Devanagari', 'जन्मदिन की हार्दिक शुभकामनाएँ'],
  ['Noto Sans Arabic', 'كلعاموأنتبخير'],
  ['Noto Sans Tamil', 'கார்த்திகேயன்'],
  ['Noto Sans SC', '祝你生日快乐'],
] as const;

test('widths are linear in the size, to a twentieth of a pixel', () => {
  const measurer = nodeMeasurer();
  for (const [family, text] of samples) {
    for (const weight of [400, 700] as const) {
      const em = measurer.width(text, { family, weight, size: 100 }) / 100;
      for (const size of [14, 22.5, 37.5, 61, 92]) {
        expect(Math.abs(measurer.width(text, { family, weight, size }) - em * size)).toBeLessThan(0.05);
      }
    }
  }
});

test('what was measured is not measured again, and little of a longer text is', () => {
  const real = nodeMeasurer();
  const asked: string[] = [];
  const preparer = createTextPreparer({
    emoji: emojiIndex('||'),
    measurer: {
      width(text, font) {
        asked.push(text);
        return real.width(text, font);
      },
    },
  });
  preparer.prepare('Many happy returns of the day', { role: 'words' });
  asked.length = 0;
  preparer.prepare('Many happy returns of the day', { role: 'words' });
  expect(asked).toEqual([]);
  preparer.prepare('Many happy returns of the day, dear', { role: 'words' });
  expect(asked).toEqual(['day,', 'dear']);
});

test('set in real fonts, lines stay in their box', () => {
  const preparer = createTextPreparer({ emoji: emojiIndex('||'), measurer: nodeMeasurer() });
  const words = fc.constantFrom(
    ...samples.flatMap(([, text]) => text.split(' ')),
    'Nguyễn',
    'Здравствуй',
    '!',
    '2026',
  );
  const texts = fc.array(words, { minLength: 1, maxLength: 60 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(texts, fc.integer({ min: 120, max: 900 }), (text, width) => {
      const box = { width, height: 420, maxSize: 60, minSize: 14, lineHeight: 1.38 };
      const fitted = fitText(preparer.prepare(text, { role: 'words' }), box);
      expect(fitted.width).toBeLessThanOrEqual(width);
      expect(fitted.height).toBeLessThanOrEqual(420);
    }),
    { numRuns: 60 },
  );
});
