import type { CardId } from '#server/cards/types.ts';
import type { FileField } from '#server/files/uploads/sent-form.ts';
import { errorsText } from '../texts/errors.ts';
import { type Context, getServices } from './context.ts';
import { receiveAttachment } from './read-form-with-file.ts';
import { answerScript, scriptAnswer } from './script-answer.ts';

interface AttachmentRequest {
  readonly context: Context;
  readonly request: Request;
  /** The link or the card by which it comes: it counts. */
  readonly source: string;
  readonly kind: FileField;
  /** The card that it is for; null when that takes none now. */
  readonly cardOf: () => Promise<CardId | null>;
  /** What is said then. */
  readonly missing: string;
}

/** Takes one file while a form is filled in; the answer is JSON whatever happens. */
export function answerAttachment(asked: AttachmentRequest): Promise<Response> {
  const { context, request, source, kind, cardOf, missing } = asked;
  const what = kind === 'photo' ? 'photo' : 'sound';
  const onFailure = () => scriptAnswer(503, { error: errorsText('upload.notStored', { what }) });
  return answerScript(context, { logText: `${kind} not stored`, onFailure }, async () => {
    const cardId = await cardOf();
    if (!cardId) return scriptAnswer(404, { error: missing });
    const services = getServices(context);
    const stored = await receiveAttachment({ services, request, source, cardId }, kind);
    if (stored.ok) return scriptAnswer(200, { file: stored.value });
    const { status, sentence, retryAfter } = stored.error;
    return scriptAnswer(status, { error: sentence }, retryAfter && { 'retry-after': `${retryAfter}` });
  });
}
