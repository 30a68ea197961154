// Shows: each country beside a city has a name in every language.
import { expect, test } from 'vitest';
import { cities } from './cities.ts';
import { countryNamesIn } from './country-names.ts';

const countries = [...new Set(cities.flatMap(({ label }) => label.split(', ').slice(1)))];

test.each([
  ['es-419', /^[\p{Script=Latin} .-]+$/u],
  ['hi', /^[\p{Script=Devanagari}\p{M} -]+$/u],
  ['ar', /^[\p{Script=Arabic}\p{M} ]+$/u],
])('%s names every country beside a city, each by another name', (locale, letters) => {
  const names = countries.map(countryNamesIn(locale));
  expect(names.filter((name) => !letters.test(name ?? ''))).toEqual([]);
  expect(new Set(names).size).toBe(countries.length);
});

test('a country that is not there has no name', () => {
  expect(countryNamesIn('es-419')('Atlantis')).toBeNull();
  expect(countryNamesIn('es-419')('Saudi Arabia')).toBe('Arabia Saudita');
});
