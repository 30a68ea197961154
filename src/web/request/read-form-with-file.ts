import { limits } from '#card/document/limits.ts';
import { messageTextIn } from '#content/languages/text-in.ts';
import type { CardId } from '#server/cards/types.ts';
import { storeAttachment } from '#server/contributions/attach.ts';
import { attachLimits } from '#server/contributions/limits.ts';
import { FilesUnavailable } from '#server/files/store/file-store.ts';
import { type FileField, readSentForm } from '#server/files/uploads/sent-form.ts';
import type { ReceivedFile } from '#server/files/uploads/uploads.ts';
import { randomId } from '#server/random-id.ts';
import { checkLimits } from '#server/rate-limits/route-limits.ts';
import type { Services } from '#server/services.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { uploadRefusal } from './answer-upload.ts';
import { parseForm } from './read-form.ts';

/** Why something was not taken, as the page says it. */
export interface Problem {
  readonly status: number;
  readonly sentence: string;
  /** Seconds, where it was asked too often. */
  readonly retryAfter?: number;
}

interface Sent {
  readonly services: Services;
  readonly request: Request;
  /** The link or the card by which it comes, unchecked or not: it counts. */
  readonly source: string;
  /** The card that takes the file; null when it takes none now: the words are read alone. */
  readonly cardId: CardId | null;
}

interface Stored extends Sent {
  readonly cardId: CardId;
}

export interface FormWithFile {
  readonly fields: Record<string, string>;
  /** What is wrong with a file that came with it; the rest of the form is as it was typed. */
  readonly problem: Problem | null;
}

/** Visitors have no account whose uploads wait for each other: each is somebody else, and `attachLimits` counts them. */
const aVisitor = randomId;

/** Bytes of a form besides its file. */
const restOfForm = 64 * 1024;

/**
 * The form of a note or of a reply. Without scripts its photo or voice comes with it: that is stored whatever else is
 * wrong, and named in the field `file`, so that nobody has to choose it twice.
 */
export async function readFormWithFile(sent: Sent): Promise<Result<FormWithFile, Problem>> {
  const { request, services } = sent;
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('multipart/')) {
    const form = await parseForm(request);
    return form.ok ? ok({ fields: form.value, problem: null }) : fail(said(form.error));
  }
  const upload = { request, uploaderId: aVisitor(), max: limits.photo.bytes + restOfForm };
  const received = await services.uploads.receive<Result<FormWithFile, Problem>>(
    upload,
    async (body) => {
      const form = await readSentForm(body, { contentType });
      if (!form) return fail(said({ status: 400, sentence: ['form.unreadable'] }));
      const { fields } = form;
      const kind = form.photo ? 'photo' : 'voice';
      const file = form[kind];
      const { cardId } = sent;
      if (!file || cardId === null) return ok({ fields, problem: null });
      const stored = await storeSent({ ...sent, cardId }, { kind, file });
      return ok(
        stored.ok
          ? { fields: { ...fields, kind, file: stored.value, ink: '' }, problem: null }
          : { fields, problem: stored.error },
      );
    },
    async (beginning) => {
      // Files come after all that is typed.
      const form = await readSentForm(beginning, { contentType, isCut: true });
      const tooLarge = form?.photo
        ? uploadRefusal('too-large', 'photo', limits.photo.bytes)
        : uploadRefusal('too-large', 'sound', limits.audio.bytes);
      return ok({ fields: form?.fields ?? {}, problem: tooLarge });
    },
  );
  return received.ok ? received.value : fail(uploadRefusal(received.error, 'photo', limits.photo.bytes));
}

/** Stores one file that is the whole body of a request, as scripts send it while the form is filled in. */
export async function receiveAttachment(sent: Stored, kind: FileField): Promise<Result<string, Problem>> {
  const [what, max] =
    kind === 'photo' ? (['photo', limits.photo.bytes] as const) : (['sound', limits.audio.bytes] as const);
  const upload = { request: sent.request, uploaderId: aVisitor(), max };
  const received = await sent.services.uploads.receive(upload, (file) => storeSent(sent, { kind, file }));
  return received.ok ? received.value : fail(uploadRefusal(received.error, what, max));
}

async function storeSent(
  { services, request, source, cardId }: Stored,
  attached: { readonly kind: FileField; readonly file: ReceivedFile },
): Promise<Result<string, Problem>> {
  const tooMany = await checkLimits(services.limiter, attachLimits(source, request.headers));
  if (tooMany) return fail(said(tooMany));
  try {
    const stored = await storeAttachment({ ...services, cardId, ...attached });
    if (stored.ok) return stored;
    const { reason, sentence } = stored.error;
    return fail(said({ status: reason === 'busy' ? 503 : 422, sentence }));
  } catch (err) {
    if (!(err instanceof FilesUnavailable)) throw err;
    services.log.error({ err }, `${attached.kind} not stored`);
    return fail(said({ status: 503, sentence: err.sentence }));
  }
}

function said<
  Told extends { readonly status: number; readonly sentence: Parameters<typeof messageTextIn>[1] },
>(told: Told) {
  return { ...told, sentence: messageTextIn(pageLanguage(), told.sentence) };
}
