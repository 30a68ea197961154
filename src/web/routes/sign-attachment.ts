import { findSignedCard } from '#server/contributions/read.ts';
import { parseLinkSecret } from '#server/contributions/types.ts';
import { answerAttachment } from '../request/answer-attachment.ts';
import { getServices } from '../request/context.ts';
import { errorsText } from '../texts/errors.ts';
import type { Route } from './+types/sign-attachment';

/** Stores a photo or a voice for a note that is being written: the request's body is the file. */
export async function action({ request, params, url, context }: Route.ActionArgs): Promise<Response> {
  const kind = url.searchParams.get('kind');
  if (kind !== 'photo' && kind !== 'voice')
    return Response.json({ error: errorsText('form.unknownButton') }, { status: 400 });
  const secret = parseLinkSecret(params.secret);
  const cardOf = async () => secret && findSignedCard(getServices(context).db, secret);
  const missing = errorsText('note.missing');
  return answerAttachment({ context, request, source: params.secret, kind, cardOf, missing });
}
