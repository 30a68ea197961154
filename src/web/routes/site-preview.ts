import { splitPath } from '#content/languages/page-address.ts';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/site-preview';

/** The link preview of the site: an envelope with its name. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const picture = await getServices(context).scenes.sitePreview(splitPath(url.pathname).language);
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=86400',
      // Other sites may embed it.
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
}
