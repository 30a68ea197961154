import { expect, test } from 'vitest';
import { wishes } from '#generated/texts/fr-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';

const { lists, templates, wordsOf } = testWishes(wishes, {
  language: 'fr',
  least: 3,
  words: { line: 12, long: 25 },
  alike: { part: 0.5, run: 6 },
  names: ['Ana', 'आशा', 'Zoé'],
  leastCharacters: 35,
  // French sets a narrow blank before ; ! ? and a blank before : and inside of « », which never break.
  unclean: / [,.;:!?»\n]|\n |« |[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]|[,;:][,.;:!?]/u,
  begins: /^(«\u00a0)?\p{Lu}/u,
  greetings: [[/^(joyeux|bon|bel) anniversaire/i, 5]],
  never: {
    'no wish says what every card says':
      /tour du soleil|an(née)? de plus (au compteur|de sagesse)|rêves se réalisent|vœux se réalisent|qu’un chiffre|jeune (dans|de) (sa|ta|la) tête|bon vin|jour (si |très )?spécial|plein de bonheur|une de plus au compteur/i,
    'wishes keep away from drink, weight, diets and age as a fault':
      /(?<!\p{L})(vins?|bières?|champagne|apéro|trinqu\p{L}+|kilos?|calories?|régime|ride|rides|cheveux (blancs|gris)|vieux|vieille|vieillir|à ton âge|maigre?s?|gros(se)?)(?!\p{L})/iu,
    'quotes are those of French, apostrophes are curly, and there are no dashes between words':
      /['"—–“”]| - /,
  },
});

test('vous is said to teachers, and in formal words to colleagues and strangers; tu to everybody else', () => {
  const strangers = ['formal for Colleague', 'formal for anyone'];
  const polite = lists.filter(({ of }) => of.endsWith('for Teacher') || strangers.includes(of));
  const says = (words: RegExp) => (template: string) =>
    wordsOf(template).some((word) => word.split('’').some((part) => words.test(part)));
  const tu = /^(tu|te|t|toi|ton|ta|tes|tien|tienne|tiens|tiennes)$/;
  const vous = /^(vous|votre|vos|vôtre|vôtres|recevez)$/;
  expect(polite.flatMap(({ wishes }) => wishes.filter(says(tu)))).toEqual([]);
  const familiar = lists.filter((list) => !polite.includes(list));
  expect(familiar.flatMap(({ wishes }) => wishes.filter(says(vous)))).toEqual([]);
  const ofNumbers = Object.values(wishes.byAge).flat();
  expect([...ofNumbers, ...wishes.generic].filter((wish) => says(tu)(wish) || says(vous)(wish))).toEqual([]);
});

test('whose gender is not known, the reader’s or the writer’s, no word tells it', () => {
  const open = lists.filter(({ of }) =>
    /(Friend|Teacher|Colleague|Cousin|Partner|Grandchild|anyone|generic)$/.test(of),
  );
  const reader =
    /(?<!\p{L})(tu es|vous êtes|sois|soyez) (?!(une? |le |la |l’|de |des |du |d’|mon |ma |notre |en |à |au |là|loin |sage|libre|honnête|bien |comme |ma)\p{L}*)\p{L}+(é|ée|eux|euse|if|ive|in|ine|ant|ante|u|ue)(?!\p{L})/iu;
  expect(open.flatMap(({ wishes }) => wishes.filter((wish) => reader.test(wish)))).toEqual([]);
  const writer =
    /(?<!\p{L})(je suis|je reste|me voilà|j’étais) (si |très |tout |toujours )?(fier|fière|heureux|heureuse|content|contente|ravi|ravie|ému|émue|sûr|sûre|certain|certaine)(?!\p{L})/iu;
  expect(templates.filter((template) => writer.test(template))).toEqual([]);
  expect(templates.filter((template) => /\(e\)|·e|\(s\)/.test(template))).toEqual([]);
});

test('faith is said in blessings only', () => {
  const faith =
    /(?<!\p{L})(dieu|prières?|prie|prier|bénis?|bénie?s?|béni\p{L}*|bénédictions?|amen|grâces?|anges?|saints?)(?!\p{L})/iu;
  const others = lists.filter(({ of }) => !of.startsWith('blessing'));
  const found = others.flatMap(({ wishes }) => wishes.filter((wish) => faith.test(wish)));
  expect(found.filter((wish) => !/grâce à (toi|vous)|avec la même grâce/.test(wish))).toEqual([]);
});
