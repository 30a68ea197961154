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

test('each tone has at least four wishes for each relationship and for anyone', () => {
  expect(lists.length).toBe(5 * 19 + 1);
  expect(lists.filter(({ wishes }) => wishes.length < 4).map(({ of }) => of)).toEqual([]);
});

test('the first three wishes of a list are a long one, a line and one in between', () => {
  const sizes = lists.map(({ of, wishes }) => `${of}: ${wishes.slice(0, 3).map(sizeOf).join(', ')}`);
  expect(sizes).toEqual(lists.map(({ of }) => `${of}: over 20 words, under 10 words, in between`));
});

test('a wish is 35 to 320 characters long, with and without a name', () => {
  const lengths = templates.flatMap((template) =>
    ['', 'Asha', 'ليلى'].map((toName) => fillWish(template, { toName })),
  );
  expect(lengths.filter((wish) => wish.length < 35 || wish.length > 320)).toEqual([]);
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

test('openings differ: three words open at most three wishes', () => {
  const openings = Map.groupBy(templates, (template) => wordsOf(template).slice(0, 3).join(' '));
  expect([...openings].filter(([, group]) => group.length > 3)).toEqual([]);
});

test('wishes have Arabic letters and punctuation only, and no marks of direction', () => {
  const around = templates.map((template) => template.replace(/\{[^{}]*\}/g, ''));
  expect(around.filter((text) => !/^[\p{Script=Arabic}\p{Mn} ،؛؟.:!«»]+$/u.test(text))).toEqual([]);
  const marks = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufb50-\ufdff\ufe70-\ufeff]/;
  expect(templates.filter((template) => marks.test(template))).toEqual([]);
});

test('a wish reads cleanly with a name and without one, and no line begins with the name', () => {
  for (const template of templates) {
    for (const toName of ['', 'Asha', 'ليلى']) {
      const wish = fillWish(template, { toName });
      expect(wish).not.toMatch(/[{}|]| {2}| [،؛؟.:!»]|« |[،؛:][،؛؟.:!]|\.\.|^\s|\s$/);
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
  return fillWish(template, {}).match(/[\p{L}\p{M}]+/gu) ?? [];
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((run) => other.has(run)).length;
}

/** Arabic says in eight words what English says in ten or twelve. */
function sizeOf(template: string): string {
  const words = wordsOf(template).length;
  if (words < 10) return 'under 10 words';
  return words > 20 ? 'over 20 words' : 'in between';
}

/** Every `length` words that follow each other in the wish without a name. */
function runsOf(length: number, template: string): string[] {
  const words = wordsOf(template);
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}
