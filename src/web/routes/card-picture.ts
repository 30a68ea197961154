import { getServices, requireCard } from '../request/context.ts';
import type { Route } from './+types/card-picture';

/** Pixels: a tile of the dashboard on a screen of double density. */
const width = 640;

/** The card as a small JPEG, for tiles. The address contains the revision, so it can be cached for ever. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  const isNamed = new URL(request.url).searchParams.get('revision') === `${found.revision}`;
  const { scenes, pictureCache } = getServices(context);
  const picture = await pictureCache.get('picture', { content: found.cardContent }, () =>
    scenes.picture(found, width),
  );
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'x-robots-tag': 'noindex',
      // Other sites may embed the picture of a public card.
      ...(found.access.status === 'published' && { 'cross-origin-resource-policy': 'cross-origin' }),
      'cache-control': isNamed ? 'private, max-age=31536000, immutable' : 'private, no-cache',
    },
  });
}
