import { getUser } from '../request/context.ts';
import type { Route } from './+types/session';

/** Who is signed in, for pages that were left open: the address of an account, or the id of a guest. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const user = await getUser(context);
  const body = { email: user?.email ?? null, guest: user?.isGuest ? user.id : null };
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
