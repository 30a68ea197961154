import { expect, test } from 'vitest';
import { isZone, openForAllInstant, openingInstant, sealState } from './opening-instant.ts';

const iso = (date: string, time: string, zone: string | null) =>
  new Date(openingInstant({ date, time, zone, city: null })).toISOString();

test.each([
  ['an ordinary morning', '2026-11-12', '08:00', 'Asia/Kolkata', '2026-11-12T02:30:00.000Z'],
  ['the far east of the day', '2026-11-12', '00:00', 'Pacific/Kiritimati', '2026-11-11T10:00:00.000Z'],
  ['the far west of the day', '2026-11-12', '00:00', 'Pacific/Pago_Pago', '2026-11-12T11:00:00.000Z'],
  ['an offset of a quarter', '2026-11-12', '00:00', 'Pacific/Chatham', '2026-11-11T10:15:00.000Z'],
  ['with seconds', '2026-11-12', '08:00:59', 'Europe/Berlin', '2026-11-12T07:00:59.000Z'],
])('%s', (_, date, time, zone, instant) => {
  expect(iso(date, time, zone)).toBe(instant);
});

test('a skipped hour ends with the first minute that exists', () => {
  for (const time of ['02:00', '02:30', '02:59', '03:00']) {
    expect(iso('2026-03-29', time, 'Europe/Berlin'), time).toBe('2026-03-29T01:00:00.000Z');
  }
  expect(iso('2026-03-29', '01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z');
  expect(iso('2026-03-29', '03:01', 'Europe/Berlin')).toBe('2026-03-29T01:01:00.000Z');
});

test('a midnight that does not exist is the first minute of its day', () => {
  expect(iso('2026-09-06', '00:00', 'America/Santiago')).toBe('2026-09-06T04:00:00.000Z');
});

test('a day that a place left out begins with the next one', () => {
  expect(iso('2011-12-30', '08:00', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
});

test('of a doubled hour the first counts', () => {
  expect(iso('2026-10-25', '02:00', 'Europe/Berlin')).toBe('2026-10-25T00:00:00.000Z');
  expect(iso('2026-10-25', '02:59', 'Europe/Berlin')).toBe('2026-10-25T00:59:00.000Z');
  expect(iso('2026-10-25', '03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z');
  expect(iso('2026-04-05', '01:45', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
});

test('without a place it is the moment the date begins anywhere, and the page asks until it is over nowhere else', () => {
  const seal = { date: '2026-11-12', time: '00:00', zone: null, city: null };
  const begins = Date.parse('2026-11-11T10:00:00Z');
  expect(openingInstant(seal)).toBe(begins);
  expect(sealState(seal, begins - 1)).toBe('sealed');
  expect(sealState(seal, begins)).toBe('by-date');
  expect(sealState(seal, Date.parse('2026-11-12T12:00:00Z') - 1)).toBe('by-date');
  expect(sealState(seal, Date.parse('2026-11-12T12:00:00Z'))).toBe('open');
  expect(openForAllInstant(seal)).toBe(Date.parse('2026-11-12T12:00:00Z'));
});

test('a zone that nobody knows any more opens nothing early', () => {
  expect(isZone('Mars/Olympus')).toBe(false);
  expect(iso('2026-11-12', '08:00', 'Mars/Olympus')).toBe('2026-11-12T20:00:00.000Z');
});

test('without a seal everything is open; with one it opens at its second', () => {
  const seal = { date: '2026-11-12', time: '08:00', zone: 'Asia/Kolkata', city: 'Mumbai, India' };
  const opens = openingInstant(seal);
  expect([sealState(null, 0), sealState(seal, opens - 1), sealState(seal, opens)]).toEqual([
    'open',
    'sealed',
    'open',
  ]);
});

test('whatever zone and time: the clock there shows the time or the first that exists, and none did before', () => {
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const shows = new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    for (const date of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-25', '2026-11-01']) {
      const instant = openingInstant({ date, time: '02:15', zone, city: null });
      const [at, before] = [shows.format(instant), shows.format(instant - 1000)];
      expect(at >= `${date} 02:15:00`, `${zone} ${at}`).toBe(true);
      expect(before < `${date} 02:15:00`, `${zone} ${before}`).toBe(true);
    }
  }
});
