import { expect, test } from 'vitest';
import { oneLine } from '#card/text/normalise-text.ts';
import type { Language } from '#content/languages/languages.ts';
import { relationships } from '#content/relationships.ts';
import { tones } from '#content/tones.ts';
import type { LanguageWishes } from '#content/wishes/wish-list.ts';
import { fillWish } from '#content/wishes/wishes.ts';

/** The words of a text in small letters, also where no blank stands between them. */
function wordsIn(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  return [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment.toLocaleLowerCase(language)] : [],
  );
}

/** What differs from language to language. */
export interface WishRules {
  readonly language: Language;
  /** The fewest wishes of a list. */
  readonly least: number;
  /** A line has fewer words than `line`, a long wish more than `long`. */
  readonly words: { readonly line: number; readonly long: number };
  /** Two wishes share at most this part of their runs of three words, and no run of `run` words. */
  readonly alike: { readonly part: number; readonly run: number };
  /** Names to fill in, beside none. */
  readonly names: readonly string[];
  /** A wish has at least so many characters; a script whose letters are syllables or words says more in fewer. */
  readonly leastCharacters: number;
  /** What a filled wish never has: two spaces, a comma at its end, ... */
  readonly unclean: RegExp;
  /** How each begins, with a name and without one: with a capital, where letters have two sizes. */
  readonly begins?: RegExp;
  /** Greetings that few wishes start with, and how many at most. */
  readonly greetings?: readonly (readonly [start: RegExp, most: number])[];
  /** What stands in no wish, and what is no word of one, each by the name of its test. */
  readonly never?: Readonly<Record<string, RegExp>>;
  readonly neverWord?: Readonly<Record<string, RegExp>>;
  /** Marks of which a wish has as many as of their partners. */
  readonly pairs?: readonly string[];
}

interface LetterRules extends WishRules {
  readonly wordsOf: (template: string) => readonly string[];
}

/** Tests that hold in every language. Returns what further tests need. */
export function testWishes({ byTone, byAge, generic }: LanguageWishes, rules: WishRules) {
  const lists = [
    ...tones.flatMap(({ key }) => [
      ...relationships.map((relationship) => ({
        ...{ of: `${key} for ${relationship}`, tone: key, relationship },
        wishes: byTone[key].byRelationship[relationship],
      })),
      { of: `${key} for anyone`, tone: key, relationship: 'anyone', wishes: byTone[key].anyone },
    ]),
    { of: 'generic', tone: 'unknown', relationship: 'unknown', wishes: generic },
  ];
  const templates = [...lists.flatMap(({ wishes }) => [...wishes]), ...Object.values(byAge).flat()];
  const wordsOf = (template: string) => wordsIn(fillWish(template, {}), rules.language);

  /** Every `length` words that follow each other. */
  function runsOf(length: number, template: string): Set<string> {
    const words = wordsOf(template);
    return new Set(words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' ')));
  }

  test('every tone is written, for each relationship and for anyone', () => {
    expect(lists).toHaveLength(5 * 25 + 1);
    expect(lists.filter(({ wishes }) => wishes.length < rules.least).map(({ of }) => of)).toEqual([]);
  });

  test('the first three wishes of a list are a long one, a line and one in between', () => {
    const { line, long } = rules.words;
    const sizeOf = (template: string) => {
      const words = wordsOf(template).length;
      if (words < line) return 'a line';
      return words > long ? 'long' : 'in between';
    };
    const sizes = lists.map(({ of, wishes }) => `${of}: ${wishes.slice(0, 3).map(sizeOf).join(', ')}`);
    expect(sizes).toEqual(lists.map(({ of }) => `${of}: long, a line, in between`));
  });

  test('a wish is as long as a card shows well, with and without a name', () => {
    const filled = templates.flatMap((template) =>
      ['', ...rules.names].map((toName) => fillWish(template, { toName })),
    );
    expect(filled.filter((wish) => wish.length < rules.leastCharacters || wish.length > 320)).toEqual([]);
  });

  test('two of every three wishes in a list use the name', () => {
    const tooFewNames = lists.filter(({ wishes }) => wishes.filter(usesName).length * 3 < wishes.length * 2);
    expect(tooFewNames.map(({ of }) => of)).toEqual([]);
  });

  test('no two wishes are alike', () => {
    const { part, run } = rules.alike;
    const known = templates.map((template) => ({
      template,
      three: runsOf(3, template),
      long: runsOf(run, template),
    }));
    const pairs = known.flatMap((one, index) =>
      known
        .slice(index + 1)
        .filter((other) => {
          const isNear = shared(one.three, other.three) > part * Math.min(one.three.size, other.three.size);
          return isNear || shared(one.long, other.long) > 0;
        })
        .map((other) => [one.template, other.template]),
    );
    expect(pairs).toEqual([]);
  });

  test('openings differ: three words open at most three wishes', () => {
    const openings = Map.groupBy(templates, (template) => wordsOf(template).slice(0, 3).join(' '));
    expect([...openings].filter(([, group]) => group.length > 3)).toEqual([]);
  });

  test('a wish reads cleanly with a name and without one, and no line begins with the name', () => {
    for (const template of templates) {
      for (const toName of ['', ...rules.names]) {
        const wish = fillWish(template, { toName });
        expect(wish).not.toMatch(/[{}|]| {2}|\.\.|^\s|\s$/);
        expect(wish).not.toMatch(rules.unclean);
        // The sentence has the full stop of a name at its end.
        if (usesName(template)) expect(wish).toContain(oneLine(toName).replace(/\.$/, ''));
      }
      expect(template).not.toMatch(/(^|\n)\{/);
      for (const [, withName = '', withoutName = ''] of template.matchAll(/\{([^|}]*)\|?([^}]*)\}/g)) {
        expect(withName.match(/\bname\b/g), template).toHaveLength(1);
        expect(withoutName, template).not.toMatch(/name/);
      }
    }
  });

  testLetters(templates, { wordsOf, ...rules });
  return { lists, templates, wordsOf };
}

function testLetters(
  templates: readonly string[],
  { wordsOf, names, begins, greetings = [], never = {}, neverWord = {}, pairs = [] }: LetterRules,
): void {
  if (begins)
    test('a wish begins with a capital, with a name and without one', () => {
      const filled = templates.flatMap((template) =>
        ['', ...names].map((toName) => fillWish(template, { toName })),
      );
      expect(filled.filter((wish) => !begins.test(wish))).toEqual([]);
    });

  for (const [start, most] of greetings)
    test(`few wishes start as ${start}`, () => {
      expect(templates.filter((template) => start.test(template)).length).toBeLessThanOrEqual(most);
    });

  for (const [name, pattern] of Object.entries(never))
    test(name, () => {
      expect(templates.filter((template) => pattern.test(template))).toEqual([]);
    });

  for (const [name, pattern] of Object.entries(neverWord))
    test(name, () => {
      expect(templates.filter((template) => wordsOf(template).some((word) => pattern.test(word)))).toEqual(
        [],
      );
    });

  for (const pair of pairs)
    test(`the marks ${pair} come in pairs`, () => {
      const [open = '', close = ''] = pair;
      expect(templates.filter((text) => text.split(open).length !== text.split(close).length)).toEqual([]);
    });
}

function usesName(template: string): boolean {
  return template.includes('{');
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((run) => other.has(run)).length;
}
