import { expect, test } from 'vitest';
import { wishes } from '#generated/texts/id-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';
import { byAge } from './by-age.ts';
import { generic } from './generic.ts';

// Indonesian has no articles and few short words: a long wish has fewer words than in English.
const { lists, wordsOf } = testWishes(wishes, {
  language: 'id',
  least: 3,
  words: { line: 12, long: 23 },
  alike: { part: 0.5, run: 6 },
  names: ['Bu Sari', 'आशा'],
  leastCharacters: 35,
  unclean: / [,.;:!?”\n]|\n |“ |[,;:][,.;:!?]|[,;:]$/,
  begins: /^“?\p{Lu}/u,
  greetings: [
    [/^selamat ulang tahun/i, 5],
    [/^semoga/i, 20],
  ],
  never: {
    'no wish says what every card says':
      /panjang umur|cuma angka|hanya angka|awet muda|tambah tua|dimudahkan rezeki|hari (yang )?(istimewa|spesial)/i,
    'quotes are curly, and there are no dashes between words': /['"—–«»]| - /,
  },
  pairs: ['“”'],
});

const says = (words: RegExp) => (template: string) => wordsOf(template).some((word) => words.test(word));

const elders = ['Mother', 'Father', 'Teacher', 'Grandmother', 'Grandfather', 'Aunt', 'Uncle'];

test('elders and teachers are called by name or kinship, never kamu or Anda', () => {
  const ofElders = lists.filter(({ of }) => elders.some((elder) => of.endsWith(` for ${elder}`)));
  expect(ofElders).toHaveLength(5 * elders.length);
  // What they say to others stands between quotation marks.
  const own = ofElders.flatMap((list) => list.wishes).filter((wish) => !/“[^”]*kamu/.test(wish));
  expect(own.filter(says(/^(kamu|dirimu|denganmu|untukmu|kepadamu|padamu|darimu|anda|engkau|kau)$/))).toEqual(
    [],
  );
});

test('colleagues and strangers are Anda in formal words, and nobody else is anywhere', () => {
  const polite = lists.filter(({ of }) => of === 'formal for Colleague' || of === 'formal for anyone');
  expect(
    polite.flatMap((list) => list.wishes.filter(says(/^(kamu|dirimu|.+(untuk|kepada|dengan)mu)$/))),
  ).toEqual([]);
  expect(polite.every((list) => list.wishes.some(says(/^anda$/)))).toBe(true);
  const familiar = lists.filter((list) => !polite.includes(list));
  expect(familiar.flatMap((list) => list.wishes.filter(says(/^anda$/)))).toEqual([]);
});

test('saya is said to them and to teachers, aku to everybody else', () => {
  const polite = lists.filter(({ of }) => / for Teacher$|^formal for (Colleague|anyone)$/.test(of));
  expect(polite.flatMap((list) => list.wishes.filter(says(/^(aku|ku\w+kan)$/)))).toEqual([]);
  const familiar = lists.filter((list) => !polite.includes(list));
  expect(familiar.flatMap((list) => list.wishes.filter(says(/^saya$/)))).toEqual([]);
});

test('wishes that anybody may get have no word for “you”', () => {
  const forAll = [...generic, ...Object.values(byAge).flat()];
  expect(forAll.filter(says(/^(kamu|anda|(?!(bertemu|ketemu|ilmu|tamu)$)\w{2,}mu)$/))).toEqual([]);
});
