import { expect, test } from 'vitest';
import { closenessOf } from '#content/closeness.ts';
import { fillWish } from '#content/wishes/wishes.ts';
import { wishes } from '#generated/texts/bn-wishes.ts';
import { testWishes } from '#tests/support/wish-rules.ts';

// Bengali joins its case endings to the noun: a long wish has fewer words than in Hindi.
const { lists, templates, wordsOf } = testWishes(wishes, {
  language: 'bn',
  least: 3,
  words: { line: 11, long: 23 },
  alike: { part: 0.5, run: 6 },
  names: ['আশা', 'Anne  Marie'],
  leastCharacters: 30,
  unclean: / [,.;:!?।\n]|\n |[,;:][,.;:!?।]|।।|[,;:]$| - /,
  never: {
    'a name is called, never declined: no ending or postposition stands after it':
      /\bname[^,|}]*[}|]?[^}]*\}(-|ের|র|কে|তে| (এর|কে|র|জন্য|থেকে|সঙ্গে)(?=[\s,।!?]|$))/,
  },
  neverWord: {
    'words that only one side of the border says are not in a wish':
      /^(জল|পানি|নুন|লবণ|স্নান|গোসল|নেমন্তন্ন|দাওয়াত|মাসি|খালা|পিসি|ফুফু|রামধনু|নাশতা|জলখাবার|মরশুম|মৌসুম|ঘুমো|ফুরো|বরকত|ঠাকুর|আল্লাহ|ভগবান|ঈশ্বর).*$/,
    'nobody is তুই': /^(তুই|তোর|তোকে|তোরা|তোদের)$/,
  },
});

test('a wish holds Bengali letters and their punctuation only', () => {
  for (const template of templates) {
    expect(template, template).toBe(template.normalize('NFC'));
    expect(fillWish(template, {}), template).toMatch(/^[\u0980-\u09ff0-9। \n,.;:!?()“”‘’…-]+$/u);
  }
});

test('তুমি and আপনি stay apart', () => {
  const familiar = /^(তুমি|তোমা.*|তোমরা)$/;
  const polite = /^(আপনি|আপনা.*|আপনার.*)$/;
  // “আপন” and its forms are one's own people.
  const ownPeople = /^আপনজন/;
  const says = (words: RegExp) => (template: string) =>
    wordsOf(template).some((word) => words.test(word) && !ownPeople.test(word));
  const isPolite = (of: string) => {
    const [tone = '', relationship = ''] = of.split(' for ');
    return closenessOf({ language: 'bn', tone, relationship }) === 'polite';
  };
  const ofTones = lists.filter(({ of }) => of.includes(' for '));
  const formal = ofTones.filter(({ of }) => isPolite(of)).flatMap(({ wishes: all }) => all);
  const close = ofTones.filter(({ of }) => !isPolite(of)).flatMap(({ wishes: all }) => all);
  expect(formal.filter(says(familiar))).toEqual([]);
  expect(close.filter(says(polite))).toEqual([]);
  const neither = templates.filter((template) => !formal.includes(template) && !close.includes(template));
  expect(neither.filter((template) => says(familiar)(template) || says(polite)(template))).toEqual([]);
});
