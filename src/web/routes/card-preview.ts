import { getCardForViewer } from '#server/cards/read.ts';
import { getServices, getUser } from '#web/context.ts';
import type { Route } from './+types/card-preview';

/** The picture that messengers show beside the link: an envelope with the receiver's name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, scenes } = getServices(context);
  const user = await getUser(context);
  const found = await getCardForViewer(db, params.id, user?.id ?? null);
  if (found.state !== 'found')
    return new Response('Card not found', { status: found.state === 'gone' ? 410 : 404 });
  const picture = await scenes.preview(found.card);
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': found.status === 'published' ? 'public, max-age=3600' : 'private, no-store',
      // Other sites show it; that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
