import { signedInAgain } from '../support/matrix-world.ts';
import { ownerRows, type Product, someAddress } from '../support/product.ts';
import { changePassword, signUpMember } from '../support/visitor.ts';
import { counts, type Order, type Report, tally } from './report.ts';

/** Signed in at the same moment: a password hash takes a processor 40 ms. */
const concurrency = 4;

/** Signs somebody in `count` times, ends all of it by a new password, and tries every one of those sessions. */
export async function replayRevoked({ product, count }: Omit<Order, 'seed'>): Promise<Report> {
  const member = await signUpMember(product, 'everywhere');
  const faults: string[] = [];
  const cookies: string[] = [];
  let started = 0;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (started < count) {
        started += 1;
        if (started % 20 === 0) await ownerRows(product, 'delete from rate_limit');
        cookies.push(await signedInAgain(product, member, member.password));
      }
    }),
  );
  const open = await accepted(product, cookies);
  if (open.size !== 1 || !open.has(member.email)) faults.push(`before: ${counts(open)}`);
  await changePassword(member, 'seven lamps by the river');
  const after = await accepted(product, cookies);
  const stillOpen = cookies.length - (after.get('nobody') ?? 0);
  if (stillOpen > 0) faults.push(`${stillOpen} revoked sessions are accepted`);
  const current = (await (await member.send('/session.json')).json()) as { email: string | null };
  if (current.email !== member.email) faults.push('whoever changed the password is signed out as well');
  return {
    cases: cookies.length,
    faults,
    figures: { 'accepted before / after': `${cookies.length - (open.get('nobody') ?? 0)} / ${stillOpen}` },
  };
}

/** How many cookies sign in each account. */
async function accepted({ origin }: Product, cookies: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const cookie of cookies) {
    const headers = { cookie, 'x-forwarded-for': someAddress() };
    const { email } = (await (await fetch(`${origin}/session.json`, { headers })).json()) as {
      email: string | null;
    };
    const page = await fetch(`${origin}/dashboard`, { headers, redirect: 'manual' });
    await page.body?.cancel();
    tally(found, email ?? (page.status === 302 ? 'nobody' : 'somebody'));
  }
  return found;
}
