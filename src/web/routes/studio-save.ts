import { maxCardBytes } from '#server/cards/types.ts';
import { readBody, readJson, saysJson } from '../request/request-body.ts';
import { answerScript, scriptAnswer } from '../request/script-answer.ts';
import { studioText } from '../texts/studio.ts';
import type { Route } from './+types/studio-save';
import { type Answered, refuse, saveCard } from './save-card.ts';

/** Saves a card that the studio's code sends. The answer is always JSON. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const onFailure = () => answer(refuse(503, 'unreachable', studioText('save.failed.text')));
  return answerScript(context, { logText: 'card not saved', onFailure }, async () =>
    answer(await save(request, context)),
  );
}

async function save(request: Request, context: Route.ActionArgs['context']): Promise<Answered> {
  if (!saysJson(request)) return refuse(415, 'invalid', studioText('save.notJson.error'));
  const body = await readBody(request, maxCardBytes + 1024);
  if (!body.ok && body.error === 'too-large') {
    return refuse(413, 'invalid', studioText('save.tooLarge.error', { max: maxCardBytes / 1024 }));
  }
  return saveCard(body.ok ? readJson(body.value) : null, request, context);
}

function answer({ status, body, headers }: Answered): Response {
  return scriptAnswer(status, body, headers);
}
