// Shows: ten guesses at a password get through, and the owner still gets in

import { Agent, request } from 'node:http';
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

/** One guess at a password, and the address that it claims to come from. */
interface Guess {
  readonly email: string;
  readonly password: string;
  readonly from: string;
}

interface Attack {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Answers that opened a session. */
  readonly sessions: number;
  readonly seconds: number;
}

/** Guesses at the same time: more than there are connections to the database. */
const atOnce = 32;

/** Sends guess after guess to the log-in that scripts use. */
async function attack(origin: string, guesses: Iterable<Guess>): Promise<Attack> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const statuses: Record<number, number> = {};
  let sessions = 0;
  const start = performance.now();
  // One iterator for all: each takes the next guess.
  const rest = guesses[Symbol.iterator]();
  async function guess(): Promise<void> {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      let { status, cookies } = await ask(agent, origin, next.value);
      // A busy machine has not looked at it.
      while (status === 503) ({ status, cookies } = await ask(agent, origin, next.value));
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (cookies.some((cookie) => cookie.includes('session'))) sessions += 1;
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, guess));
  } finally {
    agent.destroy();
  }
  return { statuses, sessions, seconds: (performance.now() - start) / 1000 };
}

/** Without `fetch`, which costs more than the answer. */
function ask(
  agent: Agent,
  origin: string,
  { from, ...body }: Guess,
): Promise<{ status: number; cookies: string[] }> {
  return new Promise((resolve, reject) => {
    const headers = { origin, 'content-type': 'application/json', 'x-forwarded-for': from };
    const sent = request(`${origin}/api/auth/sign-in/email`, { method: 'POST', agent, headers }, (answer) => {
      const { statusCode = 0, headers: told } = answer;
      answer.resume().on('end', () => resolve({ status: statusCode, cookies: told['set-cookie'] ?? [] }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

/** Guesses at one account, each from another address. */
function* guessesAt(email: string, times: number): Generator<Guess> {
  for (let n = 0; n < times; n += 1) yield { email, password: `wrong ${n}`, from: addressOf(n) };
}

/** The same password for many accounts that need not exist, from one address. */
function* spray(times: number, from: string): Generator<Guess> {
  for (let n = 0; n < times; n += 1)
    yield { email: `guest-${n}@example.org`, password: 'a good guess', from };
}

/** In turn of IPv4 and, each in a network of its own, of IPv6. */
function addressOf(n: number): string {
  return n % 2 ? `2001:db8:${n.toString(16)}:1::5` : `100.${64 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
}
