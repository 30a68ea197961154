import { getServices } from '../request/context.ts';
import type { Route } from './+types/site-preview';

/** The picture that messengers show beside a link to the site itself: an envelope with its name. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const picture = await getServices(context).scenes.sitePreview();
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      // Other sites show it; that is what it is for.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
