import { messageTextIn } from '#content/languages/text-in.ts';
import { findSignedCard } from '#server/contributions/read.ts';
import { parseLinkSecret } from '#server/contributions/types.ts';
import { refusals } from '#server/contributions/write.ts';
import { getServices, requestContext } from '#web/request/context.ts';
import { receiveAttachment } from '../contributions/pages/read-note-form.ts';
import { errorsText } from '../texts/errors.ts';
import { pageLanguage } from '../texts/page-language.ts';
import type { Route } from './+types/sign-attachment';

/** Stores a photo or a voice for a note that is being written: the request's body is the file. */
export async function action({ request, params, url, context }: Route.ActionArgs): Promise<Response> {
  const kind = url.searchParams.get('kind');
  if (kind !== 'photo' && kind !== 'voice') return answer(400, { error: errorsText('form.unknownButton') });
  const { services, requestId } = context.get(requestContext);
  const what = kind === 'photo' ? 'photo' : 'sound';
  try {
    const { db } = getServices(context);
    const secret = parseLinkSecret(params.secret);
    const cardId = secret && (await findSignedCard(db, secret));
    if (!cardId) return answer(404, { error: messageTextIn(pageLanguage(), refusals.missing.sentence) });
    const stored = await receiveAttachment({ services, request, secret, cardId }, kind);
    if (stored.ok) return answer(200, { file: stored.value });
    const { status, sentence, retryAfter } = stored.error;
    return answer(
      status,
      { error: sentence },
      retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` },
    );
  } catch (err) {
    services.log.error({ requestId, err }, `${kind} of a note not stored`);
    return answer(503, { error: errorsText('upload.notStored', { what }) });
  }
}

function answer(status: number, body: object, headers = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
