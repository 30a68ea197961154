import { z } from 'zod';
import { limits } from '#card/document/limits.ts';
import { normaliseText } from '#card/text/normalise-text.ts';
import { firstLanguage } from '#content/languages/languages.ts';
import { anyone, relationships } from '#content/relationships.ts';
import { tones } from '#content/tones.ts';
import { maxAboutLength } from '#content/wishes/wish-request.ts';
import type { WishFailure } from '#server/wish-model/wish-model.ts';
import { getServices, getUser, limit, tooManyHeaders } from '../request/context.ts';
import { readBody, readJson, saysJson } from '../request/request-body.ts';
import { answerScript, scriptAnswer } from '../request/script-answer.ts';
import type { WishAnswer } from '../studio/wish/wishes.ts';
import { errorText } from '../texts/error-text.ts';
import { studioText } from '../texts/studio.ts';
import type { Route } from './+types/studio-wish';

/** Bytes of a request: a memory, a wish and two names in any script. */
const maxBytes = 8 * 1024;

const shortText = (max: number, too: 'askWish.aboutTooLong.error' | 'askWish.incomplete.error') =>
  z
    .string()
    .transform((text) => normaliseText(text).trim())
    .refine((text) => [...text].length <= max, {
      error: () =>
        too === 'askWish.incomplete.error' ? studioText(too) : studioText(too, { max: maxAboutLength }),
    });

const requestSchema = z.object({
  tone: z.enum(tones.map(({ key }) => key)),
  relationship: z.enum([...relationships, anyone]),
  about: shortText(maxAboutLength, 'askWish.aboutTooLong.error'),
  example: shortText(limits.message, 'askWish.incomplete.error'),
  toName: shortText(limits.name, 'askWish.incomplete.error'),
  fromName: shortText(limits.name, 'askWish.incomplete.error'),
  // A page of before there was a choice sends none.
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .default(firstLanguage),
});

/** Writes a wish with the operator's model: parse, authorise, ask. The answer is JSON whatever happens. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const onFailure = () => answer(503, { error: studioText('askWish.failed.error') });
  return answerScript(context, { logText: 'no wish written', onFailure }, () => writeWish(request, context));
}

async function writeWish(request: Request, context: Route.ActionArgs['context']): Promise<Response> {
  const { wishModel } = getServices(context);
  if (!wishModel) return answer(404, { error: studioText('askWish.noModel.error') });
  if (!saysJson(request)) return answer(415, { error: studioText('askWish.notJson.error') });
  const body = await readBody(request, maxBytes);
  if (!body.ok && body.error === 'too-large')
    return answer(413, { error: studioText('askWish.tooLong.error') });
  const parsed = requestSchema.safeParse(body.ok ? readJson(body.value) : null);
  if (!parsed.success) {
    const custom = parsed.error.issues.find(({ code }) => code === 'custom');
    return answer(400, { error: custom?.message ?? studioText('askWish.choices.error') });
  }
  const user = await getUser(context);
  if (!user) return answer(401, { error: studioText('askWish.loggedOut.error') });
  const tooMany = await limit(context, request, user.isGuest ? 'guestWish' : 'wish');
  if (tooMany) return answer(429, { error: errorText(tooMany.sentence) }, tooManyHeaders(tooMany));
  const written = await wishModel.write(parsed.data);
  return written.ok
    ? answer(200, { wish: written.value })
    : answer(written.error === 'away' ? 503 : 422, { error: sentences()[written.error] });
}

const sentences = (): Readonly<Record<WishFailure, string>> => ({
  away: studioText('askWish.modelAway.error'),
  unusable: studioText('askWish.nothingFits.error'),
});

const answer = scriptAnswer<WishAnswer>;
