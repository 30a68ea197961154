import { data, isRouteErrorResponse } from 'react-router';
import { splitPath } from '#content/languages/page-address.ts';
import { isProvider } from '#content/providers.ts';
import type { Route } from '../+types/root';
import { keepMessage } from '../page/kept-message.ts';
import type { RootData } from '../page/root-data.ts';
import { type AccountAnswer, failure } from '../request/account-answer.ts';
import { providerFailed } from '../request/leave-for-provider.ts';
import { errorsText } from '../texts/errors.ts';
import { shownToast } from '../ui/toast.tsx';
import { isReachable } from './is-reachable.ts';
import { loadErrorText } from './load-error-texts.ts';
import { asNetworkFailure, failureText, isNetworkFailure, noAnswerCame } from './network-failure.ts';

/** What the page shows, for requests that are lost: they are answered outside React. */
export interface ShownPage {
  /** The last data of each route, by its id; the root's is `root`. */
  readonly loaded: Readonly<Record<string, unknown>>;
  /** Gives up the way to another page, and says why, if there is something to say. */
  readonly stay: (to: string, error: unknown) => void;
}

let shown: ShownPage | null = null;

export function rememberPage({ loaded, stay }: ShownPage): void {
  // While the root itself is lost, its last data is still the best.
  shown = { loaded: { ...loaded, root: loaded.root ?? shown?.loaded.root }, stay };
}

/** What a fetcher gets for data that was lost. */
export interface LostData {
  /** What happened, and what to do. */
  readonly lost: string;
}

/**
 * Handles lost requests of the router in the browser. The router would replace the page by an error page, and what
 * was typed into a form would be gone. This turns a lost form into an answer of its action with a message. When the
 * next page is lost, the present one stays with a message, unless the next one has an error page of its own: then
 * header and footer stay.
 */
export const keepPageOnFailure: Route.ClientMiddlewareFunction = async ({ request, url }, next) => {
  const sent = request.method === 'GET' ? null : request.clone();
  if (!sent && isPlain(url)) return leaveFor(url);
  const results = await next();
  const way = sent ? null : wayOf(url);
  let lost: unknown = null;
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
    } else if (way === 'part' && isLost(error)) {
      results[id] = { type: 'data', result: data({ lost: failureText(error) } satisfies LostData) };
    } else if (way === 'again' && isLost(error) && shown && shown.loaded[id] !== undefined) {
      results[id] = { type: 'data', result: shown.loaded[id] };
    } else if (id === 'root' && shown?.loaded.root) {
      const unknown = { email: undefined, guest: null, message: null };
      results[id] = { type: 'data', result: { ...shown.loaded.root, ...unknown } };
      lost ??= error;
    } else {
      results[id] = { type, result: error };
      lost = error;
    }
  }
  if (way === 'away' && isLost(lost)) shown?.stay(pathOf(url), lost);
  return results;
};

/** Such a page has no React, and is loaded as a document. */
function isPlain({ pathname }: URL): boolean {
  const { plainPaths } = (shown?.loaded.root ?? {}) as Partial<RootData>;
  const { path } = splitPath(pathname);
  return (
    plainPaths?.some((one) => one === path || (one.endsWith('/:id') && path.startsWith(one.slice(0, -3)))) ??
    false
  );
}

/** Never resolves: another page comes, or this one stays as it is. */
async function leaveFor(url: URL): Promise<never> {
  // Without an answer the browser would show an error page of its own.
  if (await isReachable()) {
    const said = shownToast();
    if (said) keepMessage(said);
    window.location.assign(url);
    // Back at a page that the browser kept whole, nothing is on its way any more.
    window.addEventListener('pageshow', () => shown?.stay(pathOf(url), null), { once: true });
  } else {
    shown?.stay(pathOf(url), noAnswerCame(null));
  }
  return new Promise(() => {});
}

/** The page of a card's answers is loaded into the dashboard's dialog. */
const loadedAsPart = '/dashboard/replies';

/**
 * What was asked for: another page, or the present one with another query (`away`), the present one once more (`again`),
 * a part of it (`part`). Null for a page that has an error page of its own.
 */
function wayOf(url: URL): 'away' | 'again' | 'part' | null {
  const { path } = splitPath(url.pathname);
  if (path === loadedAsPart && window.location.pathname !== url.pathname) return 'part';
  if (loadErrorText(path)) return null;
  // Going back, the browser is there already.
  return pathOf(window.location) === pathOf(url) ? 'again' : 'away';
}

const pathOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

/** Nothing came, or from somebody who cannot answer now. */
function isLost(error: unknown): boolean {
  return (
    isNetworkFailure(error) || (isRouteErrorResponse(error) && (error.status >= 500 || error.status === 429))
  );
}

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
  const isOurs = error instanceof Error && !isNetworkFailure(error);
  const kept = isOurs ? [] : [errorsText('refused.typedKept.text')];
  const sentence = failureText(error, ...kept);
  return { message: failure(titleOf(path, intent), sentence), errors: {}, typed: {}, isUnconfirmed: false };
}

function titleOf(path: string, intent: string): string {
  if (intent === 'save' && path !== '/profile') return errorsText('refused.title');
  if (isProvider(intent)) return providerFailed(path === '/signup' ? 'signup' : 'login', intent);
  return (Object.hasOwn(titles, intent) ? titles[intent]?.() : null) ?? errorsText('refused.title');
}

/** The titles of the messages, by the form's intent. */
const titles: Readonly<Record<string, () => string>> = {
  login: () => errorsText('failed.login.title'),
  signup: () => errorsText('failed.signup.title'),
  forgot: () => errorsText('failed.resetMail.title'),
  'set-password': () => errorsText('failed.resetMail.title'),
  verify: () => errorsText('failed.verifyMail.title'),
  reset: () => errorsText('failed.reset.title'),
  save: () => errorsText('failed.profile.title'),
  'change-password': () => errorsText('failed.password.title'),
  'delete-account': () => errorsText('failed.deleteAccount.title'),
};
