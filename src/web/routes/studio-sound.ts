import { limits } from '#card/document/limits.ts';
import { soundName } from '#server/files/sounds/name.ts';
import { storeSound } from '#server/files/write.ts';
import { getServices, getUser, requestContext } from '../context.ts';
import { limit, tooManyHeaders } from '../limit.ts';
import { readBody } from '../request-body.ts';
import type { SoundAnswer } from '../studio/sound-contract.ts';
import type { Route } from './+types/studio-sound';

/** Takes one sound as the request's body; the answer is JSON whatever happens. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  try {
    const user = await getUser(context);
    if (!user) return answer(401, { error: 'Please log in to add a sound.' });
    const query = new URL(request.url).searchParams;
    const kind = query.get('kind');
    if (kind !== 'upload' && kind !== 'recording') return answer(400, { error: unclear });
    // One byte more than is allowed, so that the refusal comes from where the limit is.
    const body = await readBody(request, limits.audio.bytes + 1);
    if (!body.ok && body.error === 'broken') return answer(400, { error: broken });
    if (!body.ok) return answer(413, { error: tooLarge });
    // After the body: a browser that is still sending hears no answer.
    const tooMany = await limit(context, request, 'sound');
    if (tooMany) return answer(429, { error: tooMany.sentence }, tooManyHeaders(tooMany));
    const upload = { ...getServices(context), userId: user.id, bytes: body.value, kind } as const;
    const stored = await storeSound(upload);
    if (!stored.ok) {
      const { reason, sentence } = stored.error;
      return answer(reason === 'busy' ? 503 : 422, { error: sentence });
    }
    return answer(200, { sound: { ...stored.value, name: soundName(query.get('name') ?? '', kind) } });
  } catch (err) {
    services.log.error({ requestId, err }, 'sound not stored');
    return answer(503, { error: 'The sound could not be stored just now. Please try again in a moment.' });
  }
}

const unclear = 'It was not said whether this is a file or a recording. Please choose your sound again.';
const broken = 'The sound did not arrive whole. Please try again.';
const tooLarge = `This sound is larger than ${limits.audio.bytes / 1024 / 1024} MB. Please choose a smaller one.`;

function answer(status: number, body: SoundAnswer, headers = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
