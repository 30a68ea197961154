import { expect, test } from 'vitest';
import { sealTimes } from './seal-times.ts';

const opens = Date.parse('2026-11-12T02:30:00Z');
const mumbai = { opens, zone: 'Asia/Kolkata', toName: 'Asha' };

test('says the moment by both clocks, with the days where they differ', () => {
  expect(sealTimes({ ...mumbai, ownZone: 'Europe/Berlin' })).toBe('08:00 for Asha, 03:30 for you');
  expect(sealTimes({ ...mumbai, ownZone: 'America/New_York' })).toBe(
    '08:00 on November 12 for Asha, 21:30 on November 11 for you',
  );
  expect(sealTimes({ ...mumbai, ownZone: 'Asia/Colombo' })).toBe('08:00 for Asha and for you');
  expect(sealTimes({ ...mumbai, toName: '', ownZone: 'Europe/Berlin' })).toBe(
    '08:00 for them, 03:30 for you',
  );
});

test('midnight is no hour 24, and without a zone of one’s own the device’s counts', () => {
  const midnight = { ...mumbai, opens: Date.parse('2026-11-11T18:30:00Z') };
  expect(sealTimes({ ...midnight, ownZone: 'Asia/Kolkata' })).toBe('00:00 for Asha and for you');
  expect(sealTimes(mumbai)).toMatch(/^08:00 for Asha, /);
});

test('a zone that this program does not know is left out', () => {
  expect(sealTimes({ ...mumbai, zone: 'Mars/Olympus' })).toBeNull();
});
