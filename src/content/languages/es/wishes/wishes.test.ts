import { expect, test } from 'vitest';
import { relationships } from '#content/relationships.ts';
import { tones } from '#content/tones.ts';
import { fillWish } from '#content/wishes/wishes.ts';
import { blessing } from './blessing.ts';
import { formal } from './formal.ts';
import { funny } from './funny.ts';
import { generic } from './generic.ts';
import { poetic } from './poetic.ts';
import { sweet } from './sweet.ts';

const byTone = { sweet, funny, formal, blessing, poetic };
const lists = [
  ...tones.flatMap(({ key }) => [
    ...relationships.map((relationship) => ({
      of: `${key} for ${relationship}`,
      wishes: byTone[key].byRelationship[relationship],
    })),
    { of: `${key} for anyone`, wishes: byTone[key].anyone },
  ]),
  { of: 'generic', wishes: generic },
];
const templates = lists.flatMap(({ wishes }) => [...wishes]);

test('the first three wishes of a list are a long one, a line and one in between', () => {
  expect(lists.length).toBe(5 * 19 + 1);
  const sizes = lists.map(({ of, wishes }) => `${of}: ${wishes.slice(0, 3).map(sizeOf).join(', ')}`);
  expect(sizes).toEqual(lists.map(({ of }) => `${of}: over 25 words, under 12 words, in between`));
});

test('a wish is 35 to 320 characters long, with and without a name', () => {
  const filled = templates.flatMap((template) => ['', 'Ana'].map((toName) => fillWish(template, { toName })));
  expect(filled.filter((wish) => wish.length < 35 || wish.length > 320)).toEqual([]);
});

test('two of every three wishes in a list use the name', () => {
  const shy = lists.filter(({ wishes }) => wishes.filter(usesName).length * 3 < wishes.length * 2);
  expect(shy.map(({ of }) => of)).toEqual([]);
});

test('no two wishes share a run of six words or half of their word trigrams', () => {
  const known = templates.map((template) => ({
    template,
    three: new Set(runsOf(3, template)),
    six: new Set(runsOf(6, template)),
  }));
  const pairs = known.flatMap((one, index) =>
    known
      .slice(index + 1)
      .filter((other) => {
        const isNear = shared(one.three, other.three) * 2 > Math.min(one.three.size, other.three.size);
        return isNear || shared(one.six, other.six) > 0;
      })
      .map((other) => [one.template, other.template]),
  );
  expect(pairs).toEqual([]);
});

test('openings differ: three words open at most three wishes, and few start with Feliz cumpleaños', () => {
  const openings = Map.groupBy(templates, (template) => wordsOf(template).slice(0, 3).join(' '));
  expect([...openings].filter(([, group]) => group.length > 3)).toEqual([]);
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

test('a wish reads cleanly with a name and without one, and no line begins with the name', () => {
  for (const template of templates) {
    for (const toName of ['', 'Ana', 'आशा']) {
      const wish = fillWish(template, { toName });
      expect(wish).not.toMatch(/[{}|]| {2}| [,.;:!?”\n]|\n |[¡¿“] |[,;:][,.;:!?]|\.\.|^\s|\s$/);
      expect(wish).toMatch(/^[¡¿“]?\p{Lu}/u);
      if (toName && usesName(template)) expect(wish).toContain(toName);
    }
    expect(template).not.toMatch(/(^|\n)\{/);
    for (const [, withName = '', withoutName = ''] of template.matchAll(/\{([^|}]*)\|?([^}]*)\}/g)) {
      expect(withName.match(/\bname\b/g), template).toHaveLength(1);
      expect(withoutName, template).not.toMatch(/name/);
    }
  }
});

function usesName(template: string): boolean {
  return template.includes('{');
}

function wordsOf(template: string): string[] {
  return (
    fillWish(template, {})
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []
  );
}

function sizeOf(template: string): string {
  const words = wordsOf(template).length;
  if (words < 12) return 'under 12 words';
  return words > 25 ? 'over 25 words' : 'in between';
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((run) => other.has(run)).length;
}

/** Every `length` words that follow each other in the wish without a name. */
function runsOf(length: number, template: string): string[] {
  const words = wordsOf(template);
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}
