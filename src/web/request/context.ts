import { createContext, type RouterContextProvider, redirect } from 'react-router';
import { splitPath } from '#content/languages/page-address.ts';
import type { Viewer, ViewerResult } from '#server/auth/viewer.ts';
import { getCardForViewer } from '#server/cards/read.ts';
import { type CardForViewer, newerCardMessage, sealedCardMessage } from '#server/cards/types.ts';
import type { TooMany } from '#server/rate-limits/route-limits.ts';
import type { RouteRuleName } from '#server/rate-limits/rules.ts';
import type { FontFaces } from '#server/scenes/fonts/font-faces.ts';
import type { Services } from '#server/services.ts';
import { errorText } from '../texts/error-text.ts';
import { errorsText } from '../texts/errors.ts';
import type { ToastMessage } from '../ui/toast-queue.ts';

/** What is known of a request besides itself. */
export interface RequestContext {
  readonly services: Services;
  /** Names the request in logs and on error pages. */
  readonly requestId: string;
  /** Reads the session, once per request. */
  readonly session: () => Promise<ViewerResult>;
  /** A whole page is asked for, not the data of one by a page that is there already. */
  readonly isDocument: boolean;
  /**
   * The content security policy of a page with these inline scripts, and these style elements that hold fonts, by their
   * SHA-256 hashes in base64.
   */
  readonly policyFor: (scriptHashes: readonly string[], fontHashes?: readonly string[]) => string;
}

export const requestContext = createContext<RequestContext>();

/** What a loader or action did not expect, for the status of the answer. */
export const requestFailure = createContext<unknown>(null);

/**
 * The card on this page as SVG text, with the fonts that the page does not have. A loader hands it to the renderer beside
 * its data, which React Router would write into the page a second time.
 */
export const pageDrawing = createContext<{ readonly svg: string; readonly fonts: FontFaces } | null>(null);

/**
 * The HTML of the page, for an answer that has none: the router would make a stream of it, which takes longer to read than
 * some pages take to render.
 */
export const pageHtml = createContext<string | null>(null);

/** A message for the page that the action of this request leads to, as a one-time message of an earlier one. */
export const pageMessage = createContext<ToastMessage | null>(null);

export interface User {
  readonly id: string;
  /** Null for guests. */
  readonly email: string | null;
  /** May be empty for guests. */
  readonly name: string;
  readonly isGuest: boolean;
}

/** What loaders and actions are given. */
export type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

export function getServices(context: Context): Services {
  return context.get(requestContext).services;
}

export async function getUser(context: Context): Promise<User | null> {
  const { viewer } = await context.get(requestContext).session();
  if (!viewer) return null;
  const { userId: id, email, name, isGuest } = viewer;
  return { id, email, name, isGuest };
}

/** The signed-in user with their session, or the same redirect that `requireUser` throws. */
export async function requireViewer(url: URL, context: Context): Promise<Viewer> {
  const { viewer } = await context.get(requestContext).session();
  if (viewer) return viewer;
  throw toLogIn(url);
}

/**
 * The signed-in user, or a redirect to the log-in page that remembers where the visitor was going. `url` is the
 * page's, as loaders and actions are given it; the request's own may be that of the page's data.
 */
export async function requireUser(url: URL, context: Context): Promise<User> {
  const user = await getUser(context);
  if (user) return user;
  throw toLogIn(url);
}

function toLogIn({ pathname, search }: URL): Response {
  // The router adds the prefix of the language to every redirect.
  return redirect(`/login?next=${encodeURIComponent(splitPath(pathname).path + search)}`);
}

type FoundCard = Extract<CardForViewer, { state: 'found' }>;

/** The card with this id if the visitor may see it; else throws a plain 403 (sealed), 404, 410 or, during an upgrade, 503. For routes that answer with a file. */
export async function requireCard(id: string, context: Context): Promise<FoundCard> {
  const user = await getUser(context);
  const found = await getServices(context).read((db) => getCardForViewer(db, id, user?.id ?? null));
  if (found.state === 'found') return found;
  if (found.state === 'unreadable' && found.why === 'newer')
    throw new Response(errorText(newerCardMessage), { status: 503 });
  const headers = { 'cache-control': 'no-store' };
  if (found.state === 'sealed') throw new Response(errorText(sealedCardMessage), { status: 403, headers });
  const isGone = found.state === 'gone' || found.state === 'hidden';
  throw new Response(errorsText('card.notFound.title'), { status: isGone ? 410 : 404 });
}

/**
 * Counts this request under a rule of `rules.ts`: by the account where somebody is signed in and the rule says so,
 * else by the address. Null: it may go on. A form answers with `refused`, others put `tooManyHeaders` onto their answer.
 */
export async function limit(
  context: Context,
  request: Request,
  name: RouteRuleName,
): Promise<TooMany | null> {
  const user = await getUser(context);
  return getServices(context).limits.check(name, { userId: user?.id ?? null, headers: request.headers });
}

/** Says to programs what the sentence says to people. */
export function tooManyHeaders({ retryAfter }: TooMany): Record<string, string> {
  return { 'retry-after': `${retryAfter}`, 'cache-control': 'no-store' };
}
