import { getServices } from '../request/context.ts';
import type { Route } from './+types/drawing';

/** One of the drawings that cards show as emoji, as a picture for pages: flags, and what stands beside words. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const svg = await getServices(context).scenes.emoji(params.id);
  if (svg === null) throw new Response('There is no such drawing.', { status: 404 });
  return new Response(svg, {
    // A month: drawings change with a new edition of their set, in small ways.
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=2592000' },
  });
}
