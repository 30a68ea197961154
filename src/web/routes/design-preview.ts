import { splitPath } from '#content/languages/page-address.ts';
import { findDesign } from '#server/designs/find.ts';
import { designContentRevision } from '#server/scenes/design-pictures.ts';
import { getServices } from '../request/context.ts';
import { previewResponse } from '../request/file-response.ts';
import { galleryText } from '../texts/gallery.ts';
import type { Route } from './+types/design-preview';

/** The picture of a design that messengers show with the link to its page. */
export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const { read, scenes, pictureCache } = getServices(context);
  const { language } = splitPath(url.pathname);
  const found = await read((db) => findDesign(db, params.id, { language, userId: null }));
  if (!found) return new Response(galleryText('picture.missing.error'), { status: 404 });
  const content = designContentRevision(found);
  const picture = await pictureCache.get('design preview', { content }, () => scenes.designPreview(found));
  return previewResponse(picture, { 'cache-control': 'public, max-age=3600' });
}
