import { expect, test } from 'vitest';
import { said } from '#tests/support/said.ts';
import { cityOf } from './cities.ts';
import { listIn } from './languages/lists.ts';
import { textIn } from './languages/text-in.ts';
import { readSeal } from './read-seal.ts';
import { fieldsOfSeal, openAtOnce, type SealFields, sealText } from './seal-form.ts';

const now = Date.parse('2026-11-01T12:00:00Z');

const later: SealFields = {
  opens: 'later',
  sealDate: '2026-11-12',
  sealTime: '08:00',
  sealOther: '',
  sealWhere: 'city',
  sealCity: 'Mumbai, India',
};
const mumbai = { date: '2026-11-12', time: '08:00', zone: 'Asia/Kolkata', city: 'Mumbai, India' };

const english = { language: 'en', text: textIn('en', 'card-page'), cityNames: {} } as const;

test('a card opens at once where the form says so', () => {
  for (const fields of [openAtOnce, { ...later, opens: 'now' as const }]) {
    expect(readSeal(fields, now)).toEqual({ ok: true, value: null });
  }
});

test('date, time and city become a seal, and the form is filled with it again', () => {
  expect(readSeal(later, now)).toEqual({ ok: true, value: mumbai });
  expect(fieldsOfSeal(mumbai)).toEqual(later);
  // As PostgreSQL returns it.
  expect(fieldsOfSeal({ ...mumbai, time: '18:30:00' })).toMatchObject({
    sealTime: 'other',
    sealOther: '18:30',
  });
  expect(sealText(mumbai, english)).toBe('November 12, 2026, 08:00 in Mumbai');
  expect(sealText({ ...mumbai, time: '00:00:00' }, english)).toBe('November 12, 2026, midnight in Mumbai');
  const indonesian = { language: 'id', text: textIn('id', 'card-page'), cityNames: {} } as const;
  expect(sealText(mumbai, indonesian)).toBe('12 November 2026, 08.00 waktu Mumbai');
});

test('where nobody knows the place, the time is midnight and no city is kept', () => {
  const seal = { date: '2026-11-12', time: '00:00', zone: null, city: null };
  const fields = { ...later, sealWhere: 'unknown', sealCity: 'Atlantis', sealTime: '08:00' } as const;
  expect(readSeal(fields, now)).toEqual({ ok: true, value: seal });
  expect(sealText(seal, english)).toBe('November 12, 2026, at midnight wherever it’s opened');
});

test.each([
  [{ sealDate: '' }, 'sealDate', 'the day on which'],
  [{ sealDate: '2026-02-30' }, 'sealDate', 'the day on which'],
  [{ sealDate: '12.11.2026' }, 'sealDate', 'the day on which'],
  [{ sealTime: 'other', sealOther: '25:00' }, 'sealOther', 'the time'],
  [{ sealTime: 'other', sealOther: '' }, 'sealOther', 'the time'],
  [{ sealCity: '' }, 'sealCity', 'choose the city'],
  [{ sealCity: 'Atlantis' }, 'sealCity', 'don’t know this city'],
  [{ sealDate: '2026-11-01', sealTime: '00:00' }, 'sealDate', 'has already passed'],
  [{ sealDate: '2026-11-03', sealWhere: 'unknown' as const }, 'sealDate', null],
  [{ sealDate: '2026-11-02', sealWhere: 'unknown' as const }, 'sealDate', 'already begun somewhere'],
  [{ sealDate: '2036-11-01' }, 'sealDate', 'three years'],
])('%j is answered with a sentence at %s', (change, field, words) => {
  const read = readSeal({ ...later, ...change }, now);
  if (words === null) expect(read.ok).toBe(true);
  else expect(read).toMatchObject({ ok: false, error: { [field]: said(new RegExp(words)) } });
});

test('a city is found by its name in the language of the page, and kept by the same key', () => {
  for (const language of ['hi', 'ar', 'es'] as const) {
    const names = listIn(language, 'cities');
    const own = names[mumbai.city] ?? '';
    expect(own).not.toBe(mumbai.city);
    expect(readSeal({ ...later, sealCity: own }, now, names)).toEqual({ ok: true, value: mumbai });
    expect(readSeal({ ...later, sealCity: cityOf(own) }, now, names)).toEqual({ ok: true, value: mumbai });
    const said = sealText(mumbai, { language, text: textIn(language, 'card-page'), cityNames: names });
    expect(said).toContain(cityOf(own));
  }
});

test.each([{}, { opens: '' }, { opens: 'at-the-third-light' }] as object[])(
  '%j says neither now nor later, and opens nothing',
  (fields) => {
    expect(readSeal(fields, now)).toEqual({ ok: false, error: { opens: ['seal.noChoice'] } });
  },
);
