import { expect, test } from 'vitest';
import { fillWish } from '#content/wishes/wishes.ts';
import { wishes } from '#generated/texts/es-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';

const { lists, templates, wordsOf } = testWishes(wishes, {
  language: 'es',
  least: 3,
  words: { line: 12, long: 25 },
  alike: { part: 0.5, run: 6 },
  names: ['Ana', 'आशा'],
  leastCharacters: 35,
  unclean: / [,.;:!?”\n]|\n |[¡¿“] |[,;:][,.;:!?]/,
});

test('a wish begins with a capital, with a name and without one', () => {
  const filled = templates.flatMap((template) =>
    ['', 'Ana', 'आशा'].map((toName) => fillWish(template, { toName })),
  );
  expect(filled.filter((wish) => !/^[¡¿“]?\p{Lu}/u.test(wish))).toEqual([]);
});

test('few wishes start with Feliz cumpleaños', () => {
  expect(templates.filter((template) => /^¡?feliz cumpleaños/i.test(template)).length).toBeLessThanOrEqual(5);
});

test('no wish says what every card says', () => {
  const worn =
    /vuelta al sol|año más (sabi|viej|jove)|sueños se (cumplan|hagan)|deseos se (cumplan|hagan)|solo es un número|joven de (espíritu|corazón)|buen vino|cumplas muchos más|día (tan )?especial/i;
  expect(templates.filter((template) => worn.test(template))).toEqual([]);
});

test('wishes keep to words that are understood everywhere, and never say vosotros', () => {
  const local =
    /^(vosotr[oa]s|vuestr[oa]s?|os|ordenador|computador|móvil|celular|coche|carro|torta|tarta|chévere|guay|chido|che|coge[rs]?)$/;
  expect(templates.filter((template) => wordsOf(template).some((word) => local.test(word)))).toEqual([]);
});

test('usted is said to those only whom a family or an office addresses so, and never together with tú', () => {
  const strangers = ['Teacher', 'Colleague', 'Grandmother', 'Grandfather', 'anyone'];
  const polite = lists.filter(({ of }) => strangers.some((receiver) => of === `formal for ${receiver}`));
  const says = (words: RegExp) => (template: string) => wordsOf(template).some((word) => words.test(word));
  expect(polite.flatMap(({ wishes }) => wishes.filter(says(/^(tú|tus?|te|ti|contigo|recibe)$/)))).toEqual([]);
  const familiar = lists.filter((list) => !polite.includes(list));
  expect(familiar.flatMap(({ wishes }) => wishes.filter(says(/^(usted|reciba)$/)))).toEqual([]);
});

test('marks come in pairs, quotes are curly, and there are no dashes between words', () => {
  expect(templates.filter((template) => /['"—–«»]| - /.test(template))).toEqual([]);
  for (const [open, close] of ['¡!', '¿?', '“”']) {
    const odd = templates.filter((text) => text.split(open ?? '').length !== text.split(close ?? '').length);
    expect(odd).toEqual([]);
  }
});
