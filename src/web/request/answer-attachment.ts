import type { CardId } from '#server/cards/types.ts';
import type { FileField } from '#server/files/uploads/sent-form.ts';
import type { Services } from '#server/services.ts';
import { errorsText } from '../texts/errors.ts';
import { uploadAnswer } from './answer-upload.ts';
import { receiveAttachment } from './read-form-with-file.ts';

interface AttachmentRequest {
  readonly services: Services;
  readonly requestId: string;
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
export async function answerAttachment(asked: AttachmentRequest): Promise<Response> {
  const { services, requestId, request, source, kind, cardOf, missing } = asked;
  try {
    const cardId = await cardOf();
    if (!cardId) return uploadAnswer(404, { error: missing });
    const stored = await receiveAttachment({ services, request, source, cardId }, kind);
    if (stored.ok) return uploadAnswer(200, { file: stored.value });
    const { status, sentence, retryAfter } = stored.error;
    return uploadAnswer(
      status,
      { error: sentence },
      retryAfter === undefined ? {} : { 'retry-after': `${retryAfter}` },
    );
  } catch (err) {
    services.log.error({ requestId, err }, `${kind} not stored`);
    return uploadAnswer(503, {
      error: errorsText('upload.notStored', { what: kind === 'photo' ? 'photo' : 'sound' }),
    });
  }
}
