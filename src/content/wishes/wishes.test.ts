// Spec: 1.4, 9.8
import { expect, test } from 'vitest';
import { relationships } from '#content/relationships.ts';
import { templates as designs } from '#content/templates.ts';
import { tones } from '#content/tones.ts';
import { wordsIn } from '#tests/support/wish-rules.ts';
import { wishes as english } from './english-wishes.ts';
import { fillWish, nextWish, wishesFor } from './wishes.ts';

const lists = [
  ...tones.flatMap(({ key }) =>
    [...relationships, 'anyone'].map((relationship) => ({
      of: `${key} for ${relationship}`,
      tone: key,
      relationship,
      wishes: wishesFor(english, key, relationship),
    })),
  ),
  {
    of: 'generic',
    tone: 'unknown',
    relationship: 'unknown',
    wishes: wishesFor(english, 'unknown', 'unknown'),
  },
];
const designWishes = designs.map(({ design }) => design.wish);
const templates = [...lists.flatMap(({ wishes }) => wishes), ...Object.values(english.byAge).flat()];

test('each of the 5 tones has at least six wishes of its own for each relationship of the specification, and three for others', () => {
  expect(tones.length * relationships.length).toBe(120);
  const short = lists.filter(({ relationship, wishes }) => {
    const isFurther = (relationships as readonly string[]).indexOf(relationship) >= 18;
    return wishes.length < (isFurther ? 3 : 6);
  });
  expect(short.map(({ of }) => of)).toEqual([]);
  expect(new Set(lists.map(({ wishes }) => wishes)).size).toBe(120 + tones.length + 1);
});

test('the first three wishes of a list are a long one, a line and one in between', () => {
  const sizes = lists.map(({ of, wishes }) => `${of}: ${wishes.slice(0, 3).map(sizeOf).join(', ')}`);
  expect(sizes).toEqual(lists.map(({ of }) => `${of}: over 25 words, under 12 words, in between`));
});

test('an unknown relationship gets the default of the tone, an unknown tone the generic wishes', () => {
  expect(wishesFor(english, 'sweet', 'Penfriend')).toBe(wishesFor(english, 'sweet', ''));
  expect(wishesFor(english, 'sweet', 'Penfriend')).not.toBe(wishesFor(english, 'funny', 'Penfriend'));
  expect(wishesFor(english, 'sweet', 'constructor')).toBe(wishesFor(english, 'sweet', ''));
  expect(wishesFor(english, 'gloomy', 'Brother')).toBe(wishesFor(english, '', ''));
  expect(wishesFor(english, '__proto__', 'Brother')).toBe(wishesFor(english, '', ''));
});

test('a wish is 35 to 320 characters long, with and without a name', () => {
  for (const template of templates) {
    for (const wish of [fillWish(template, {}), fillWish(template, { toName: 'Asha' })]) {
      expect(wish.length, wish).toBeGreaterThanOrEqual(35);
      expect(wish.length, wish).toBeLessThanOrEqual(320);
    }
  }
});

test('a language’s own word for a relationship has the wishes of its key', () => {
  expect(wishesFor(english, 'sweet', 'Uncle/mama')).toBe(wishesFor(english, 'sweet', 'Uncle'));
  expect(wishesFor(english, 'sweet', 'anyone')).toBe(english.byTone.sweet.anyone);
});

test('two of every three wishes in a list use the name', () => {
  const shy = lists.filter(({ wishes }) => wishes.filter(usesName).length * 3 < wishes.length * 2);
  expect(shy.map(({ of }) => of)).toEqual([]);
});

test('no two wishes share more than 60 % of their word trigrams', () => {
  const known = templates.map((template) => ({ template, trigrams: trigramsOf(template) }));
  const pairs = known.flatMap((one, index) =>
    known
      .slice(index + 1)
      .filter((other) => shareOf(one.trigrams, other.trigrams) > 0.6)
      .map((other) => [one.template, other.template]),
  );
  expect(pairs).toEqual([]);
});

