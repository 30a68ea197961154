import { cardOfLook } from '#server/designs/find.ts';
import { designFaces } from '#server/scenes/design-faces.ts';
import { getServices, requireUser } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { Route } from './+types/publish-design-picture';
import { findPublishSubject } from './publish-subject.ts';

/** Pixels: as wide as the page shows the widest of them, at one and a half pixels for one. */
const width = 480;

/** A face of a look that somebody may publish, as it will be seen. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const user = await requireUser(url, context);
  const { db, pictureThread } = getServices(context);
  const subject = await findPublishSubject(db, url.searchParams, user.id);
  const face = designFaces.find((one) => one === url.searchParams.get('face'));
  if (!subject || !face) return new Response(null, { status: 404 });
  const { look, tone, design } = subject;
  const card = await cardOfLook({ look, tone, occasion: design?.occasion ?? null }, pageLanguage());
  const hasPhotoFrames = design?.motif === 'photos';
  const picture = await pictureThread.designFace({ card, hasPhotoFrames }, face, width);
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=60' },
  });
}
