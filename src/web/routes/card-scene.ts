import { faces } from '#card/faces/faces.ts';
import { getServices, requireCard } from '../request/context.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/card-scene';

/**
 * The card's scene, for downloads from a page that was served with the SVG only; with `?face=`, its pages on that face;
 * with `?envelope`, its envelope for a video.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { card } = await requireCard(params.id, context);
  const { scenes } = getServices(context);
  if (url.searchParams.has('envelope')) return Response.json(await scenes.envelope(card));
  const key = url.searchParams.get('face');
  if (key === null) return Response.json(await scenes.scene(card));
  const face = faces.find((one) => one.key === key);
  if (!face) return new Response(siteText('cardScene.thereIsNoSuch'), { status: 404 });
  return Response.json(await scenes.pages(card, face));
}
