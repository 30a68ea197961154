import { Agent, request } from 'node:http';

/** One guess at a password, and the address that it claims to come from. */
export interface Guess {
  readonly email: string;
  readonly password: string;
  readonly from: string;
}

export interface Attack {
  /** How often each status was answered. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Answers that opened a session. */
  readonly sessions: number;
  readonly seconds: number;
}

/** Guesses at the same time: more than there are connections to the database. */
const atOnce = 32;

/** Sends guess after guess to the log-in that scripts use. */
export async function attack(origin: string, guesses: Iterable<Guess>): Promise<Attack> {
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
export function* guessesAt(email: string, times: number): Generator<Guess> {
  for (let n = 0; n < times; n += 1) yield { email, password: `wrong ${n}`, from: addressOf(n) };
}

/** The same password for many accounts that need not exist, from one address. */
export function* spray(times: number, from: string): Generator<Guess> {
  for (let n = 0; n < times; n += 1)
    yield { email: `guest-${n}@example.org`, password: 'a good guess', from };
}

/** In turn of IPv4 and, each in a network of its own, of IPv6. */
function addressOf(n: number): string {
  return n % 2 ? `2001:db8:${n.toString(16)}:1::5` : `100.${64 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}`;
}
