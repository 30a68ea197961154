import { getServices, requireCard } from '../request/context.ts';
import type { Route } from './+types/card-scene';

/** The card laid out, for a page that came with the drawing alone and is now asked for a file. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  return Response.json(await getServices(context).scenes.scene(found.card));
}
