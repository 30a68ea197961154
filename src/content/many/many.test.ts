// Shows: the card of each person of a list, what is wrong on the list, when a card for a birthday opens, and a table that no spreadsheet takes for formulas
// Spec: 10.14
import { describe, expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import emoji from '#generated/emoji-index.json' with { type: 'json' };
import { birthdaySeal } from './birthday-seal.ts';
import { cardFor, wordsOf } from './card-for.ts';
import { checkPeople } from './check-people.ts';
import { csvText } from './csv.ts';

const design = {
  ...newCard(3),
  toName: 'Ann',
  heading: 'Hooray for Ann!',
  message: 'Ann, JoAnn and Anna miss Ann.',
};
const person = { line: '', photo: null };

describe('the card of a person', () => {
  test('has their name wherever the design names its receiver, and nowhere inside of a word', () => {
    const words = wordsOf(design);
    expect(words).toBe('{name}, JoAnn and Anna miss {name}.');
    const card = cardFor(design, words, { ...person, name: 'Mina' });
    expect(card).toMatchObject({
      toName: 'Mina',
      heading: 'Hooray for Mina!',
      message: 'Mina, JoAnn and Anna miss Mina.',
      wish: '',
    });
  });

  test('has a name from right to left isolated, signs that patterns know as they are, and the line below', () => {
    const named = (name: string, line = '') =>
      cardFor(design, 'Dear { NAME }', { ...person, name, line }).message;
    expect(named('محمد')).toBe('Dear \u2068محمد\u2069');
    expect(named('$& (Jr.)')).toBe('Dear $& (Jr.)');
    expect(named('Mina', 'See you at four.')).toBe('Dear Mina\nSee you at four.');
  });

  test('keeps the photo of the design unless there is one of the person', () => {
    const photo = { file: 'a'.repeat(22), width: 9, height: 9, focusX: 0.5, focusY: 0.5, zoom: 1 };
    const own = { ...photo, file: 'b'.repeat(22) };
    const withPhoto = { ...design, receiverPhoto: photo };
    expect(cardFor(withPhoto, '', { ...person, name: 'A' }).receiverPhoto).toBe(photo);
    expect(cardFor(withPhoto, '', { ...person, name: 'A', photo: own }).receiverPhoto).toBe(own);
  });
});

test('the list says what is too long, who is there twice, and which letters nobody can draw', () => {
  const people = [
    { name: 'Zoë', line: '' },
    { name: 'ZOE', line: 'x'.repeat(201) },
    { name: 'n'.repeat(61), line: '' },
    { name: 'Mina', line: 'y'.repeat(200) },
    { name: '\ua90a\ua922', line: '' },
    { name: 'माया', line: '王小明 محمد' },
  ];
  const words = `${'w'.repeat(790)} {name}`;
  const { people: found, lacking } = checkPeople(words, people, emojiIndex(emoji.packed));
  expect(lacking).toEqual([]);
  expect(found.map(({ fault }) => fault)).toEqual([null, 'long-line', 'long-name', null, null, null]);
  expect(found.map(({ isDouble }) => isDouble)).toEqual([false, true, false, false, false, false]);
  expect(found.map(({ lacking }) => lacking.length)).toEqual([0, 0, 0, 0, 2, 0]);
  const longer = checkPeople(`${words}${'w'.repeat(10)}`, people, emojiIndex(emoji.packed));
  expect(longer.people[3]?.fault).toBe('long-words');
});

describe('a card for a birthday', () => {
  const now = Date.UTC(2026, 10, 12, 12);
  const seal = (date: string, city: string | null = null) => birthdaySeal({ date, city }, now, {});

  test('is closed until the day begins where the person is, or where the card is opened', () => {
    expect(seal('2026-11-20', 'Mumbai, India')).toMatchObject({
      ok: true,
      value: { date: '2026-11-20', time: '00:00', zone: 'Asia/Kolkata' },
    });
    expect(seal('2026-11-20')).toMatchObject({ ok: true, value: { zone: null } });
  });

  test('is open where that day has begun, and refused where it is no day', () => {
    expect(seal('2026-11-12')).toEqual({ ok: true, value: null });
    expect(seal('2026-11-12', 'Mumbai, India')).toEqual({ ok: true, value: null });
    expect(seal('2026-02-30').ok).toBe(false);
    expect(seal('2026-11-20', 'Nowhere').ok).toBe(false);
  });
});

test('no cell of the table is a formula, and quotes, commas and lines stay in their cell', () => {
  const cells = ['=1+1', '+1', '-1', '@A1', '\t=1', ' =1', '＝1', 'Al "Big", Jr.', 'plain', 'two\nlines'];
  expect(csvText([cells]).slice(1, -2)).toBe(
    `"'=1+1","'+1","'-1","'@A1","'\t=1","' =1","'＝1","Al ""Big"", Jr.",plain,"two\nlines"`,
  );
});
