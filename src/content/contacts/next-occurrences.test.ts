// Shows: when a birthday is next: today, 29 February both ways, years that are not known, and the calendars of the moon
// Spec: 10.12
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Birthday, compareDays, dayAt, daysBetween } from './birthday.ts';
import { nextOccurrences } from './next-occurrences.ts';

const birthday = (change: Partial<Birthday>): Birthday => ({
  ...{ calendar: 'gregorian', month: 4, day: 24, year: null, leapDay: 'february' },
  ...change,
});

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return { year, month, day: date };
};

const next = (change: Partial<Birthday>, from: string, count = 2) =>
  nextOccurrences(birthday(change), day(from), count).map(({ day: on, age }) => {
    const text = `${on.year}-${on.month}-${on.day}`;
    return age === null ? text : `${text} (${age})`;
  });

test.each<[string, Partial<Birthday>, string, string[]]>([
  ['today is not missing', {}, '2026-04-24', ['2026-4-24', '2027-4-24']],
  ['a day late it is the next year', {}, '2026-04-25', ['2027-4-24', '2028-4-24']],
  [
    'ages are counted where the year is known',
    { year: 1990 },
    '2026-04-20',
    ['2026-4-24 (36)', '2027-4-24 (37)'],
  ],
  ['the year of birth itself has no age', { year: 2026 }, '2026-04-01', ['2026-4-24', '2027-4-24 (1)']],
  ['29 February in February', { month: 2, day: 29 }, '2027-01-01', ['2027-2-28', '2028-2-29']],
  ['29 February in March', { month: 2, day: 29, leapDay: 'march' }, '2027-01-01', ['2027-3-1', '2028-2-29']],
  [
    '1 March is in time on the day after 28 February',
    { month: 2, day: 29, leapDay: 'march' },
    '2027-03-01',
    ['2027-3-1', '2028-2-29'],
  ],
  ['a moving one is known once', { calendar: 'moving', year: 2026 }, '2026-04-01', ['2026-4-24']],
  ['and not after it', { calendar: 'moving', year: 2026 }, '2026-04-25', []],
  [
    'born in July, celebrated in January at the age of then',
    { calendar: 'half', month: 7, day: 17, year: 2018 },
    '2026-01-01',
    ['2026-1-17 (7)', '2027-1-17 (8)'],
  ],
  [
    'half a year after the last of August is the last of February',
    { calendar: 'half', month: 8, day: 31 },
    '2027-03-01',
    ['2028-2-29', '2029-2-28'],
  ],
])('%s', (_, change, from, expected) => {
  expect(next(change, from)).toEqual(expected);
});

// Chinese New Year, Rosh Hashanah and the first of Muharram as almanacs have them.
test.each<[string, Partial<Birthday>, string, string[]]>([
  [
    'the first day of the Chinese year',
    { calendar: 'chinese', month: 1, day: 1, year: 1990 },
    '2026-01-01',
    ['2026-2-17 (36)', '2027-2-6 (37)'],
  ],
  [
    'a month that the year has twice counts once',
    { calendar: 'chinese', month: 6, day: 15 },
    '2025-01-01',
    ['2025-7-9', '2026-7-28'],
  ],
  [
    'New Year’s Eve of a month that has 29 days',
    { calendar: 'chinese', month: 12, day: 30 },
    '2026-01-01',
    ['2026-2-16', '2027-2-5'],
  ],
  [
    'the first of Tishri',
    { calendar: 'hebrew', month: 1, day: 1, year: 5750 },
    '2026-01-01',
    ['2026-9-12 (37)', '2027-10-2 (38)'],
  ],
  [
    'Adar is the second one in a leap year',
    { calendar: 'hebrew', month: 7, day: 14 },
    '2026-01-01',
    ['2026-3-3', '2027-3-23'],
  ],
  [
    'Adar I is Adar in other years',
    { calendar: 'hebrew', month: 6, day: 10 },
    '2026-01-01',
    ['2026-2-27', '2027-2-17'],
  ],
  [
    'the first of Muharram',
    { calendar: 'islamic', month: 1, day: 1, year: 1400 },
    '2026-01-01',
    ['2026-6-16 (48)', '2027-6-6 (49)'],
  ],
  [
    'twice in one year of the sun',
    { calendar: 'islamic', month: 7, day: 10 },
    '2029-11-01',
    ['2029-11-17', '2030-11-6'],
  ],
])('%s', (_, change, from, expected) => {
  expect(next(change, from)).toEqual(expected);
});

test('whatever the calendar: in order, none before the day, about a year apart', () => {
  const calendars = fc.constantFrom('gregorian', 'half', 'chinese', 'hebrew', 'islamic' as const);
  fc.assert(
    fc.property(
      calendars,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2060, 0) }),
      (calendar, month, date, at) => {
        const from = dayAt(at);
        const found = nextOccurrences(birthday({ calendar, month, day: date }), from, 3);
        expect(found).toHaveLength(3);
        let before = from;
        for (const [index, { day: on }] of found.entries()) {
          const gap = daysBetween(before, on);
          expect(gap).toBeGreaterThanOrEqual(index === 0 ? 0 : 353);
          expect(gap).toBeLessThanOrEqual(386);
          before = on;
        }
        expect(compareDays(found[0]?.day ?? from, from)).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 300 },
  );
});