test('no two wishes share a run of seven words', () => {
  const firstWith = new Map<string, string>();
  const pairs = templates.flatMap((template) =>
    [...new Set(runsOf(7, template))].flatMap((run) => {
      const earlier = firstWith.get(run);
      if (earlier === undefined) firstWith.set(run, template);
      return earlier === undefined ? [] : [{ run, earlier, template }];
    }),
  );
  expect(pairs).toEqual([]);
});

test('no wish says what every card says', () => {
  const worn =
    /around the sun|vintage|dreams come true|just a number|young at heart|year (older|wiser|younger)|many more to come|partner in crime|best day ever|over the hill|fine wine|special day|live, laugh/i;
  expect(templates.filter((template) => worn.test(template))).toEqual([]);
});

test('a wish is true of anybody: nothing that only two people could remember', () => {
  const memory =
    /\b(we|you|I|you and I) (two )?once\b|\b(do you )?remember (when|how|the (day|time|night|summer))|\byears ago we\b|\bas children\b|\bour childhood\b|\bmy first bicycle\b/i;
  expect(templates.filter((template) => memory.test(template))).toEqual([]);
});

test('no wish speaks of weight, diets, alcohol, quarrels, death or offspring, nor of age as a fault', () => {
  const out =
    /\b(weigh(t|s)? (loss|gain)|kilos?|calories?|diet|slim(mer)?|wine|beer|whisk(e)?y|champagne|cocktails?|drunk|raise (a|my) glass|quarrels?|wrinkles?|gr[ae]y hair|your age|getting old|old (man|woman|lady|bones)|ancient|farewell|funeral|graves?|rest in peace|in memory of|no longer with us|next life|eternal|grandchildren soon|little feet|when you have children)\b/i;
  expect([...templates, ...designWishes].filter((text) => out.test(text))).toEqual([]);
});

test('those who are older are praised for what they are, not for what they were', () => {
  const past = /\byou (always )?(were|had|used to|taught|carried|held|waited|planted|fed|sewed)\b/i;
  const ofElders = lists.filter(({ relationship }) => /^Grand(mother|father)$|^Father$/.test(relationship));
  expect(ofElders.flatMap(({ wishes }) => wishes.filter((wish) => past.test(wish)))).toEqual([]);
});

test('faith is said in blessings only', () => {
  const faith = /\b(god|lord|heaven|pray(s|ed|ers?)?|bless(ed|ings?)?|amen|temple|church|mosque|holy)\b/i;
  const others = lists.filter(({ tone }) => tone !== 'blessing');
  expect(others.flatMap(({ wishes }) => wishes.filter((wish) => faith.test(wish)))).toEqual([]);
});

