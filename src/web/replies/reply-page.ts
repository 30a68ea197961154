import type { ClosenessClues } from '#content/closeness.ts';
import { languageFrom } from '#content/languages/languages.ts';
import { type MessageRef, type MessageRefs, messageOfIssue } from '#content/languages/message-ref.ts';
import { messageTextIn } from '#content/languages/text-in.ts';
import { replySchema } from '#content/reply-form.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { type CardForViewer, parseCardId } from '#server/cards/types.ts';
import { isReading } from '#server/http/found-route.ts';
import { checkLimits } from '#server/rate-limits/route-limits.ts';
import { replyLimits } from '#server/replies/limits.ts';
import type { ReplyRefusal } from '#server/replies/types.ts';
import { refusals, storeReply } from '#server/replies/write.ts';
import { inLanguage } from '#server/request/requested-language.ts';
import { wantsJson } from '#server/request/wants-json.ts';
import type { Services } from '#server/services.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { PageFrame } from '../card-page/frame/frame.ts';
import {
  htmlResponse,
  privateAnswer,
  renderNotLoaded,
  toResponse,
} from '../card-page/frame/page-response.ts';
import { isLargeKnown } from '../card-page/frame/print-choice.ts';
import { type Problem, readFormWithFile } from '../request/read-form-with-file.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { replyPage, replyRefused, replyStored } from './documents.ts';

/** `isFinal`: sending it again cannot help. */
type Refused = Problem & { readonly isFinal?: true };

interface ReplyRequest {
  readonly request: Request;
  readonly requestId: string;
  /** As the address has it, unchecked. */
  readonly id: string;
}

type FormFields = Readonly<Record<string, string | undefined>>;

const statusOf: Readonly<Record<ReplyRefusal['reason'], number>> = {
  missing: 404,
  gone: 410,
  hidden: 410,
  sealed: 403,
  closed: 403,
  full: 409,
  voice: 409,
};

/**
 * Where a receiver answers a card, without an account: a page with the form, and what takes it. The script of the card's
 * page asks for JSON instead of a page. Nobody's session counts.
 */
export function createReplyPage(services: Services, plainFrame: PageFrame) {
  const { config, db, log } = services;
  const frameOf = ({ headers }: Request) => ({
    ...plainFrame,
    isLarge: isLargeKnown(headers, config.origin),
  });
  const addressOfCard = (id: string) => `${config.origin}/card/${id}`;

  async function post(id: string, request: Request, found: CardForViewer): Promise<Response> {
    const clues = cluesOf(found);
    const [signers, fromName] = found.state === 'found' ? [found.notes, found.card.fromName] : [[], ''];
    const frame = frameOf(request);
    const isJson = wantsJson(request.headers.get('accept'));
    // A voice thanks those who signed: a card that nobody signed takes none.
    const voiceCardId = signers.length > 0 ? parseCardId(id) : null;
    const form = await readFormWithFile({ services, request, source: id, cardId: voiceCardId });
    const fields = form.ok ? form.value.fields : {};
    const problem = form.ok ? form.value.problem : form.error;
    const outcome = problem ? fail<Refused>(problem) : await takeReply(services, { id, request }, fields);
    if (outcome.ok) return isJson ? Response.json({}) : htmlResponse(replyStored(frame, id, clues));
    const { status, sentence, retryAfter, isFinal } = outcome.error;
    const headers = retryAfter ? { 'retry-after': `${retryAfter}` } : {};
    if (isJson) return Response.json({ error: sentence }, { status, headers });
    if (isFinal || !form.ok) return htmlResponse(replyRefused(frame, sentence, clues), { status, headers });
    const again = { id, address: addressOfCard(id), fromName, typed: fields, signers };
    const page = replyPage(frame, { ...again, problem: sentence, clues });
    return htmlResponse(page, { status, headers });
  }

  function show(found: CardForViewer, { request, requestId }: Omit<ReplyRequest, 'id'>): Response {
    const frame = frameOf(request);
    if (found.state === 'found' && !found.access.isRepliesClosed) {
      const { toName, fromName } = found.card;
      const address = addressOfCard(found.id);
      const form = { id: found.id, address, fromName, typed: { name: toName }, signers: found.notes };
      return htmlResponse(replyPage(frame, { ...form, problem: null, clues: found.card }));
    }
    // A newer release is being installed: soon every process can read it.
    if (found.state === 'unreadable' && found.why === 'newer')
      return toResponse(renderNotLoaded(frame, requestId, true));
    const reason =
      found.state === 'found' ? 'closed' : found.state === 'unreadable' ? 'missing' : found.state;
    const sentence = messageTextIn(pageLanguage(), sentencesForReader[reason] ?? refusals[reason].sentence);
    return htmlResponse(replyRefused(frame, sentence, cluesOf(found)), { status: statusOf[reason] });
  }

  async function respond({ request, requestId, id }: ReplyRequest, found: CardForViewer): Promise<Response> {
    if (request.method === 'POST') return post(id, request, found);
    if (isReading(request)) return show(found, { request, requestId });
    return new Response(messageTextIn(pageLanguage(), ['server.replyByForm']), {
      status: 405,
      headers: { allow: 'GET, HEAD, POST' },
    });
  }

  return (asked: ReplyRequest): Promise<Response> =>
    privateAnswer({ frame: plainFrame, log }, asked, async () => {
      const found = await getCardForViewer(db, asked.id, null);
      return inLanguage(languageFrom(cluesOf(found).language), () => respond(asked, found));
    });
}

/** Parse, limit, write. */
async function takeReply(
  services: Services,
  { id, request: { headers } }: Pick<ReplyRequest, 'id' | 'request'>,
  typed: FormFields,
): Promise<Result<void, Refused>> {
  const cardId = parseCardId(id);
  if (!cardId) return fail({ ...refused(404, ['card.notFound.title']), isFinal: true });
  const parsed = replySchema.safeParse(typed);
  if (!parsed.success) return fail(refused(400, messageOfIssue(parsed.error.issues[0]?.message)));
  const tooMany = await checkLimits(services.limiter, replyLimits(cardId, headers));
  if (tooMany) return fail({ ...tooMany, ...refused(tooMany.status, tooMany.sentence) });
  const stored = await storeReply(services, { ...parsed.data, cardId }, headers);
  if (stored.ok) return ok(undefined);
  const { reason, sentence } = stored.error;
  const why = refused(statusOf[reason], sentence);
  return fail(reason === 'voice' ? why : { ...why, isFinal: true });
}

function refused(status: number, sentence: MessageRefs): Problem {
  return { status, sentence: messageTextIn(pageLanguage(), sentence) };
}

/** Whom the page speaks to, in the card's language, as on its page; where there is none to see, in the visitor's. */
function cluesOf(found: CardForViewer): ClosenessClues {
  return found.state === 'found' || found.state === 'sealed' ? found.card : { language: pageLanguage() };
}

/** For who only asked for the form. */
const sentencesForReader: { readonly [Reason in ReplyRefusal['reason']]?: MessageRef } = {
  missing: ['reply.nothingThere'],
  sealed: ['reply.stillSealed'],
};
