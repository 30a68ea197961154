import { expect, test } from 'vitest';
import { relationships } from '#content/relationships.ts';
import { type Tone, tones } from '#content/tones.ts';
import type { ToneWishes, WishList } from '#content/wishes/wish-list.ts';
import { fillWish } from '#content/wishes/wishes.ts';
import { blessing } from './blessing.ts';
import { formal } from './formal.ts';
import { funny } from './funny.ts';
import { generic } from './generic.ts';
import { poetic } from './poetic.ts';
import { sweet } from './sweet.ts';

const wishesByTone: Readonly<Record<Tone, ToneWishes>> = { sweet, funny, formal, blessing, poetic };

const lists: { of: string; wishes: WishList }[] = [
  { of: 'generic', wishes: generic },
  ...tones.flatMap(({ key }) => [
    { of: `${key} for anyone`, wishes: wishesByTone[key].anyone },
    ...relationships.map((relationship) => ({
      of: `${key} for ${relationship}`,
      wishes: wishesByTone[key].byRelationship[relationship],
    })),
  ]),
];
const templates = lists.flatMap(({ wishes }) => wishes);

test('every tone is written, for each relationship and for anyone', () => {
  expect(lists).toHaveLength(tones.length * (relationships.length + 1) + 1);
  expect(lists.filter(({ wishes }) => wishes.length < 3).map(({ of }) => of)).toEqual([]);
});

test('the first three wishes of a list are a long one, a line and one in between', () => {
  const sizes = lists.map(({ of, wishes }) => `${of}: ${wishes.slice(0, 3).map(sizeOf).join(', ')}`);
  expect(sizes).toEqual(lists.map(({ of }) => `${of}: over 28 words, under 12 words, in between`));
});

test('a wish is 35 to 320 characters long, with and without a name', () => {
  const lengths = templates.flatMap((template) => [
    fillWish(template, {}).length,
    fillWish(template, { toName: 'आशा' }).length,
  ]);
  expect(templates.filter((template) => fillWish(template, {}).length < 35)).toEqual([]);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(320);
});

test('two of every three wishes in a list use the name', () => {
  const shy = lists.filter(({ wishes }) => wishes.filter(usesName).length * 3 < wishes.length * 2);
  expect(shy.map(({ of }) => of)).toEqual([]);
});

test('no two wishes share more than 60 % of their word trigrams, nor a run of seven words', () => {
  const known = templates.map((template) => ({
    template,
    trigrams: new Set(runsOf(3, template)),
    runs: new Set(runsOf(7, template)),
  }));
  const pairs = known.flatMap((one, index) =>
    known
      .slice(index + 1)
      .filter((other) => {
        const shared = sharedOf(one.trigrams, other.trigrams);
        const smaller = Math.min(one.trigrams.size, other.trigrams.size);
        return shared / smaller > 0.6 || sharedOf(one.runs, other.runs) > 0;
      })
      .map((other) => [one.template, other.template]),
  );
  expect(pairs).toEqual([]);
});

test('openings differ: three words open at most three wishes', () => {
  const openings = Map.groupBy(templates, (template) => wordsOf(template).slice(0, 3).join(' '));
  expect([...openings].filter(([, group]) => group.length > 3)).toEqual([]);
});

test('a wish holds Devanagari and its punctuation only, and reads cleanly with a name and without', () => {
  for (const template of templates) {
    expect(template, template).toBe(template.normalize('NFC'));
    expect(fillWish(template, {}), template).toMatch(/^[\u0900-\u097f0-9 \n,.;:!?()“”‘’…-]+$/u);
    for (const toName of [undefined, '', 'आशा', 'Anne  Marie']) {
      const wish = fillWish(template, { toName });
      expect(wish, wish).not.toMatch(/ {2}| [,.;:!?।\n]|\n |[,;:][,.;:!?।]|।।|\.\.|[,;:]$/);
      expect(wish, wish).not.toMatch(/^\s|\s$| - /);
    }
  }
});

test('a placeholder holds the name once, and no line begins with it', () => {
  for (const template of templates) {
    expect(template, template).not.toMatch(/(^|\n)\{/);
    for (const [, withName = '', withoutName = ''] of template.matchAll(/\{([^|}]*)\|?([^}]*)\}/g)) {
      expect(withName.match(/\bname\b/g), template).toHaveLength(1);
      expect(withoutName, template).not.toMatch(/\bname\b/);
    }
  }
});

test('a name is called, never declined: no postposition stands after it', () => {
  const declined = /\bname,? ?\|?[^}]*\} ?(को|का|की|के|ने|से|में|पर|जी)(?=[\s,।!?]|$)/;
  expect(templates.filter((template) => declined.test(template))).toEqual([]);
});

test('the sender may be a woman or a man: no verb of theirs says which', () => {
  const gendered =
    /(ता|ती|ूँगा|ूँगी|ऊँगा|ऊँगी|(रहा|रही|गया|गई|आया|आई)) हूँ|ूँगा|ूँगी|ऊँगा|ऊँगी|(^|\s)मैं [^।!?\n]*(ता|ती) (था|थी)/;
  expect(templates.filter((template) => gendered.test(template))).toEqual([]);
});

function usesName(template: string): boolean {
  return template.includes('{');
}

function wordsOf(template: string): string[] {
  return fillWish(template, {}).match(/[\p{L}\p{M}\p{N}’-]+/gu) ?? [];
}

/** Hindi counts its postpositions as words: a long wish has some more than in English. */
function sizeOf(template: string): string {
  const words = wordsOf(template).length;
  if (words < 12) return 'under 12 words';
  return words > 28 ? 'over 28 words' : 'in between';
}

/** Every `length` words that follow each other in the wish without a name. */
function runsOf(length: number, template: string): string[] {
  const words = wordsOf(template);
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}

function sharedOf(one: Set<string>, other: Set<string>): number {
  return [...one].filter((run) => other.has(run)).length;
}
