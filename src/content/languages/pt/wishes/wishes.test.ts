import { expect, test } from 'vitest';
import { fillWish } from '#content/wishes/wishes.ts';
import { wishes } from '#generated/texts/pt-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';

const { lists, templates, wordsOf } = testWishes(wishes, {
  language: 'pt',
  least: 3,
  words: { line: 12, long: 25 },
  alike: { part: 0.5, run: 6 },
  names: ['João', 'आशा'],
  leastCharacters: 35,
  unclean: / [,.;:!?”\n]|\n |“ |[,;:][,.;:!?]/,
  begins: /^“?\p{Lu}/u,
  greetings: [[/^(feliz aniversário|parabéns)/i, 5]],
  never: {
    'no wish says what every card says':
      /primavera|muitos anos de vida|nesta data querida|tudo de bom|sonhos se realizem|só um número|(espírito|alma) jovem|como (um )?(bom )?vinho|(dia|pessoa) (tão |muito |mais que )?especial/i,
    'quotes are curly, and there are no dashes between words': /['"—–«»]| - /,
  },
  neverWord: {
    'wishes speak as Brazil does, to você':
      /^(tu|ti|teus?|tuas?|contigo|vós|vosso|vossa|convosco|estás|tens|és|miúd[oa]|telemóvel|autocarro|giro|fixe|equipa|facto)$/,
  },
  pairs: ['“”'],
});

test('whom a family or an office would not call você is called by no pronoun in formal words', () => {
  const elders = ['Teacher', 'Colleague', 'Grandmother', 'Grandfather', 'anyone'];
  const polite = lists.filter(({ of }) => elders.some((receiver) => of === `formal for ${receiver}`));
  const familiar = (template: string) =>
    wordsOf(template).some((word) => /^(você|te|vem|olha|senhora?)$/.test(word));
  expect(polite).toHaveLength(elders.length);
  expect(polite.flatMap(({ wishes }) => wishes.filter(familiar))).toEqual([]);
});

test('the sender may be a woman or a man', () => {
  const gendered =
    /obrigad[oa]|(?<!\p{L})(sou|estou|fico|fiquei) (muito |tão )?\p{L}+(ado|ada|ido|ida)(?!\p{L})/iu;
  expect(templates.filter((template) => gendered.test(fillWish(template, {})))).toEqual([]);
});
