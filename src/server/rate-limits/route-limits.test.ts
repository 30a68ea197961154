import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { said } from '#tests/support/said.ts';
import { randomId } from '../random-id.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { createRouteLimits, tryAgainMessage } from './route-limits.ts';
import { routeRules } from './rules.ts';

const { db } = await testDatabase();
const secret = 'a-secret-for-tests-only-of-48-characters-0123456';

/** Two processes of one site; `pass` lets time go by. */
function processes() {
  let now = 1_800_000_000_000;
  const clock = () => now;
  const open = () => createRouteLimits(createRateLimiter({ db, secret, clock }));
  return { one: open(), other: open(), pass: (seconds: number) => (now += seconds * 1000) };
}

const from = (address: string) => new Headers({ 'x-client-address': address });

test('an account is counted in all processes and from all addresses; another account is not affected', async () => {
  const { one, other, pass } = processes();
  const userId = randomId();
  for (let n = 0; n < routeRules.sound.max; n += 1) {
    const asked = n % 2 ? one : other;
    expect(await asked.check('sound', { userId, headers: from(`203.0.113.${n}`) })).toBeNull();
  }
  pass(60);
  expect(await one.check('sound', { userId, headers: from('198.51.100.1') })).toEqual({
    status: 429,
    sentence: said('You’ve added a lot of sounds. Please try again in 9 minutes.'),
    retryAfter: 540,
  });
  expect(await one.check('sound', { userId: randomId(), headers: from('203.0.113.1') })).toBeNull();
  pass(540);
  expect(await one.check('sound', { userId, headers: from('198.51.100.1') })).toBeNull();
});

test('a visitor is counted by the address, signed in or not, and with IPv6 by the network', async () => {
  const { one } = processes();
  const ask = (host: number, userId: string | null = null) =>
    one.check('contact', { userId, headers: from(`2001:db8:1:2::${host}`) });
  for (let n = 0; n < routeRules.contact.max; n += 1) {
    expect(await ask(n, n % 2 ? randomId() : null)).toBeNull();
  }
  expect(await ask(99)).toMatchObject({ status: 429, retryAfter: 3_600 });
  expect(await one.check('contact', { userId: null, headers: from('2001:db8:1:3::1') })).toBeNull();
});

test('an account and an address with the same name are two', async () => {
  const { one } = processes();
  for (let n = 0; n <= routeRules.export.max; n += 1) {
    await one.check('export', { userId: null, headers: from('192.0.2.1') });
  }
  expect(await one.check('export', { userId: null, headers: from('192.0.2.1') })).not.toBeNull();
  expect(await one.check('export', { userId: '192.0.2.1', headers: from('192.0.2.1') })).toBeNull();
});

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [300, '5 minutes'],
  [59 * 60, '59 minutes'],
  [59 * 60 + 1, 'an hour'],
  [3_601, '2 hours'],
])('%i seconds are said as "in %s"', (seconds, words) => {
  expect(tryAgainMessage(seconds)).toEqual(said(`Please try again in ${words}.`));
});
