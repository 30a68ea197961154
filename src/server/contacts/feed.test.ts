// Shows: the calendar of birthdays as three readers that others wrote read it: dated events of four years, ages in titles, the card a week before, stable from one reading to the next
// Spec: 10.12
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';
import { expect, test } from 'vitest';
import { aContact } from '#tests/support/rows.ts';
import { birthdayFeed } from './feed.ts';
import type { Contact, ContactId, NewContact } from './types.ts';

const updatedAt = new Date('2026-05-06T07:08:09Z');

function kept(id: string, change: Partial<NewContact> = {}): Contact {
  return { id: id.padEnd(22, 'x') as ContactId, ...aContact(change), updatedAt };
}

const awkward = 'Zoë, “O\\;Neill” आशा 🎂 the one with a name that is far longer than a line';

const people = [
  kept('asha', { name: 'Asha', birthday: { ...aContact().birthday, year: 1996 } }),
  kept('ravi', { name: awkward, birthday: { ...aContact().birthday, month: 2, day: 29, leapDay: 'march' } }),
  kept('ming', { name: '小明', birthday: { ...aContact().birthday, calendar: 'chinese', month: 1, day: 1 } }),
];

const feed = (today = { year: 2026, month: 4, day: 20 }) =>
  birthdayFeed({ contacts: people, language: 'en', origin: 'https://bloom.example', today });

interface ReadEvent {
  readonly uid: string;
  readonly title: string;
  readonly begins: string;
  readonly ends: string;
}

const day = (date: Date) => date.toISOString().slice(0, 10);

/** As each of them reads it. */
const readers: Readonly<Record<string, (text: string) => readonly ReadEvent[]>> = {
  'ical.js': (text) =>
    new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
      const event = new ICAL.Event(component);
      expect(event.startDate.isDate).toBe(true);
      return { uid: event.uid, title: event.summary, begins: `${event.startDate}`, ends: `${event.endDate}` };
    }),
  'node-ical': (text) =>
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) => {
      if (event?.type !== 'VEVENT') return [];
      expect(event.datetype).toBe('date');
      const local = (date: Date) => day(new Date(date.getTime() - date.getTimezoneOffset() * 60_000));
      return [
        {
          uid: event.uid,
          title: `${event.summary}`,
          begins: local(event.start),
          ends: local(event.end as Date),
        },
      ];
    }),
  'ts-ics': (text) =>
    (convertIcsCalendar(undefined, text).events ?? []).map(({ uid, summary, start, end }) => ({
      ...{ uid, title: summary, begins: day(start.date), ends: end ? day(end.date) : '' },
    })),
};

test.each(Object.keys(readers))('%s reads every birthday, with its age, for four years', (name) => {
  const events = readers[name]?.(feed().text) ?? [];
  const titles = events
    .filter(({ title }) => title.includes('birthday'))
    .map(({ title, begins }) => `${begins} ${title}`);
  expect(titles.filter((title) => title.includes('Asha'))).toEqual([
    '2025-04-24 Asha’s birthday (29)',
    '2026-04-24 Asha’s birthday (30)',
    '2027-04-24 Asha’s birthday (31)',
    '2028-04-24 Asha’s birthday (32)',
  ]);
  expect(titles.filter((title) => title.includes('Zoë'))).toEqual([
    `2025-03-01 ${awkward}’s birthday`,
    `2026-03-01 ${awkward}’s birthday`,
    `2027-03-01 ${awkward}’s birthday`,
    `2028-02-29 ${awkward}’s birthday`,
  ]);
  expect(titles.filter((title) => title.includes('小明')).map((title) => title.slice(0, 10))).toEqual([
    '2025-01-29',
    '2026-02-17',
    '2027-02-06',
    '2028-01-26',
  ]);
  for (const { begins, ends } of events)
    expect(Date.parse(ends) - Date.parse(begins)).toBe(24 * 60 * 60 * 1000);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test('the card is prepared a week before those to come', () => {
  const prepared = readers['ical.js']?.(feed().text).filter(({ title }) => title.startsWith('Prepare Asha'));
  expect(prepared?.map(({ begins }) => begins)).toEqual(['2027-04-17', '2028-04-17']);
  const earlier = readers['ical.js']?.(feed({ year: 2026, month: 4, day: 17 }).text);
  expect(
    earlier?.filter(({ title }) => title.startsWith('Prepare Asha')).map(({ begins }) => begins),
  ).toEqual(['2026-04-17', '2027-04-17', '2028-04-17']);
  expect(feed().text.replace(/\r\n /g, '')).toContain(
    `URL:https://bloom.example/studio?contact=${'asha'.padEnd(22, 'x')}`,
  );
});

test('the same people give the same bytes, others do not', () => {
  expect(feed()).toEqual(feed());
  const changed = birthdayFeed({
    ...{ contacts: [...people, kept('tom')], language: 'en', origin: 'https://bloom.example' },
    today: { year: 2026, month: 4, day: 20 },
  });
  expect(changed.etag).not.toBe(feed().etag);
});

test('lines have at most 75 bytes and end as the standard has it; no event has a rule or an alarm', () => {
  const { text } = feed();
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).not.toMatch(/RRULE|VALARM/);
});
