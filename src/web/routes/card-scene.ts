import { faces } from '#card/faces/faces.ts';
import { getServices, requireCard } from '../request/context.ts';
import { siteText } from '../texts/site.ts';
import type { Route } from './+types/card-scene';

/**
 * What a card's downloads are drawn from: its pages on the face `?face=`, with `&notes` only those of its notes, or with
 * `?envelope` its envelope.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = await requireCard(params.id, context);
  const { scenes } = getServices(context);
  if (url.searchParams.has('envelope')) return Response.json(await scenes.envelope(found));
  const face = faces.find(({ key }) => key === url.searchParams.get('face'));
  if (!face) return new Response(siteText('missing.face.error'), { status: 404 });
  const pages = url.searchParams.has('notes') ? scenes.notePages(found, face) : scenes.pages(found, face);
  return Response.json(await pages);
}
