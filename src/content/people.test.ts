// Spec: 2.16, 2.103, 3.9, 9.3
import { expect, test } from 'vitest';
import { imageSlots } from './image-slots.ts';
import { languageContent } from './languages/language-content.ts';
import { firstLanguage, type Language, languages } from './languages/languages.ts';
import { celebrities, leaders } from './people.ts';

const everybody = [...leaders, ...celebrities];

test('there are 7 leaders and 8 whose birthdays come up, and nobody is both', () => {
  expect(leaders).toHaveLength(7);
  expect(celebrities).toHaveLength(8);
  expect(new Set(everybody.map(({ name }) => name)).size).toBe(15);
});

test('there are ten places for pictures, five of leaders and four of upcoming birthdays, named for who is shown', () => {
  expect(imageSlots).toHaveLength(10);
  expect(imageSlots).toContain('founder_photo');
  const slotOf = (prefix: string, name: string) => `${prefix}_${name.split(' ').at(-1)?.toLowerCase()}`;
  const used = (people: readonly { image: string | null }[]) => people.flatMap(({ image }) => image ?? []);
  expect(used(leaders)).toHaveLength(5);
  expect(used(celebrities)).toHaveLength(4);
  expect(new Set(['founder_photo', ...used(everybody)])).toEqual(new Set(imageSlots));
  for (const { name, image } of leaders) expect([null, slotOf('leader', name)]).toContain(image);
  for (const { name, image } of celebrities) expect([null, slotOf('upcoming', name)]).toContain(image);
});

test('everybody was born on a day that exists, and has a wish, a title and a flower of their own', () => {
  for (const { name, birthday, wish, title, alt, bloom } of everybody) {
    const { year, month, day } = birthday;
    const date = new Date(Date.UTC(year, month - 1, day));
    expect([date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()], name).toEqual([
      year,
      month,
      day,
    ]);
    expect(wish.match(/[.!?](?=\s|$)/g)?.length, wish).toBeLessThanOrEqual(2);
    expect(title.length, name).toBeGreaterThan(10);
    expect(alt, name).toContain(name);
    expect(bloom.initials, name).toMatch(/^\p{Lu}{1,2}$/u);
  }
  expect(new Set(everybody.map(({ bloom }) => JSON.stringify(bloom))).size).toBe(15);
  expect(new Set(everybody.map(({ wish }) => wish)).size).toBe(15);
});

test('no title says what somebody is at the moment', () => {
  for (const { title } of everybody)
    expect(title).not.toMatch(/\b(current|currently|now|today|incumbent)\b/i);
});

test('they come from many countries, each with a flag, and their birthdays are spread over the year', () => {
  expect(new Set(leaders.map(({ country }) => country)).size).toBe(7);
  for (const { country } of leaders) expect(country).toMatch(/^[A-Z]{2}$/);
  expect(new Set(celebrities.map(({ birthday }) => birthday.month)).size).toBe(8);
});

const others = (Object.keys(languages) as Language[]).filter((language) => language !== firstLanguage);

test.each(others)('people have wishes of their own in %s', (language) => {
  const wishesIn = (code: Language) => {
    const { leaders, celebrities } = languageContent[code];
    return [...leaders, ...celebrities].map(({ wish }) => wish);
  };
  const english = wishesIn(firstLanguage);
  const own = wishesIn(language);
  expect(own.filter((wish) => english.includes(wish))).toEqual([]);
  expect(own.length).toBe(english.length);
});
