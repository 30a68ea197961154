import { limits } from '#card/document/limits.ts';
import { soundName } from '#server/files/sounds/name.ts';
import { storeSound } from '#server/files/write.ts';
import { ok } from '#std/result.ts';
import { answerUpload } from '../request/answer-upload.ts';
import type { SoundAnswer } from '../studio/upload/sound-upload.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { studioText } from '../texts/studio.ts';
import type { Route } from './+types/studio-sound';

/** Stores one sound from the request's body. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const kind = url.searchParams.get('kind');
  if (kind !== 'upload' && kind !== 'recording') return Response.json({ error: unclear() }, { status: 400 });
  const name = soundName(url.searchParams.get('name') ?? '', kind, pageLanguage());
  return answerUpload({
    request,
    context,
    what: 'sound',
    max: limits.audio.bytes,
    async store(upload) {
      const stored = await storeSound({ ...upload, kind });
      return stored.ok ? ok<SoundAnswer>({ sound: { ...stored.value, name } }) : stored;
    },
  });
}

const unclear = () => studioText('soundUpload.noKind.error');
