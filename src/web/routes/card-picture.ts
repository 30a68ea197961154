import { getCardForViewer } from '#server/cards/read.ts';
import { getServices, getUser } from '#web/context.ts';
import type { Route } from './+types/card-picture';

/** Wide enough for a tile of the dashboard on a screen of double density. */
const width = 640;

/** The whole card as a small JPEG, for tiles. Its address names the revision, so it can be kept for ever. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, scenes } = getServices(context);
  const user = await getUser(context);
  const found = await getCardForViewer(db, params.id, user?.id ?? null);
  if (found.state !== 'found')
    return new Response('Card not found', { status: found.state === 'gone' ? 410 : 404 });
  const isNamed = new URL(request.url).searchParams.get('revision') === `${found.revision}`;
  return new Response(new Uint8Array(await scenes.picture(found.card, width)), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': isNamed ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    },
  });
}
