import { expect, test } from 'vitest';
import { cities, findCity } from './cities.ts';

test('every city has a name of its own and a zone that programs know', () => {
  const zones = new Set(Intl.supportedValuesOf('timeZone'));
  // Names that stand for the same place in every edition of the zones.
  const canonical = (zone: string) =>
    new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  for (const { label, zone } of cities) expect(zones.has(canonical(zone)), `${label} ${zone}`).toBe(true);
  expect(new Set(cities.map(({ label }) => label)).size).toBe(cities.length);
  expect(cities.length).toBeGreaterThan(250);
});

test.each([
  ['Mumbai, India', 'Asia/Kolkata'],
  ['  mumbai ', 'Asia/Kolkata'],
  ['sao paulo', 'America/Sao_Paulo'],
  ['St Johns', 'America/St_Johns'],
  ['Zurich, Switzerland', 'Europe/Zurich'],
  ['america/phoenix', 'America/Phoenix'],
])('%j is found, however it is typed', (typed, zone) => {
  expect(findCity(typed)?.zone).toBe(zone);
});

test.each(['', ' ', 'Atlantis', 'Asia', 'x'.repeat(5000), '../etc/passwd'])('%j is none', (typed) => {
  expect(findCity(typed)).toBeNull();
});
