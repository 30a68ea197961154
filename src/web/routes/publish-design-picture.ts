import { contentRevision } from '#card/document/shown-card.ts';
import { type DesignFace, designFaces } from '#content/design-publishing.ts';
import { isOperator, type Viewer } from '#server/auth/viewer.ts';
import { cardOfLook } from '#server/designs/find.ts';
import { findReviewedDesign } from '#server/designs/review.ts';
import { fingerprintOf, readStoredLook } from '#server/designs/stored-look.ts';
import type { Services } from '#server/services.ts';
import { parseRandomId } from '#std/random-id.ts';
import { getServices, requireViewer } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { Route } from './+types/publish-design-picture';
import { findPublishSubject } from './publish-subject.ts';

/** Pixels: as wide as the page shows the widest of them, at one and a half pixels for one. */
const width = 480;

/** A face of a look that somebody may publish, as it will be seen, for them and for operators. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const viewer = await requireViewer(url, context);
  const services = getServices(context);
  const { searchParams } = url;
  const face = (Object.keys(designFaces) as DesignFace[]).find((one) => one === searchParams.get('face'));
  const found =
    (await ofMaker(services, searchParams, viewer)) ?? (await ofOperator(services, searchParams, viewer));
  if (!found || !face) return new Response(null, { status: 404 });
  const { look, tone, occasion, motif } = found;
  const language = pageLanguage();
  const content = contentRevision(fingerprintOf(look), tone, occasion ?? '', motif ?? '', language);
  const picture = await services.pictureCache.get(`design ${face}`, { content }, async () => {
    const design = { card: await cardOfLook(found, language), hasPhotoFrames: motif === 'photos' };
    return Buffer.from(await services.pictureThread.designFace(design, face, width));
  });
  return new Response(new Uint8Array(picture), {
    headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=60' },
  });
}

async function ofMaker({ db }: Services, query: URLSearchParams, { userId }: Viewer) {
  const subject = await findPublishSubject(db, query, userId);
  if (!subject) return null;
  const { look, tone, design } = subject;
  return { look, tone, occasion: design?.occasion ?? null, motif: design?.motif ?? null };
}

async function ofOperator({ db, config }: Services, query: URLSearchParams, viewer: Viewer) {
  const id = parseRandomId(query.get('design'));
  const found = id && isOperator(viewer, config.adminEmails) ? await findReviewedDesign(db, id) : null;
  const look = found && readStoredLook(found.design.look);
  return look && { ...found.design, look };
}
