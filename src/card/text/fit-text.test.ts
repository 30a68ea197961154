import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clusters, isInvisible, isSpace, mayBeEmoji } from './clusters.ts';
import { type Box, type FittedText, fitText } from './fit-text.ts';
import type { Measurer } from './measurer.ts';
import { normaliseText } from './normalise-text.ts';
import { createTextPreparer } from './prepare.ts';

/** Half an em for every letter, a quarter for a space: rules can be worked out by hand. */
const plainMeasurer: Measurer = {
  width: (text, { size }) =>
    clusters(text).reduce((sum, cluster) => sum + (isSpace(cluster) ? 0.25 : 0.5) * size, 0),
};

const everyEmoji = { find: (cluster: string) => (mayBeEmoji(cluster) ? cluster : null) };

function setText(text: string, box: Partial<Box> = {}): FittedText {
  const preparer = createTextPreparer({ measurer: plainMeasurer, emoji: everyEmoji });
  const prepared = preparer.prepare(text, { role: 'words' });
  return fitText(prepared, { width: 200, height: 400, maxSize: 40, minSize: 10, lineHeight: 1.4, ...box });
}

/** What stands in each line from left to right, spaces at the edges of runs left out. */
function linesOf(text: FittedText): string[][] {
  return text.paragraphs.flatMap(({ lines }) =>
    lines.map(({ runs }) => runs.filter(({ kind }) => kind !== 'space').map((run) => run.text)),
  );
}

describe('lines', () => {
  test('break where words end and hang their spaces', () => {
    expect(linesOf(setText('one two   three', { width: 60, maxSize: 20 }))).toEqual([
      ['one'],
      ['two'],
      ['three'],
    ]);
  });

  test('are as equal as they can be, so that no word is left alone', () => {
    const text = 'aaa bbb ccc ddd eee fff ggg';
    expect(linesOf(setText(text, { width: 210, maxSize: 20 }))).toEqual([
      ['aaa bbb ccc ddd'],
      ['eee fff ggg'],
    ]);
  });

  test('keep a narrow no-break space between words, and draw it thin; it joins Mongolian letters', () => {
    expect(linesOf(setText('at 7:30\u202fPM', { width: 75, maxSize: 20 }))).toEqual([
      ['at'],
      ['7:30\u2009PM'],
    ]);
    expect(linesOf(setText('\u202f7', { width: 75, maxSize: 20 }))).toEqual([['\u20097']]);
    expect(linesOf(setText('\u182e\u202f\u1824')).flat().join('')).toBe('\u182e\u202f\u1824');
  });

  test('keep line ends and blank lines, at most three in a row', () => {
    const { paragraphs } = setText(`one\n\ntwo\r\n${'\n'.repeat(9)}three`);
    expect(paragraphs.map(({ lines }) => lines.length)).toEqual([1, 0, 1, 0, 0, 0, 1]);
  });

  test('divide Thai between words and Chinese anywhere but before its full stop', () => {
    expect(linesOf(setText('สุขสันต์วันเกิด', { width: 70, maxSize: 20 }))).toEqual([['สุขสันต์'], ['วันเกิด']]);
    expect(linesOf(setText('生日快乐。', { width: 40, maxSize: 20 }))).toEqual([['生日快'], ['乐。']]);
  });

  test('keep Korean words whole', () => {
    expect(linesOf(setText('생일 축하해요', { width: 40, maxSize: 20 }))).toEqual([['생일'], ['축하해요']]);
  });

  test('break words that are too wide between characters as people see them', () => {
    const lines = linesOf(setText('क्षत्रियक्षत्रिय', { width: 30, maxSize: 20, minSize: 20 }));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(([run]) => run)).toEqual(['क्षत्रिय', 'क्षत्रिय']);
  });

  test('break a long word at its soft hyphens, with a hyphen that can be seen', () => {
    const text = 'Donau\u00addampf\u00adschiff\u00adfahrt';
    expect(linesOf(setText(text, { width: 120, maxSize: 20, minSize: 20 }))).toEqual([
      ['Donaudampf-'],
      ['schifffahrt'],
    ]);
    expect(linesOf(setText(text, { width: 70, maxSize: 20, minSize: 20 }))).toEqual([
      ['Donau-'],
      ['dampf-'],
      ['schiff-'],
      ['fahrt'],
    ]);
    // What fits in a line needs no hyphen, and one at the end of a word is none.
    expect(linesOf(setText(`${text}\u00ad!`, { width: 400, maxSize: 20 }))).toEqual([
      ['Donaudampfschifffahrt!'],
    ]);
    expect(linesOf(setText('Donau\u00ad und', { width: 60, maxSize: 20 }))).toEqual([['Donau'], ['und']]);
  });

  test('break what is too long between soft hyphens as well, and Arabic from the right', () => {
    const lines = linesOf(
      setText(`${'a'.repeat(9)}\u00ad${'b'.repeat(4)}`, { width: 60, maxSize: 20, minSize: 20 }),
    );
    expect(lines).toEqual([['aaaaa'], ['aaaa-'], ['bbbb']]);
    expect(linesOf(setText('كلكلكلكل\u00adكلكل', { width: 100, maxSize: 20, minSize: 20 }))).toEqual([
      ['-', 'كلكلكلكل'],
      ['كلكل'],
    ]);
  });

  test.each(['Verordnung!', 'Verordnungs!!', '„Verordnung“.', '(Verordnungen)', '¡Verordnunge'])(
    'of the broken word %s neither begin with a mark that closes nor end with one that opens',
    (text) => {
      for (let width = 30; width <= 110; width += 5) {
        const found = linesOf(setText(text, { width, maxSize: 20, minSize: 20 })).flat();
        expect(found.join('')).toBe(text);
        expect(
          found.filter((line) => /^[!.)“]|[¡„(]$/.test(line)),
          `${width}`,
        ).toEqual([]);
      }
    },
  );

  test('of nothing but marks may begin with one', () => {
    expect(linesOf(setText('!'.repeat(40), { width: 100, maxSize: 20, minSize: 20 })).length).toBeGreaterThan(
      3,
    );
  });

  test('drop accents that no font has, and keep the letter', () => {
    expect(linesOf(setText('Z\u0337\u0322\u031b\u0347\u033aed'))).toEqual([['Zed']]);
  });

  test('prefer a smaller size to a broken word, within reason', () => {
    expect(linesOf(setText('abcdefghij', { width: 170 }))).toEqual([['abcdefghij']]);
    expect(linesOf(setText('a'.repeat(60), { width: 170, height: 120 })).length).toBeGreaterThan(1);
  });
});

