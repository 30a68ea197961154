import { mostShown } from '#content/discover.ts';
import { findTemplate } from '#content/templates.ts';
import { createLikeCounts } from '#server/likes/counts.ts';
import { hashLikerId, readLikerId } from '#server/likes/liker-cookie.ts';
import { readOwnLikes } from '#server/likes/read.ts';
import { parseRandomId } from '#std/random-id.ts';
import { getServices, getUser } from '../request/context.ts';
import type { Route } from './+types/likes';

/** The likes of a page's designs, and which are this visitor's: pages are the same for everybody and cannot say so. */
export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Response> {
  const { db, config, of } = getServices(context);
  const user = await getUser(context);
  const likerId = readLikerId(config.origin, request.headers);
  const liker = { userId: user?.id ?? null, browser: likerId && hashLikerId(likerId) };
  const asked = (url.searchParams.get('designs') ?? '').split(',', mostShown).filter(isDesignId);
  const [counts, own] = await Promise.all([of(createLikeCounts).read(), readOwnLikes(db, liker, asked)]);
  const likes = asked.map((id) => [id, { liked: own.includes(id), likes: counts.get(id) ?? 0 }]);
  return Response.json(Object.fromEntries(likes), { headers: { 'cache-control': 'no-store' } });
}

function isDesignId(text: string): boolean {
  return findTemplate(text) !== null || parseRandomId(text) !== null;
}
