import { getCardForViewer } from '#server/cards/read.ts';
import { getServices, getUser } from '#web/context.ts';
import type { Route } from './+types/card-scene';

/** The card laid out, for a page that came with the drawing alone and is now asked for a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, scenes } = getServices(context);
  const user = await getUser(context);
  const found = await getCardForViewer(db, params.id, user?.id ?? null);
  if (found.state !== 'found')
    return new Response('Card not found', { status: found.state === 'gone' ? 410 : 404 });
  return Response.json(await scenes.scene(found.card));
}
