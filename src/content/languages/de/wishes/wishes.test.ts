import { expect, test } from 'vitest';
import { wishes } from '#generated/texts/de-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';

const { lists, wordsOf } = testWishes(wishes, {
  language: 'de',
  least: 3,
  // One word where English has two: a long wish has fewer of them.
  words: { line: 12, long: 24 },
  alike: { part: 0.5, run: 6 },
  names: ['Jörg', 'आशा'],
  leastCharacters: 35,
  unclean: / [,.;:!?“\n]|\n |„ |[,;:][,.;:!?]/,
  begins: /^„?\p{Lu}/u,
  greetings: [[/^(alles gute|herzlichen)/i, 5]],
  never: {
    'no wish says what every card says':
      /bleib,? (so )?wie du bist|nur eine zahl|jung geblieben|so jung|auf dass|träume (in erfüllung|wahr)|wird man nur einmal|hoch die tassen|nullen?\b|wie guter wein|besonderen tag/i,
    'no wish speaks of weight, diets, alcohol, quarrels, death or offspring, nor of age as a fault':
      /(?<!\p{L})(kilos?|waage|abnehmen|diät|kalorien|bauch|wein|sekt|bier|prost|prosit|schnaps|anstoßen|streit\w*|zank\w*|falten|graue haare?|grab|himmelreich|ewig\w*|nachwuchs|enkel bald|altes? eisen|oldie|rente)(?!\p{L})/iu,
    'quotes are those of German, dashes are none, and ß and ss stand where they should':
      /['"”«»—]| - |daß|muß|Kuß|Grüsse|Strasse/,
  },
  pairs: ['„“'],
});

test('faith is said in blessings only', () => {
  const faith =
    /(?<!\p{L})(gott(es)?|herrgott|segen|gesegnet|segne|gebet\w*|beten|engel|amen|kirche)(?!\p{L})/iu;
  const others = lists.filter(({ of }) => !of.startsWith('blessing'));
  expect(others.flatMap(({ wishes }) => wishes.filter((wish) => faith.test(wish)))).toEqual([]);
});

test('Sie is said to teachers, and in formal words to colleagues and strangers, and never together with du', () => {
  const isPolite = ({ of }: { readonly of: string }) =>
    / for Teacher$/.test(of) || /^formal for (Colleague|anyone)$/.test(of);
  const familiar = /^(du|dich|dir|dein(e[mnrs]?)?)$/;
  const said = lists.filter(isPolite).flatMap(({ wishes }) => [...wishes]);
  expect(said.filter((wish) => wordsOf(wish).some((word) => familiar.test(word)))).toEqual([]);
  const others = lists.filter((list) => !isPolite(list)).flatMap(({ wishes }) => [...wishes]);
  // With a capital: sie, she and they, begins no sentence of a wish, so that the two are never taken for each other.
  expect(others.filter((wish) => /(?<!\p{L})(Sie|Ihnen|Ihr(e[mnrs]?)?)(?!\p{L})/u.test(wish))).toEqual([]);
});
