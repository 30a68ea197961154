import { siteOf } from '#content/site.ts';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/manifest';

/** The web app manifest: the site's name and icons on a phone. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { name } = siteOf(getServices(context).config.site);
  const manifest = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#fff8ec',
    theme_color: '#fff8ec',
    icons: [192, 512].map((side) => ({
      src: `/icon-${side}.png`,
      sizes: `${side}x${side}`,
      type: 'image/png',
    })),
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=86400' },
  });
}
