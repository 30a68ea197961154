import type { Photo } from '#card/document/card.ts';
import { birthdaySeal } from '#content/many/birthday-seal.ts';
import { cardFor } from '#content/many/card-for.ts';
import { type ManyAnswer, manySchema } from '#content/many/save-form.ts';
import { parseCard } from '#server/cards/policy.ts';
import { parseCreationKey } from '#server/cards/types.ts';
import { parseContactId } from '#server/contacts/types.ts';
import { type CardOfMany, publishMany } from '#server/many/write.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { getServices, getUser, limit, tooManyHeaders } from '../request/context.ts';
import { readBody, readJson, saysJson } from '../request/request-body.ts';
import { answerScript, scriptAnswer } from '../request/script-answer.ts';
import { citiesList } from '../texts/cities.ts';
import { errorText } from '../texts/error-text.ts';
import { manyText } from '../texts/many.ts';
import type { Route } from './+types/many-save';

/** Bytes: a design, and 200 long names and lines in the largest script. */
const maxBytes = 512 * 1024;

/** Publishes the cards of a list: parse, authorise, write. The answer is always JSON. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const onFailure = () => refuse(503, 'unreachable', manyText('save.lost'));
  return answerScript(context, { logText: 'cards of a list not published', onFailure }, () =>
    publish(request, context),
  );
}

async function publish(request: Request, context: Route.ActionArgs['context']): Promise<Response> {
  if (!saysJson(request)) return refuse(415, 'invalid', manyText('save.incomplete'));
  const body = await readBody(request, maxBytes);
  if (!body.ok && body.error === 'too-large')
    return refuse(413, 'invalid', manyText('save.tooLarge', { max: maxBytes / 1024 }));
  const parsed = manySchema.safeParse(body.ok ? readJson(body.value) : null);
  if (!parsed.success) return refuse(400, 'invalid', manyText('save.incomplete'));
  const user = await getUser(context);
  if (!user || user.id !== parsed.data.userId) return refuse(401, 'signed-out', manyText('save.signedOut'));
  const tooMany = await limit(context, request, 'save');
  if (tooMany) return refuse(429, 'unreachable', errorText(tooMany.sentence), tooManyHeaders(tooMany));
  const cards = readCards(parsed.data);
  if (!cards.ok) return refuse(422, 'invalid', cards.error);
  const made = await publishMany(getServices(context).db, { userId: user.id, cards: cards.value });
  if (!made.ok) return refuse(409, 'refused', errorText(made.error.sentence));
  return scriptAnswer<ManyAnswer>(200, {
    made: made.value.map(({ creationKey, id }) => ({ key: creationKey, id })),
  });
}

type Sent = ReturnType<typeof manySchema.parse>;

/** Each card as it is stored, or a sentence about the first that cannot be. */
function readCards({ design, words, people }: Sent): Result<readonly CardOfMany[], string> {
  const base = parseCard(design);
  if (!base.ok) return fail(errorText(base.error.sentence));
  const cities = citiesList();
  const now = Date.now();
  const cards: CardOfMany[] = [];
  const keys = new Set<string>();
  for (const { key, name, line, photo, seal, contact } of people) {
    const creationKey = parseCreationKey(key);
    const card = parseCard(cardFor(base.value, words, { name, line, photo: photo as Photo | null }));
    const closed = seal ? birthdaySeal(seal, now, cities) : ok(null);
    const contactId = parseContactId(contact?.id);
    if (!creationKey || keys.has(creationKey) || !closed.ok) return fail(manyText('save.incomplete'));
    if (!card.ok) return fail(manyText('save.card', { name, problem: errorText(card.error.sentence) }));
    keys.add(creationKey);
    cards.push({
      creationKey,
      card: card.value,
      seal: closed.value,
      contact: contact && contactId ? { id: contactId, day: contact.day } : null,
    });
  }
  return ok(cards);
}

function refuse(
  status: number,
  reason: Exclude<ManyAnswer, { made: unknown }>['reason'],
  error: string,
  headers = {},
): Response {
  return scriptAnswer<ManyAnswer>(status, { reason, error }, headers);
}
