// Shows: the card that waits for a birthday: their name, age and language, another design and other words each year, sealed for their midnight; a late one says so
// Spec: 10.12
import { expect, test } from 'vitest';
import { loadWishes } from '../wishes/load-wishes.ts';
import type { Birthday } from './birthday.ts';
import { prepareCard } from './prepare-card.ts';

const birthday: Birthday = { calendar: 'gregorian', month: 4, day: 24, year: 1996, leapDay: 'february' };
const contact = {
  ...{ id: 'asha'.padEnd(22, 'x'), name: 'Asha', birthday, relationship: 'Aunt' },
  city: { label: 'Mumbai, India', zone: 'Asia/Kolkata' },
};

const wishes = await loadWishes('en');

function made(today: string, change: object = {}, lastBackground: string | null = null) {
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  return prepareCard({
    ...{ contact: { ...contact, ...change }, fromName: 'Mira', language: 'en', wishes, lastBackground },
    today: { year, month, day },
  });
}

test('a week before it is for the next birthday, with what is known of them, and opens at their midnight', () => {
  const { card, seal, day } = made('2026-04-17');
  expect(card).toMatchObject({
    toName: 'Asha',
    fromName: 'Mira',
    age: 30,
    relationship: 'Aunt',
    language: 'en',
  });
  expect(card.wish).not.toBe('');
  expect(day).toBe('2026-04-24');
  expect(seal).toEqual({ date: '2026-04-24', time: '00:00', zone: 'Asia/Kolkata', city: 'Mumbai, India' });
});

test('without a city, and from the day before on, it opens at once', () => {
  expect(made('2026-04-17', { city: null }).seal).toBeNull();
  expect(made('2026-04-23').seal).toBeNull();
  expect(made('2026-04-24')).toMatchObject({ seal: null, day: '2026-04-24' });
});

test('for two weeks it is late, in words of its own, and then for the next one', () => {
  const late = made('2026-05-08');
  expect(late).toMatchObject({ day: '2026-04-24', seal: null });
  expect(late.card).toMatchObject({ heading: 'A little late, with all my heart', age: 30 });
  expect(made('2026-05-09')).toMatchObject({ day: '2027-04-24', card: { age: 31 } });
});

test('another design and another wish each year, and never that of the last card', () => {
  const years = [2026, 2027, 2028, 2029].map((year) => made(`${year}-04-17`));
  for (const [index, { card, template }] of years.entries()) {
    const before = years[index - 1];
    if (!before) continue;
    expect(template.id).not.toBe(before.template.id);
    expect(card.wish).not.toBe(before.card.wish);
  }
  const { card } = made('2026-04-17');
  expect(made('2026-04-17', {}, card.background).card.background).not.toBe(card.background);
});

test('a birthday that is celebrated for its number has the design for that number, others never have', () => {
  expect(made('2026-04-17').template.design.age).toBe(30);
  expect(made('2026-04-17', {}, 'bg-pinata').template.design.age).toBeUndefined();
  for (const year of [2027, 2028, 2029, 2030]) {
    expect(made(`${year}-04-17`).template.design.age).toBeUndefined();
  }
});

test('whoever they are, also with nothing but a name', () => {
  for (const relationship of [null, 'Brother-in-law', 'Grandchild', 'somebody of a newer release']) {
    const { card } = made('2026-04-17', { relationship, birthday: { ...birthday, year: null } });
    expect(card).toMatchObject({ toName: 'Asha', age: null });
    expect(card.wish.length).toBeGreaterThan(10);
  }
  const moving = made('2026-04-17', { birthday: { ...birthday, calendar: 'moving', year: 2025 } });
  expect(moving).toMatchObject({ day: null, seal: null, card: { toName: 'Asha' } });
});
