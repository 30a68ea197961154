import { getUser } from '../request/context.ts';
import type { Route } from './+types/session';

/** The signed-in user, for pages that were left open: `{ email }`, null for nobody. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const user = await getUser(context);
  return Response.json({ email: user?.email ?? null }, { headers: { 'cache-control': 'no-store' } });
}
