import { dayAt } from '#content/contacts/birthday.ts';
import { importSchema } from '#content/contacts/import-form.ts';
import type { ContactId } from '#server/contacts/types.ts';
import { importContacts } from '#server/contacts/write.ts';
import type { ImportResponse } from '../contacts/import/send-lines.ts';
import { getServices, getUser, limit, tooManyHeaders } from '../request/context.ts';
import { readBody, readJson, saysJson } from '../request/request-body.ts';
import { answerScript, scriptAnswer } from '../request/script-answer.ts';
import { contactsText } from '../texts/contacts.ts';
import { errorText } from '../texts/error-text.ts';
import type { Route } from './+types/people-import-lines';

/** Bytes: the longest names in the largest script. */
const maxBytes = 240 * 1024;

/** Takes over a part of the lines that somebody ticked in a file: parse, authorise, write. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const onFailure = () => answer(503, { error: contactsText('import.lost') });
  return answerScript(context, { logText: 'people not imported', onFailure }, () =>
    takeOver(request, context),
  );
}

async function takeOver(request: Request, context: Route.ActionArgs['context']): Promise<Response> {
  const user = await getUser(context);
  if (!user) return answer(401, { error: contactsText('import.signedOut') });
  if (!saysJson(request)) return answer(415, { error: contactsText('import.incomplete') });
  const tooMany = await limit(context, request, 'contacts');
  if (tooMany) return answer(tooMany.status, { error: errorText(tooMany.sentence) }, tooManyHeaders(tooMany));
  const body = await readBody(request, maxBytes);
  const parsed = importSchema(dayAt(Date.now())).safeParse(body.ok ? readJson(body.value) : null);
  if (!parsed.success) return answer(400, { error: contactsText('import.incomplete') });
  const { id, lines } = parsed.data;
  const chosen = lines.map(({ replaces, ...rest }) => ({ ...rest, replaces: replaces as ContactId | null }));
  const done = await importContacts(getServices(context).db, { userId: user.id, id, chosen });
  return done.ok
    ? answer(200, { result: done.value })
    : answer(409, { error: errorText(done.error.sentence) });
}

const answer = scriptAnswer<ImportResponse>;
