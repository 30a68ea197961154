// Shows: ten guesses at a password get through, and the owner still gets in
import { type Attack, attack, type Guess, guessesAt, spray } from '../support/brute-force.ts';
import { expect, test } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { ownerRows } from '../support/product.ts';
import { newVisitor, signUpMember } from '../support/visitor.ts';

/* Guesses at passwords. None may open anything, and few may cost us the work of looking at them. */

/** `npm run prove -- brute-force` makes ten thousand, the ordinary run a tenth of them. */
const share = isLongForm ? 1 : 1 / 10;

const accounts = 5;
const perAccount = 1_600 * share;
const sprayed = 2_000 * share;

/** Guesses at several accounts in turn, each from an address of its own. */
function* roundRobin(emails: readonly string[]): Generator<Guess> {
  const rows = emails.map((email) => guessesAt(email, perAccount));
  for (let n = 0; n < perAccount; n += 1) {
    for (const row of rows) yield row.next().value as Guess;
  }
}

function expectRefused({ statuses, sessions }: Attack, looked: number, of: number): void {
  expect(sessions).toBe(0);
  expect(statuses).toEqual({ 401: looked, 429: of - looked });
}

test('ten guesses at an account are tried, from any address; its owner still signs in', async ({
  product,
}) => {
  test.setTimeout(180_000);
  const members = await Promise.all(
    Array.from({ length: accounts - 1 }, (_, n) => signUpMember(product, `owner${n}`)),
  );
  // One that does not exist is refused like the others.
  const emails = [...members.map(({ email }) => email), newVisitor(product, 'nobody').email];
  const before = await ownerRows(product, 'select id from session');
  const found = await attack(product.origin, roundRobin(emails));
  expectRefused(found, 10 * accounts, accounts * perAccount);

  const spread = await attack(product.origin, spray(sprayed, '203.0.113.77'));
  // A window of a minute may have begun anew on a slow machine.
  const looked = 20 * Math.ceil((1 + spread.seconds) / 60);
  expect(spread.sessions).toBe(0);
  expect(spread.statuses[401]).toBeLessThanOrEqual(looked);
  expect((spread.statuses[401] ?? 0) + (spread.statuses[429] ?? 0)).toBe(sprayed);
  expect(await ownerRows(product, 'select id from session')).toHaveLength(before.length);

  const [owner] = members;
  if (!owner) throw new Error('Nobody was attacked.');
  const { email, password, post } = owner;
  const known = await post('/api/auth/sign-in/email', { email, password });
  expect(known.status, 'from a browser that was here before').toBe(200);
  const stranger = await newVisitor(product).post('/api/auth/sign-in/email', { email, password });
  expect(stranger.status, 'from any other').toBe(429);
  expect(await stranger.json()).toMatchObject({
    message: expect.stringMatching(/^Too many attempts\. Please try again in 1[0-5] minutes\.$/),
  });
  expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);
});
