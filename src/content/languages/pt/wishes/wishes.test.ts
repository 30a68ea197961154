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
});

test('a wish begins with a capital, with a name and without one', () => {
  const filled = templates.flatMap((template) =>
    ['', 'João', 'आशा'].map((toName) => fillWish(template, { toName })),
  );
  expect(filled.filter((wish) => !/^“?\p{Lu}/u.test(wish))).toEqual([]);
});

test('few wishes start with Feliz aniversário or Parabéns', () => {
  const started = templates.filter((template) => /^(feliz aniversário|parabéns)/i.test(template));
  expect(started.length).toBeLessThanOrEqual(5);
});

test('no wish says what every card says', () => {
  const worn =
    /primavera|muitos anos de vida|nesta data querida|tudo de bom|sonhos se realizem|só um número|(espírito|alma) jovem|como (um )?(bom )?vinho|(dia|pessoa) (tão |muito |mais que )?especial/i;
  expect(templates.filter((template) => worn.test(template))).toEqual([]);
});

test('wishes speak as Brazil does, to você', () => {
  const foreign =
    /^(tu|ti|teus?|tuas?|contigo|vós|vosso|vossa|convosco|estás|tens|és|miúd[oa]|telemóvel|autocarro|giro|fixe|equipa|facto)$/;
  expect(templates.filter((template) => wordsOf(template).some((word) => foreign.test(word)))).toEqual([]);
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

test('marks come in pairs, quotes are curly, and there are no dashes between words', () => {
  expect(templates.filter((template) => /['"—–«»]| - /.test(template))).toEqual([]);
  const odd = templates.filter((text) => text.split('“').length !== text.split('”').length);
  expect(odd).toEqual([]);
});
