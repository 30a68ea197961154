import type { RouterContextProvider } from 'react-router';
import type { TooMany } from '#server/rate-limits/route-limits.ts';
import type { RouteRuleName } from '#server/rate-limits/rules.ts';
import { getServices, getUser } from './context.ts';

/**
 * Counts this request under a rule of `rules.ts`: by the account where somebody is signed in and the rule says so,
 * else by the address. Null: it may go on. A form answers with `tooOften`, others put `tooManyHeaders` onto their answer.
 */
export async function limit(
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
  request: Request,
  name: RouteRuleName,
): Promise<TooMany | null> {
  const user = await getUser(context);
  return getServices(context).limits.check(name, { userId: user?.id ?? null, headers: request.headers });
}

/** Says to programs what the sentence says to people. */
export function tooManyHeaders({ retryAfter }: TooMany): Record<string, string> {
  return { 'retry-after': `${retryAfter}`, 'cache-control': 'no-store' };
}
