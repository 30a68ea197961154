import { limits } from '#card/document/limits.ts';
import { storePhoto } from '#server/files/write.ts';
import { getServices, getUser, requestContext } from '../context.ts';
import { limit, tooManyHeaders } from '../limit.ts';
import { readBody } from '../request-body.ts';
import type { PhotoAnswer } from '../studio/photo-contract.ts';
import type { Route } from './+types/studio-photo';

/** Takes one photo as the request's body, for a card or with `?kind=avatar` for the profile; the answer is JSON whatever happens. */
export async function action({ request, url, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  try {
    const user = await getUser(context);
    if (!user) return answer(401, { error: 'Please log in to add a photo.' });
    // One byte more than is allowed, so that the refusal comes from where the limit is.
    const body = await readBody(request, limits.photo.bytes + 1);
    if (!body.ok && body.error === 'broken') return answer(400, { error: broken });
    if (!body.ok) return answer(413, { error: tooLarge });
    // After the body: a browser that is still sending hears no answer.
    const tooMany = await limit(context, request, 'photo');
    if (tooMany) return answer(429, { error: tooMany.sentence }, tooManyHeaders(tooMany));
    const kind = url.searchParams.get('kind') === 'avatar' ? 'avatar' : 'photo';
    const stored = await storePhoto({ ...getServices(context), userId: user.id, bytes: body.value, kind });
    if (stored.ok) return answer(200, { photo: stored.value });
    const { reason, sentence } = stored.error;
    return answer(reason === 'busy' ? 503 : 422, { error: sentence });
  } catch (err) {
    services.log.error({ requestId, err }, 'photo not stored');
    return answer(503, { error: 'The photo could not be stored just now. Please try again in a moment.' });
  }
}

const broken = 'The photo did not arrive whole. Please try again.';
const tooLarge = `This photo is larger than ${limits.photo.bytes / 1024 / 1024} MB. Please choose a smaller one.`;

function answer(status: number, body: PhotoAnswer, headers = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
