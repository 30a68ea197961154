import { data } from 'react-router';
import { splitPath } from '#content/languages/page-address.ts';
import { isProvider } from '#content/providers.ts';
import type { Route } from '../+types/root';
import { type AccountAnswer, failure } from '../request/account-answer.ts';
import { providerFailed } from '../request/leave-for-provider.ts';
import { errorsText } from '../texts/errors.ts';
import { asNetworkFailure, explainFailure, isNetworkFailure } from './network-failure.ts';

type RootData = Route.ComponentProps['loaderData'];

/** The root's last data. */
let known: RootData | null = null;

export function rememberRoot(loaderData: RootData): void {
  known = loaderData;
}

/**
 * Handles lost requests of the router in the browser. The router would replace the page by an error page, and what
 * was typed into a form would be gone. This turns a lost form into an answer of its action with a message. For a
 * lost page it keeps the header and footer.
 */
export const keepPageOnFailure: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const sent = request.method === 'GET' ? null : request.clone();
  const results = await next();
  for (const [id, { type, result }] of Object.entries(results)) {
    // A Response is a redirect.
    if (type === 'data' || result instanceof Response) continue;
    const error = asNetworkFailure(thrown(result));
    if (sent) {
      const intent = await intentOf(sent);
      // An error status, because otherwise the router would reload the page, which would fail too.
      results[id] = {
        type: 'data',
        result: data(lostForm(splitPath(url.pathname).path, intent, error), { status: 503 }),
      };
    } else if (id === 'root' && known) {
      results[id] = { type: 'data', result: { ...known, email: undefined, guest: null, message: null } };
    } else {
      results[id] = { type, result: error };
    }
  }
  return results;
};

/** The router wraps what an action threw, to add a status. */
function thrown(result: unknown): unknown {
  const isWrapped = result instanceof Object && 'type' in result && result.type === 'DataWithResponseInit';
  return isWrapped && 'data' in result ? result.data : result;
}

async function intentOf(sent: Request): Promise<string> {
  const form = await sent.formData().catch(() => null);
  return `${form?.get('intent') ?? ''}`;
}

/** The answer for a form whose request was lost. */
function lostForm(path: string, intent: string, error: unknown): AccountAnswer {
  const { happened, next, said } = explainFailure(error);
  const isOurs = error instanceof Error && !isNetworkFailure(error);
  const kept = isOurs ? [] : [errorsText('keepPageOnFailure.typedIsHere')];
  const sentence = said ?? [happened, ...kept, next].join(' ');
  return { message: failure(titleOf(path, intent), sentence), errors: {}, typed: {}, isUnconfirmed: false };
}

function titleOf(path: string, intent: string): string {
  if (isProvider(intent)) return providerFailed(path === '/signup' ? 'signup' : 'login', intent);
  return (
    (Object.hasOwn(titles, intent) ? titles[intent]?.() : null) ??
    errorsText('keepPageOnFailure.thatDidNotWork')
  );
}

/** The titles of the messages, by the form's intent. */
const titles: Readonly<Record<string, () => string>> = {
  login: () => errorsText('title.login'),
  signup: () => errorsText('title.signup'),
  forgot: () => errorsText('title.forgot'),
  'set-password': () => errorsText('title.forgot'),
  verify: () => errorsText('title.verify'),
  reset: () => errorsText('title.reset'),
  contact: () => errorsText('title.contact'),
  report: () => errorsText('title.report'),
  save: () => errorsText('title.save'),
  'change-password': () => errorsText('title.changePassword'),
  'delete-account': () => errorsText('title.deleteAccount'),
};
