import { expect, test } from 'vitest';
import { textIn } from './languages/text-in.ts';
import { sealTimes } from './seal-times.ts';

const english = { language: 'en', text: textIn('en', 'dashboard') } as const;
const opens = Date.parse('2026-11-12T02:30:00Z');
const mumbai = { opens, zone: 'Asia/Kolkata', toName: 'Asha' };

test('says the moment by both clocks, with the days where they differ', () => {
  expect(sealTimes({ ...mumbai, ...english, ownZone: 'Europe/Berlin' })).toBe(
    '08:00 for Asha, 03:30 for you',
  );
  expect(sealTimes({ ...mumbai, ...english, ownZone: 'America/New_York' })).toBe(
    '08:00 on November 12 for Asha, 21:30 on November 11 for you',
  );
  expect(sealTimes({ ...mumbai, ...english, ownZone: 'Asia/Colombo' })).toBe('08:00 for Asha and for you');
  expect(sealTimes({ ...mumbai, ...english, toName: '', ownZone: 'Europe/Berlin' })).toBe(
    '08:00 for them, 03:30 for you',
  );
});

test('midnight is no hour 24, and without a zone of one’s own the device’s counts', () => {
  const midnight = { ...mumbai, opens: Date.parse('2026-11-11T18:30:00Z') };
  expect(sealTimes({ ...midnight, ...english, ownZone: 'Asia/Kolkata' })).toBe('00:00 for Asha and for you');
  expect(sealTimes({ ...mumbai, ...english })).toMatch(/^08:00 for Asha, /);
});

test('a zone that this program does not know is left out', () => {
  expect(sealTimes({ ...mumbai, ...english, zone: 'Mars/Olympus' })).toBeNull();
});

test('the moment is said in the language of the page, with the digits of its texts', () => {
  for (const language of ['hi', 'ar'] as const) {
    const own = { language, text: textIn(language, 'dashboard') };
    const said = sealTimes({ ...mumbai, ...own, toName: '', ownZone: 'America/New_York' });
    expect(said).toContain('08:00');
    expect(said).toContain('21:30');
    expect(said).not.toMatch(/[a-z]/i);
  }
});
