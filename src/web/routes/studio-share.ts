import { z } from 'zod';
import { requireOwnedCard } from '#server/cards/policy.ts';
import { parseChannel, parseShareKey, sharesPerAccount } from '#server/shares/types.ts';
import { recordShare, type ShareFailure } from '#server/shares/write.ts';
import type { ShareAnswer } from '../browser/record-share.ts';
import { getServices, getUser, limit, tooManyHeaders } from '../request/context.ts';
import { readBody, readJson, saysJson } from '../request/request-body.ts';
import { answerScript, scriptAnswer } from '../request/script-answer.ts';
import { errorText } from '../texts/error-text.ts';
import { studioText } from '../texts/studio.ts';
import type { Route } from './+types/studio-share';

/** Bytes. A request has three short strings. */
const maxBytes = 1024;

const requestSchema = z.object({ cardId: z.string(), channel: z.string(), key: z.string() });

/** Records a share: parse, authorise, write. The answer is always JSON. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const onFailure = () => answer(503, { error: studioText('noteShare.failed.error') });
  return answerScript(context, { logText: 'share not noted', onFailure }, () => share(request, context));
}

async function share(request: Request, context: Route.ActionArgs['context']): Promise<Response> {
  if (!saysJson(request)) return answer(415, { error: studioText('noteShare.notJson.error') });
  const body = await readBody(request, maxBytes);
  if (!body.ok && body.error === 'too-large')
    return answer(413, { error: studioText('noteShare.tooLong.error') });
  const parsed = requestSchema.safeParse(body.ok ? readJson(body.value) : null);
  const key = parseShareKey(parsed.data?.key);
  if (!parsed.success || !key) return answer(400, { error: studioText('noteShare.incomplete.error') });
  const channel = parseChannel(parsed.data.channel);
  if (!channel) return answer(422, { error: studioText('noteShare.unknownWay.error') });

  const user = await getUser(context);
  if (!user) return answer(401, { error: studioText('noteShare.loggedOut.error') });
  const tooMany = await limit(context, request, 'share');
  if (tooMany) return answer(429, { error: errorText(tooMany.sentence) }, tooManyHeaders(tooMany));
  const { db } = getServices(context);
  const owned = await requireOwnedCard(db, parsed.data.cardId, user.id);
  if (!owned.ok) return answer(...refusals().missing);
  const noted = await recordShare(db, owned.value, { channel, key });
  return noted.ok ? answer(200, { noted: true }) : answer(...refusals()[noted.error]);
}

const refusals = (): Readonly<Record<ShareFailure, [number, ShareAnswer]>> => ({
  missing: [404, { error: studioText('noteShare.notYours.error') }],
  draft: [409, { error: studioText('noteShare.draft.error') }],
  hidden: [409, { error: studioText('noteShare.hidden.error') }],
  full: [409, { error: studioText('noteShare.full.error', { count: sharesPerAccount }) }],
});

const answer = scriptAnswer<ShareAnswer>;
