import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offeredLanguages } from '#content/languages/languages.ts';
import { deviceName } from './device-name.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [
    `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/142.0.0.0 Safari/537.36`,
    'Chrome on Chromebook',
  ],
  [
    `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    'Opera on Linux',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android phone'],
  [
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android phone',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Android tablet'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1',
    'Chrome on iPhone',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari on Mac',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15', 'A browser on iPad'],
  ['node', 'An unknown device'],
  ['curl/8.5.0', 'An unknown device'],
  ['', 'An unknown device'],
  [null, 'An unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, 'en')).toBe(name);
});

test('is short for any header, and found in a few milliseconds', () => {
  const words = fc.constantFrom(
    'Version/',
    'Safari/',
    'Android',
    'Mobile',
    ' ',
    'Edg',
    'x'.repeat(300),
    '\0',
    '😀',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 400 }), (parts) => {
      // Time of this thread alone, in microseconds: a busy machine must not fail the test.
      const before = process.threadCpuUsage();
      expect(deviceName(parts.join(''), 'en')).toMatch(/^[\w ]{4,40}$/);
      expect(process.threadCpuUsage(before).user).toBeLessThan(50_000);
    }),
    { numRuns: 300 },
  );
});

test('a device is named in the language that asks', () => {
  const phone = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
  for (const language of offeredLanguages.filter((offered) => offered !== 'en')) {
    expect(deviceName(phone, language)).not.toMatch(/ on | phone/);
    expect(deviceName(phone, language)).toContain('Firefox');
    expect(deviceName('node', language)).not.toBe(deviceName('node', 'en'));
  }
});
