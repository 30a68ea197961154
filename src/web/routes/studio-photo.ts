import { limits } from '#card/document/limits.ts';
import { storePhoto } from '#server/files/write.ts';
import { ok } from '#std/result.ts';
import type { PhotoAnswer } from '../components/upload/photo-upload.ts';
import { answerUpload } from '../request/answer-upload.ts';
import { errorText } from '../texts/error-text.ts';
import type { Route } from './+types/studio-photo';

/** Stores one photo from the request's body, for a card, or with `?kind=avatar` for the profile. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const kind = url.searchParams.get('kind') ?? 'photo';
  if (kind !== 'avatar' && kind !== 'photo')
    return Response.json({ error: errorText(['form.unknownButton']) }, { status: 400 });
  return answerUpload({
    request,
    context,
    what: 'photo',
    max: limits.photo.bytes,
    async store(upload) {
      const stored = await storePhoto({ ...upload, kind });
      return stored.ok ? ok<PhotoAnswer>({ photo: stored.value }) : stored;
    },
  });
}
