import type { MessageRef } from '#content/languages/message-ref.ts';
import type { ReceivedFile, UploadProblem } from '#server/files/uploads/uploads.ts';
import type { Services } from '#server/services.ts';
import type { Result } from '#std/result.ts';
import { errorText } from '../texts/error-text.ts';
import { errorsText } from '../texts/errors.ts';
import { type Context, getServices, getUser, limit, tooManyHeaders } from './context.ts';
import { answerScript, scriptAnswer } from './script-answer.ts';

interface StoreRefusal {
  readonly reason: string;
  readonly sentence: MessageRef;
}

interface UploadRequest {
  readonly request: Request;
  readonly context: Context;
  readonly what: 'photo' | 'sound';
  /** Bytes at most. */
  readonly max: number;
  /** Keeps the file; the value is what the answer says of it. */
  readonly store: (
    upload: Pick<Services, 'db' | 'files'> & { readonly userId: string; readonly file: ReceivedFile },
  ) => Promise<Result<object, StoreRefusal>>;
}

/** Takes one file as the request's body; the answer is JSON whatever happens. */
export async function answerUpload({ request, context, what, max, store }: UploadRequest): Promise<Response> {
  const onFailure = () => scriptAnswer(503, { error: errorsText('upload.notStored', { what }) });
  return answerScript(context, { logText: `${what} not stored`, onFailure }, async () => {
    const user = await getUser(context);
    if (!user) return scriptAnswer(401, { error: errorsText('upload.logIn', { what }) });
    const tooMany = (await limit(context, request, 'upload')) ?? (await limit(context, request, what));
    if (tooMany) return scriptAnswer(429, { error: errorText(tooMany.sentence) }, tooManyHeaders(tooMany));
    const { db, files, uploads } = getServices(context);
    if (user.isGuest && (await isGuestStorageFull(context)))
      return scriptAnswer(422, { error: errorsText('upload.guestsFull') });
    const received = await uploads.receive({ request, uploaderId: user.id, max }, (file) =>
      store({ db, files, userId: user.id, file }),
    );
    if (!received.ok) {
      const { status, sentence } = uploadRefusal(received.error, what, max);
      return scriptAnswer(status, { error: sentence }, status === 429 ? { 'retry-after': '10' } : {});
    }
    const stored = received.value;
    if (stored.ok) return scriptAnswer(200, stored.value);
    const { reason, sentence } = stored.error;
    return scriptAnswer(reason === 'busy' ? 503 : 422, { error: errorText(sentence) });
  });
}

/** Whether guests have to make an account before they store more. */
export async function isGuestStorageFull(context: UploadRequest['context']): Promise<boolean> {
  const { config, guestStorage } = getServices(context);
  return (await guestStorage.read()) >= config.guestBytes;
}

/** What is said of a file that did not arrive. */
export function uploadRefusal(problem: UploadProblem, what: UploadRequest['what'], max: number) {
  const refusals = {
    'too-large': {
      status: 413,
      sentence: errorsText('upload.tooLarge', { what, max: Math.floor(max / 1024 / 1024) }),
    },
    'too-slow': {
      status: 408,
      sentence: errorsText('upload.tooSlow', { what }),
    },
    broken: { status: 400, sentence: errorsText('upload.broken', { what }) },
    busy: {
      status: 429,
      sentence: errorsText('upload.several'),
    },
  } as const satisfies Record<UploadProblem, { status: number; sentence: string }>;
  return refusals[problem];
}
