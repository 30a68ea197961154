import { getCardForViewer } from '#server/cards/read.ts';
import { answerAttachment } from '../request/answer-attachment.ts';
import { getServices } from '../request/context.ts';
import { errorsText } from '../texts/errors.ts';
import type { Route } from './+types/reply-voice';

/** Stores the voice of a receiver who thanks those who signed a card: the request's body is the file. */
export async function action({ request, params, context }: Route.ActionArgs): Promise<Response> {
  const cardOf = async () => {
    const found = await getCardForViewer(getServices(context).db, params.id, null);
    const takesVoices = found.state === 'found' && found.notes.length > 0 && !found.access.isRepliesClosed;
    return takesVoices ? found.id : null;
  };
  const missing = errorsText('reply.closed');
  return answerAttachment({ context, request, source: params.id, kind: 'voice', cardOf, missing });
}
