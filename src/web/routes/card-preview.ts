import { getServices, requireCard } from '../request/context.ts';
import type { Route } from './+types/card-preview';

/** The link preview of a card: an envelope with the receiver's name. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  const { scenes, pictureCache } = getServices(context);
  const name = `preview ${found.id} ${found.revision}`;
  const picture = await pictureCache.get(name, () => scenes.preview(found.card));
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'x-robots-tag': 'noindex',
      'cache-control':
        found.status === 'published' && !found.isHidden ? 'public, max-age=3600' : 'private, no-store',
      // Other sites may embed it.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
