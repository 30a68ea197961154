import { getServices, requireCard } from '../request/context.ts';
import type { Route } from './+types/card-scene';

/** The card's scene, for downloads from a page that was served with the SVG only. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  return Response.json(await getServices(context).scenes.scene(found.card));
}
