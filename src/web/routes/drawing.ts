import { getServices } from '../request/context.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/drawing';

/** An emoji's drawing as an SVG file, for pages. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const svg = await getServices(context).scenes.emoji(params.id);
  if (svg === null) throw new Response(siteText('missing.drawing.error'), { status: 404 });
  return new Response(svg, {
    // One month, because drawings change slightly with new versions of their set.
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=2592000' },
  });
}
