import { expect, test } from 'vitest';
import { birthdayText, untilThen, upcomingBirthdays } from './birthdays.ts';
import { dayKey } from './contacts/birthday.ts';
import { textIn } from './languages/text-in.ts';

function born(month: number, day: number) {
  return { birthday: { year: 1970, month, day } };
}

test('whoever has the next birthday comes first, and today is the nearest', () => {
  const people = [born(1, 2), born(11, 20), born(11, 21), born(11, 22), born(12, 31)];
  const upcoming = upcomingBirthdays(people, { year: 2026, month: 11, day: 21 });
  expect(upcoming.map(({ person, inDays }) => [birthdayText(person.birthday, 'en'), inDays])).toEqual([
    ['November 21', 0],
    ['November 22', 1],
    ['December 31', 40],
    ['January 2', 42],
    ['November 20', 364],
  ]);
});

test('leap days are counted, and who was born on one is never left out', () => {
  const leapling = [born(2, 29)];
  const inDays = (year: number, month: number, day: number) =>
    upcomingBirthdays(leapling, { year, month, day })[0]?.inDays;
  expect(inDays(2028, 2, 28)).toBe(1);
  expect(inDays(2028, 2, 29)).toBe(0);
  expect(inDays(2027, 2, 28)).toBe(1);
  expect(inDays(2027, 3, 1)).toBe(0);
  expect(inDays(2027, 3, 2)).toBe(364);
});

test('how long it is until then is said in words', () => {
  expect([0, 1, 2, 365].map((days) => untilThen(days, textIn('en', 'home')))).toEqual([
    'Today',
    'Tomorrow',
    'in 2 days',
    'in 365 days',
  ]);
  expect(dayKey({ year: 2026, month: 4, day: 9 })).toBe('2026-04-09');
});