test('loving and funny wishes speak as people do, with contractions', () => {
  const stiff =
    /\b(do|does|did|is|are|was|were|will|would|could|have|has) not\b|\bcannot\b|\b(I|you|we|they) will\b|\bit is\b(?![.,{])|(?<!who )\bI am\b(?! tonight)/;
  const spoken = lists.filter(({ tone }) => tone === 'sweet' || tone === 'funny');
  const found = spoken.flatMap(({ wishes }) => wishes.filter((wish) => stiff.test(wish)));
  expect(found.filter((wish) => !wish.includes('Oh, you will? Of course you will.'))).toEqual([]);
});

test('openings differ: three words open at most three wishes, and few start with Happy birthday', () => {
  const openings = Map.groupBy(templates, (template) => wordsOf(template).slice(0, 3).join(' '));
  expect([...openings].filter(([, group]) => group.length > 3)).toEqual([]);
  expect(templates.filter((template) => /^happy birthday/i.test(template)).length).toBeLessThanOrEqual(5);
});

test('every wish reads cleanly with a name, without one, and with a name in any script', () => {
  for (const toName of [
    undefined,
    '',
    '  ',
    'Asha',
    'आशा',
    'عائشة',
    '小明',
    'Anne  Marie',
    'Martin Jr.',
    '$& $1',
  ]) {
    for (const template of templates) {
      const wish = fillWish(template, { toName });
      expect(wish).not.toMatch(/[{}|]/);
      expect(wish).not.toMatch(/ {2}| [,.;:!?\n]|\n |[,;:][,.;:!?]|\.\./);
      expect(wish).not.toMatch(/^\s|\s$|^[^\p{Lu}“]/u);
      expect(wish).not.toContain('undefined');
      const shown = toName?.trim().replace(/\s+/g, ' ').replace(/\.$/, '');
      if (shown && usesName(template)) expect(wish).toContain(shown);
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

test('wishes use typographic quotes and apostrophes, and no dashes between words', () => {
  expect(templates.filter((template) => /['"—–]| - /.test(template))).toEqual([]);
});

test('a birthday that is celebrated for its number has two wishes of its own first', () => {
  const asked = { wishes: english, tone: 'funny', relationship: 'Brother', age: 40 };
  const first = nextWish(asked);
  const second = nextWish({ ...asked, previous: first });
  expect([first, second]).toEqual(english.byAge[40].map((wish) => fillWish(wish, {})));
  const ofTone = nextWish({ ...asked, age: 41 });
  expect(nextWish({ ...asked, previous: second })).toBe(ofTone);
  expect(nextWish({ ...asked, age: null })).toBe(ofTone);
});

test('a name fills its place, its own place is taken by the words after the bar', () => {
  expect(fillWish('Good morning{, name}!', { toName: ' Asha ' })).toBe('Good morning, Asha!');
  expect(fillWish('Good morning{, name}!', { toName: ' ' })).toBe('Good morning!');
  expect(fillWish('Get well{, dear name|, you}.', { toName: 'आशा' })).toBe('Get well, dear आशा.');
  expect(fillWish('Get well{, dear name|, you}.', {})).toBe('Get well, you.');
  expect(fillWish('Get well{, name}.', { toName: 'Martin Jr.' })).toBe('Get well, Martin Jr.');
  expect(fillWish('नमस्ते{, name}।', { toName: 'Martin Jr.' })).toBe('नमस्ते, Martin Jr।');
  expect(fillWish('Get well{, name}.', { toName: '{name} $&' })).toBe('Get well, {name} $&.');
});

test('asking again gives every wish of the list before one comes back', () => {
  for (const { tone, relationship, wishes } of lists) {
    const seen: string[] = [];
    for (let asked = 0; asked <= wishes.length; asked += 1) {
      seen.push(nextWish({ wishes: english, tone, relationship, toName: 'Asha', previous: seen.at(-1) }));
    }
    expect(new Set(seen).size).toBe(wishes.length);
    expect(seen.at(-1)).toBe(seen[0]);
  }
});

test('asking again after typing another name, or none, goes on from the same wish', () => {
  for (const { tone, relationship, wishes } of lists) {
    for (const [index, template] of wishes.entries()) {
      const expected = fillWish(wishes[index + 1] ?? wishes[0], { toName: 'Martin Jr.' });
      for (const before of [undefined, 'Asha', 'Anna Jr.']) {
        const previous = fillWish(template, { toName: before });
        expect(nextWish({ wishes: english, tone, relationship, toName: 'Martin Jr.', previous })).toBe(
          expected,
        );
      }
    }
  }
});

test('a previous wish from another list starts this one from the beginning', () => {
  const previous = nextWish({ wishes: english, tone: 'funny', relationship: 'Sister' });
  const first = nextWish({ wishes: english, tone: 'poetic', relationship: 'Sister', previous });
  expect(first).toBe(nextWish({ wishes: english, tone: 'poetic', relationship: 'Sister' }));
});

function usesName(template: string): boolean {
  return template.includes('{');
}

function wordsOf(template: string): string[] {
  return wordsIn(fillWish(template, {}), 'en');
}

function sizeOf(template: string): string {
  const words = wordsOf(template).length;
  if (words < 12) return 'under 12 words';
  return words > 25 ? 'over 25 words' : 'in between';
}

function trigramsOf(template: string): Set<string> {
  return new Set(runsOf(3, template));
}

/** Every `length` words that follow each other in the wish without a name. */
function runsOf(length: number, template: string): string[] {
  const words = wordsOf(template);
  return words.slice(length - 1).map((_, start) => words.slice(start, start + length).join(' '));
}

/** The shared part, measured against the shorter wish, so that a copy inside a longer one counts. */
function shareOf(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((trigram) => other.has(trigram));
  return shared.length / Math.min(one.size, other.size);
}
