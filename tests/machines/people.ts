import type { Site } from '#tests/support/site.ts';
import { cookieOf, type Member } from '#tests/support/visitor.ts';
import type { Check } from './check.ts';

/** Whether each instance takes the cookies for those of somebody signed in. */
async function accepts(site: Site, member: Member, cookie = cookieOf(member)): Promise<boolean[]> {
  return Promise.all(
    site.instances.map(async (each) => {
      const answer = await site.ask(each, null, '/session.json', { headers: { cookie } });
      return ((await answer.json()) as { email: string | null }).email === member.email;
    }),
  );
}

async function signIn({ post, email, password }: Member): Promise<void> {
  const answer = await post('/api/auth/sign-in/email', { email, password, rememberMe: true });
  if (!answer.ok) throw new Error(`Nobody was signed in: ${answer.status}`);
}

interface End {
  readonly path: string;
  readonly headers?: Record<string, string>;
  readonly body: string | URLSearchParams;
}

/** The ways in which sessions end, each with a request at one instance. */
const ends: Readonly<Record<string, (member: Member) => End>> = {
  'signing out': () => ({
    path: '/api/auth/sign-out',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }),
  'a change of the password': ({ password }) =>
    settings({
      intent: 'change-password',
      currentPassword: password,
      password: 'seven lamps by the river',
      confirmPassword: 'seven lamps by the river',
    }),
  'the end of the account': ({ password }) => settings({ intent: 'delete-account', ownPassword: password }),
};

function settings(form: Record<string, string>): End {
  return { path: '/dashboard/settings', body: new URLSearchParams(form) };
}

/** Who signs in at one is signed in at all; what ends a session at one ends it at all, when the answer is there. */
export async function* sessions(site: Site, rounds: number): AsyncGenerator<Check> {
  const [first] = site.instances;
  if (!first) return;
  for (const [what, end] of Object.entries(ends)) {
    let [refused, accepted] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const member = await site.signUpMember('leaving');
      const elsewhere = cookieOf(member);
      await signIn(member);
      // The password's change leaves the browser in that did it.
      const cookie = what === 'a change of the password' ? elsewhere : cookieOf(member);
      refused += (await accepts(site, member, cookie)).filter((yes) => !yes).length;
      const { path, ...rest } = end(member);
      const answer = await site.ask(first, member, path, { method: 'POST', ...rest });
      if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}.`);
      accepted += (await accepts(site, member, cookie)).filter((yes) => yes).length;
    }
    yield {
      what: `${what} at one instance, ${rounds} times`,
      isRight: refused === 0 && accepted === 0,
      found: `before it ${refused} refused, after it ${accepted} accepted, of ${rounds * site.instances.length}`,
    };
  }
}

/** Guesses are counted together, also when they come at the same moment. */
export async function* limits(site: Site): AsyncGenerator<Check> {
  const { email } = await site.signUpMember('guessed');
  const statuses = await Promise.all(
    Array.from({ length: 24 }, async (_, guess) => {
      const instance = site.instances[guess % site.instances.length];
      if (!instance) return 0;
      const body = JSON.stringify({ email, password: `a wrong guess ${guess}`, rememberMe: false });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${guess}` };
      return (await site.ask(instance, null, '/api/auth/sign-in/email', { method: 'POST', headers, body }))
        .status;
    }),
  );
  const [heard, refused] = [401, 429].map((code) => statuses.filter((status) => status === code).length);
  yield {
    what: '24 guesses at one moment, over all instances',
    isRight: heard === 10 && refused === 14,
    found: `${heard} heard, ${refused} refused`,
  };
}
