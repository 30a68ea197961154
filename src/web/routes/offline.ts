import { siteOf } from '#content/site.ts';
import { offlinePage } from '#server/http/error-responses.ts';
import { getServices } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { Route } from './+types/offline';

/** What the service worker shows in the place of a page that does not come. */
export function loader({ context }: Route.LoaderArgs): Response {
  return offlinePage(siteOf(getServices(context).config.site).name, pageLanguage());
}
