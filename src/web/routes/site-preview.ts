import { splitPath } from '#content/languages/page-address.ts';
import { getServices } from '../request/context.ts';
import { previewResponse } from '../request/file-response.ts';
import type { Route } from './+types/site-preview';

/** The link preview of the site: an envelope with its name. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const picture = await getServices(context).scenes.sitePreview(splitPath(url.pathname).language);
  return previewResponse(picture, { 'cache-control': 'public, max-age=86400' });
}
