import { templates } from '#content/templates.ts';
import { hashLikerId, readLikerId } from '#server/designs/liker-cookie.ts';
import { readLikes } from '#server/designs/read.ts';
import { getServices, getUser } from '../request/context.ts';
import type { Route } from './+types/likes';

/** The likes of all designs, and which are this visitor's: pages are the same for everybody and cannot say so. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config } = getServices(context);
  const user = await getUser(context);
  const id = readLikerId(config.origin, request.headers);
  const liker = { userId: user?.id ?? null, browser: id && hashLikerId(id) };
  const stored = await readLikes(db, liker);
  const likes = templates.map((design) => [design.id, stored[design.id] ?? { liked: false, likes: 0 }]);
  return Response.json(Object.fromEntries(likes), { headers: { 'cache-control': 'no-store' } });
}