describe('direction', () => {
  const wide = { width: 2000 };

  test('an Arabic line reads from the right, its numbers and English words from the left', () => {
    const text = setText('كل عام 2026 وأنت happy بخير 🎂', wide);
    expect(linesOf(text)).toEqual([['🎂', 'بخير', 'happy', 'وأنت', '2026', 'كل عام']]);
    const [line] = text.paragraphs[0]?.lines ?? [];
    const levels = line?.runs.filter(({ kind }) => kind !== 'space').map(({ level }) => level % 2);
    expect(levels).toEqual([1, 1, 0, 1, 0, 1]);
  });

  test('emoji and flags go with the line, several of them from the right', () => {
    expect(linesOf(setText('شكرا 🎂🇮🇳1️⃣2️⃣', wide))).toEqual([['2️⃣', '1️⃣', '🇮🇳', '🎂', 'شكرا']]);
  });

  test('a paragraph without letters follows the text', () => {
    expect(linesOf(setText('שלום\n1 + 2 🎂', wide))[1]?.[0]).toBe('🎂');
  });

  test('what a writer hides to turn the line around has no effect', () => {
    expect(linesOf(setText('\u202eabc\u202c \u2067def', wide))).toEqual([['abc def']]);
    const plain = linesOf(setText('שלום abc. דג', wide));
    expect(linesOf(setText('\u2069שלום \u2066abc. \u202dדג', wide))).toEqual(plain);
  });
});

const scraps = fc.constantFrom(
  ...['a', 'W', 'birthday', 'é', 'e\u0301\u0323', 'ễ\u0301\u0301', '1', '2026', '.', '(', ')', '-', '“'],
  ...[
    'नमस्ते',
    'क्षत्रिय',
    'தமிழ்',
    'বাংলা',
    'สวัสดี',
    'မွေးနေ့',
    '生日',
    '。',
    'おめでとう',
    '축하',
    'שלום',
    'مرحبا',
    'لآ',
    'یک\u200cدو',
  ],
  ...['🎂', '👨‍👩‍👧‍👦', '🇮🇳', '🇫🇷', '👍🏽', '❤️', '1️⃣', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '\ufe0f', '\u{1f3fd}', '\u{e0067}', '\ud83d'],
  ...[
    ' ',
    '  ',
    '\t',
    '\n',
    '\r\n',
    '\n\n\n\n\n',
    '\u00a0',
    '\u3000',
    '\u200b',
    '\u200d',
    '\u200e',
    '\u200f',
    '\u00ad',
  ],
  ...['\u202e', '\u202c', '\u2066', '\u2069', '\ufeff', '\u2028', '\u0007', '\u0000', '\u{1f1ee}'],
);
const texts = fc.array(scraps, { maxLength: 80 }).map((parts) => parts.join(''));
const sizes = { width: fc.integer({ min: 40, max: 900 }), height: fc.integer({ min: 20, max: 700 }) };

describe('every text', () => {
  test('stays in its box, at a size no larger than allowed', () => {
    fc.assert(
      fc.property(texts, fc.record(sizes), (text, box) => {
        const fitted = setText(text, box);
        expect(fitted.size).toBeLessThanOrEqual(40);
        expect(fitted.height).toBeLessThanOrEqual(box.height + 1e-6);
        for (const { lines } of fitted.paragraphs) {
          for (const line of lines) expect(line.width * fitted.size).toBeLessThanOrEqual(box.width + 1e-6);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('is there in full, line after line', () => {
    fc.assert(
      fc.property(texts, fc.record(sizes), (text, box) => {
        const left = [...visible(text)];
        for (const runs of linesOf(setText(text, box))) {
          const line = [...visible(runs.join(''))];
          expect(left.splice(0, line.length).sort()).toEqual(line.sort());
        }
        expect(left).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('takes no more lines than allowed', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 4 }), (text, maxLines) => {
        const line = normaliseText(text).replaceAll('\n', ' ');
        expect(setText(line, { maxLines }).lineCount).toBeLessThanOrEqual(maxLines);
      }),
    );
  });

  test('is as large as it can be', () => {
    const box = { width: 300, height: 200 };
    const { size } = setText('as large as it can be', box);
    expect(size).toBeLessThan(41);
    const larger = setText('as large as it can be', { ...box, maxSize: size + 0.5, minSize: size + 0.5 });
    expect(size === 40 || larger.size < size + 0.5).toBe(true);
  });
});

test.each([{ height: -27 }, { width: 0 }, { width: -1 }])(
  'a box without space (%j) ends the search',
  (box) => {
    expect(setText('one two', box).size).toBeLessThan(1);
  },
);

/** The characters that are drawn, but for hyphens: some stand at the ends of lines only. */
function visible(text: string): string {
  return clusters(normaliseText(text))
    .filter((cluster) => !isInvisible(cluster))
    .join('')
    .replace(/\s|-|\p{Default_Ignorable_Code_Point}/gu, '');
}
