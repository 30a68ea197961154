import { data } from 'react-router';
import { isProvider } from '#content/providers.ts';
import type { Route } from '../+types/root';
import { type AccountAnswer, failure } from '../request/account-answer.ts';
import { providerFailed } from '../request/leave-for-provider.ts';
import { asNetworkFailure, explainFailure, isNetworkFailure } from './network-failure.ts';

type RootData = Route.ComponentProps['loaderData'];

/** What the root knew last; it is told by the root itself. */
let known: RootData | null = null;

export function rememberRoot(loaderData: RootData): void {
  known = loaderData;
}

/**
 * Stands between every request of a page and the router, in the browser. The router puts an error page in the place of
 * a page whose request is lost, and with a form all that was typed into it. Here a form that was lost becomes an answer
 * of its action: a message. And where a page is lost, the header and footer around it stay.
 */
export const keepPageOnFailure: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const sent = request.method === 'GET' ? null : request.clone();
  const results = await next();
  for (const [id, { type, result }] of Object.entries(results)) {
    // A Response leads to another page.
    if (type === 'data' || result instanceof Response) continue;
    const error = asNetworkFailure(thrown(result));
    if (sent) {
      const intent = await intentOf(sent);
      // A status of failure: else the router would read the page anew, and lose it the same way.
      results[id] = { type: 'data', result: data(lostForm(url.pathname, intent, error), { status: 503 }) };
    } else if (id === 'root' && known) {
      results[id] = { type: 'data', result: { ...known, email: undefined, message: null } };
    } else {
      results[id] = { type, result: error };
    }
  }
  return results;
};

/** The router wraps what an action threw, to add a status to it. */
function thrown(result: unknown): unknown {
  const isWrapped = result instanceof Object && 'type' in result && result.type === 'DataWithResponseInit';
  return isWrapped && 'data' in result ? result.data : result;
}

async function intentOf(sent: Request): Promise<string> {
  const form = await sent.formData().catch(() => null);
  return `${form?.get('intent') ?? ''}`;
}

/** What a form is told whose answer did not come. */
function lostForm(path: string, intent: string, error: unknown): AccountAnswer {
  const { happened, next, said } = explainFailure(error);
  const isOurs = error instanceof Error && !isNetworkFailure(error);
  const kept = isOurs ? '' : ' What you typed is still here.';
  const sentence = said ?? `${happened}${kept} ${next}`;
  return { message: failure(titleOf(path, intent), sentence), errors: {}, typed: {}, isUnconfirmed: false };
}

function titleOf(path: string, intent: string): string {
  if (isProvider(intent)) return providerFailed(path === '/signup' ? 'signup' : 'login', intent);
  return titles.get(intent) ?? 'That did not work';
}

/** By the button that was pressed. */
const titles: ReadonlyMap<string, string> = new Map([
  ['login', 'Sign in Failed'],
  ['signup', 'Sign up Failed'],
  ['forgot', 'Password Reset Failed'],
  ['set-password', 'Password Reset Failed'],
  ['verify', 'Verification Email Failed'],
  ['reset', 'Error resetting password'],
  ['contact', 'Message Not Sent'],
  ['save', 'Error updating profile'],
  ['change-password', 'Error changing password'],
  ['delete-account', 'Error deleting account'],
]);
