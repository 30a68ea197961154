// Spec: 1.4, 9.8
import { expect, test } from 'vitest';
import { relationships } from '#content/relationships.ts';
import { templates as designs } from '#content/templates.ts';
import { tones } from '#content/tones.ts';
import { testWishes } from '#tests/support/wish-rules.ts';
import { wishes as english } from './english-wishes.ts';
import { fillWish, nextWish, wishesFor } from './wishes.ts';

const { lists, templates } = testWishes(english, {
  language: 'en',
  least: 3,
  words: { line: 12, long: 25 },
  alike: { part: 0.6, run: 7 },
  names: ['  ', 'Asha', 'आशा', 'عائشة', '小明', 'Anne  Marie', 'Martin Jr.', '$& $1'],
  leastCharacters: 35,
  unclean: / [,.;:!?\n]|\n |[,;:][,.;:!?]|undefined/,
  begins: /^[\p{Lu}“]/u,
  greetings: [[/^happy birthday/i, 5]],
  never: {
    'no wish says what every card says':
      /around the sun|vintage|dreams come true|just a number|young at heart|year (older|wiser|younger)|many more to come|partner in crime|best day ever|over the hill|fine wine|special day|live, laugh/i,
    'a wish is true of anybody: nothing that only two people could remember':
      /\b(we|you|I|you and I) (two )?once\b|\b(do you )?remember (when|how|the (day|time|night|summer))|\byears ago we\b|\bas children\b|\bour childhood\b|\bmy first bicycle\b/i,
    'wishes use typographic quotes and apostrophes, and no dashes between words': /['"—–]| - /,
  },
});
const designWishes = designs.map(({ design }) => design.wish);

test('each of the 5 tones has at least six wishes of its own for each relationship of the specification, and three for others', () => {
  expect(tones.length * relationships.length).toBe(120);
  const short = lists.filter(({ relationship, wishes }) => {
    const isFurther = (relationships as readonly string[]).indexOf(relationship) >= 18;
    return wishes.length < (isFurther ? 3 : 6);
  });
  expect(short.map(({ of }) => of)).toEqual([]);
  expect(new Set(lists.map(({ wishes }) => wishes)).size).toBe(120 + tones.length + 1);
});

test('each of them is found by its tone and relationship', () => {
  const wrong = lists.filter(
    ({ tone, relationship, wishes }) => wishesFor(english, tone, relationship) !== wishes,
  );
  expect(wrong.map(({ of }) => of)).toEqual([]);
});

test('an unknown relationship gets the default of the tone, an unknown tone the generic wishes', () => {
  expect(wishesFor(english, 'sweet', 'Penfriend')).toBe(wishesFor(english, 'sweet', ''));
  expect(wishesFor(english, 'sweet', 'Penfriend')).not.toBe(wishesFor(english, 'funny', 'Penfriend'));
  expect(wishesFor(english, 'sweet', 'constructor')).toBe(wishesFor(english, 'sweet', ''));
  expect(wishesFor(english, 'gloomy', 'Brother')).toBe(wishesFor(english, '', ''));
  expect(wishesFor(english, '__proto__', 'Brother')).toBe(wishesFor(english, '', ''));
});

test('a language’s own word for a relationship has the wishes of its key', () => {
  expect(wishesFor(english, 'sweet', 'Uncle/mama')).toBe(wishesFor(english, 'sweet', 'Uncle'));
  expect(wishesFor(english, 'sweet', 'anyone')).toBe(english.byTone.sweet.anyone);
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
