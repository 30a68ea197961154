// Shows: people are read as they are pasted, out of tables and address books; photos find their people by name; the next birthday is a day of the calendar
// Spec: 10.14
import { expect, test } from 'vitest';
import { nextDay } from './days.ts';
import { readNames } from './read-names.ts';
import { readPeople } from './read-people.ts';
import { matchPhotos } from './use-photos.ts';

test('pasted names: one a line, with numbers and dots of lists left out, and a line after a tab', () => {
  const pasted =
    '1. Asha Sharma\r\n2) Ben\n\n • माया \n- محمد\nJean-Luc\tSee you\tat four\n3 Kings\n\u0007Zoë';
  expect(readNames(pasted).map(({ name, line }) => [name, line])).toEqual([
    ['Asha Sharma', ''],
    ['Ben', ''],
    ['माया', ''],
    ['محمد', ''],
    ['Jean-Luc', 'See you at four'],
    ['3 Kings', ''],
    ['Zoë', ''],
  ]);
});

const read = (text: string) => readPeople(new Blob([text]));

test('a table without birthdays, one with them and with lines, and one without a header', async () => {
  expect(await read('First Name,Last Name\nAsha,Sharma\n,\nBen,Okri\n')).toEqual([
    { name: 'Asha Sharma', line: '', birthday: null },
    { name: 'Ben Okri', line: '', birthday: null },
  ]);
  expect(await read('Name;Message;Birthday\nAsha;See you;24.7.2015\nBen;;soon')).toEqual([
    { name: 'Asha', line: 'See you', birthday: { month: 7, day: 24 } },
    { name: 'Ben', line: '', birthday: null },
  ]);
  expect((await read('Asha,7a\nBen,7b'))?.map(({ name }) => name)).toEqual(['Asha', 'Ben']);
  expect((await read('Asha\nBen\n'))?.map(({ name }) => name)).toEqual(['Asha', 'Ben']);
});

test('an address book, and what is none', async () => {
  const card = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Asha\r\nBDAY:--0414\r\nEND:VCARD\r\n';
  expect(await read(card)).toEqual([{ name: 'Asha', line: '', birthday: { month: 4, day: 14 } }]);
  expect(await readPeople(new Blob([new Uint8Array([0x89, 0x50, 0, 0, 0, 0x0d])]))).toBeNull();
});

test('a photo belongs to whoever alone has its name', () => {
  const rows = ['Maya Sharma', 'Asha Roy', 'Asha Sen', 'Zoë'].map((name) => ({ key: name, name }));
  const files = ['maya-sharma (2).JPG', 'Maya.png', 'asha.png', 'asha_sen.png', 'zoe.jpeg', 'x.png'];
  const matches = matchPhotos(
    files.map((name) => new File([], name)),
    rows,
  );
  expect(matches.map(({ key }) => key)).toEqual([
    'Maya Sharma',
    'Maya Sharma',
    null,
    'Asha Sen',
    'Zoë',
    null,
  ]);
});

test('the next birthday is today or later, and on the 28th where there is no 29th', () => {
  const now = new Date(2026, 10, 12, 23);
  expect(nextDay({ month: 11, day: 12 }, now)).toBe('2026-11-12');
  expect(nextDay({ month: 11, day: 11 }, now)).toBe('2027-11-11');
  expect(nextDay({ month: 2, day: 29 }, now)).toBe('2027-02-28');
});
