import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileNamePart } from './file-name.ts';

test.each([
  ['a Persian name', 'علی\u200cرضا', 'علی\u200cرضا'],
  ['a family', '👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  [
    'the flag of England',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  ],
  ['soft hyphens', 'Donau\u00addampf\u00adschiff', 'Donaudampfschiff'],
  ['an old Malayalam chillu', 'അവന\u0d4d\u200d', 'അവന\u0d4d\u200d'],
  ['a Sinhala conjunct', 'ශ\u0dca\u200dරී', 'ශ\u0dca\u200dරී'],
  ['Japanese variants', '葛\u{e0100}城 辻\u{e0101}', '葛\u{e0100}城-辻\u{e0101}'],
  ['compatibility ideographs', '\ufa1b山', '\ufa1b山'],
  ['joiners of nothing', '\u200d Asha \u200c\u200d Rao', 'Asha-Rao'],
  ['tags of nothing', 'Asha\u{e0061}\u{e0062}\u{e007f}', 'Asha'],
  ['what is only invisible', '\u200b\u2060\ufeff\u3164', ''],
  ['half an emoji', '\ud83d', ''],
])('%s', (_, text, part) => {
  expect(fileNamePart(text, 200)).toBe(part);
});

test('is cut between characters as people see them', () => {
  expect(fileNamePart('👨‍👩‍👧‍👦'.repeat(9), 60)).toBe('👨‍👩‍👧‍👦'.repeat(2));
  expect(fileNamePart('क्षिप्रा'.repeat(20), 50)).toBe('क्षिप्राक्षिप्रा');
  expect(fileNamePart('Anna-Maria', 5)).toBe('Anna');
});

test('every system takes it, whatever the text', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.integer({ min: 0, max: 255 }),
      (text, max) => {
        const part = fileNamePart(text, max);
        expect(part).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069<>:"/\\|?*\s]|[.-]$/u);
        expect(part.isWellFormed()).toBe(true);
        expect(Buffer.byteLength(part)).toBeLessThanOrEqual(max);
      },
    ),
    { numRuns: 2_000 },
  );
});
