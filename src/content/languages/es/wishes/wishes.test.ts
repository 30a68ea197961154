import { expect, test } from 'vitest';
import { wishes } from '#generated/texts/es-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';

const { lists, wordsOf } = testWishes(wishes, {
  language: 'es',
  least: 3,
  words: { line: 12, long: 25 },
  alike: { part: 0.5, run: 6 },
  names: ['Ana', 'आशा'],
  leastCharacters: 35,
  unclean: / [,.;:!?”\n]|\n |[¡¿“] |[,;:][,.;:!?]/,
  begins: /^[¡¿“]?\p{Lu}/u,
  greetings: [[/^¡?feliz cumpleaños/i, 5]],
  never: {
    'no wish says what every card says':
      /vuelta al sol|año más (sabi|viej|jove)|sueños se (cumplan|hagan)|deseos se (cumplan|hagan)|solo es un número|joven de (espíritu|corazón)|buen vino|cumplas muchos más|día (tan )?especial/i,
    'quotes are curly, and there are no dashes between words': /['"—–«»]| - /,
  },
  neverWord: {
    'wishes keep to words that are understood everywhere, and never say vosotros':
      /^(vosotr[oa]s|vuestr[oa]s?|os|ordenador|computador|móvil|celular|coche|carro|torta|tarta|chévere|guay|chido|che|coge[rs]?)$/,
  },
  pairs: ['¡!', '¿?', '“”'],
});

test('usted is said to those only whom a family or an office addresses so, and never together with tú', () => {
  const strangers = ['Teacher', 'Colleague', 'Grandmother', 'Grandfather', 'anyone'];
  const polite = lists.filter(({ of }) => strangers.some((receiver) => of === `formal for ${receiver}`));
  const says = (words: RegExp) => (template: string) => wordsOf(template).some((word) => words.test(word));
  expect(polite.flatMap(({ wishes }) => wishes.filter(says(/^(tú|tus?|te|ti|contigo|recibe)$/)))).toEqual([]);
  const familiar = lists.filter((list) => !polite.includes(list));
  expect(familiar.flatMap(({ wishes }) => wishes.filter(says(/^(usted|reciba)$/)))).toEqual([]);
});
