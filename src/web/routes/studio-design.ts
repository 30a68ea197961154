import { z } from 'zod';
import { designLimits } from '#content/design-limits.ts';
import { parseCard, requireOwnedCard } from '#server/cards/policy.ts';
import { maxCardBytes, parseCreationKey } from '#server/cards/types.ts';
import { designOf, findDesignInStudio, parseDesignName, saveDesign } from '#server/designs/own.ts';
import { getServices, getUser, limit, tooManyHeaders } from '../request/context.ts';
import { readBody, readJson, saysJson } from '../request/request-body.ts';
import { answerScript, scriptAnswer } from '../request/script-answer.ts';
import type { DesignAnswer } from '../studio/save/design-contract.ts';
import { errorText } from '../texts/error-text.ts';
import { favouritesText } from '../texts/favourites.ts';
import { studioText } from '../texts/studio.ts';
import type { Route } from './+types/studio-design';

const requestSchema = z.object({
  userId: z.string(),
  creationKey: z.unknown(),
  name: z.string(),
  card: z.unknown(),
  cardId: z.string().nullable(),
  design: z.string().nullable(),
});

/** Saves the look of the card in the studio as a design. The answer is always JSON. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const onFailure = () => answer(503, { error: favouritesText('tryLater.text') });
  return answerScript(context, { logText: 'design not saved', onFailure }, () => save(request, context));
}

/** Authorises before it reads the card, as `saveCard` does. */
async function save(request: Request, context: Route.ActionArgs['context']): Promise<Response> {
  if (!saysJson(request)) return answer(415, { error: studioText('save.notJson.error') });
  const body = await readBody(request, maxCardBytes + 1024);
  if (!body.ok && body.error === 'too-large')
    return answer(413, { error: studioText('save.tooLarge.error', { max: maxCardBytes / 1024 }) });
  const parsed = requestSchema.safeParse(body.ok ? readJson(body.value) : null);
  const creationKey = parseCreationKey(parsed.data?.creationKey);
  if (!parsed.success || !creationKey) return answer(400, { error: studioText('save.incomplete.error') });
  const { userId, cardId, design } = parsed.data;
  const user = await getUser(context);
  if (!user) return answer(401, { error: studioText('save.loggedOut.error') });
  if (user.id !== userId) return answer(401, { error: studioText('save.otherAccount.error') });

  const card = parseCard(parsed.data.card);
  if (!card.ok) return answer(422, { error: errorText(card.error.sentence) });
  const name = parseDesignName(parsed.data.name);
  if (name === null)
    return answer(422, { error: favouritesText('name.tooLong.error', { max: designLimits.name }) });

  const tooMany = await limit(context, request, 'designs');
  if (tooMany) return answer(429, { error: errorText(tooMany.sentence) }, tooManyHeaders(tooMany));
  const { db } = getServices(context);
  const owned = await requireOwnedCard(db, cardId, userId);
  const remixOf = await findDesignInStudio(db, { card: owned.ok ? owned.value : null, design, userId });
  const saved = await saveDesign(db, { userId, creationKey, name, ...designOf(card.value), remixOf });
  return saved.ok
    ? answer(200, { design: saved.value.id })
    : answer(409, { error: favouritesText('own.full.error', { max: designLimits.own }) });
}

const answer = scriptAnswer<DesignAnswer>;
