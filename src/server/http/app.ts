import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { getViewer, type ViewerResult } from '../auth/viewer.ts';
import { clientAddress } from '../request/client-address.ts';
import type { Services } from '../services.ts';
import { comeBackAfter, Unavailable, unavailableAnswer } from '../unavailable.ts';
import type { Admission } from './admission.ts';
import { bufferBody, discardBody } from './buffer-body.ts';
import type { ErrorResponses } from './error-responses.ts';
import type { PageCache } from './page-cache.ts';
import { requestLog } from './request-log.ts';
import { type FindRoute, workOf } from './route-work.ts';
import { type HttpVariables, type SecurityHeaders, sameOriginOnly, securityHeaders } from './security.ts';
import { staticFiles } from './static.ts';

/** What a page is given besides the request. */
export interface PageRequest {
  readonly request: Request;
  readonly nonce: string;
  readonly requestId: string;
  /** Reads the session once, whoever asks and how often. */
  readonly session: () => Promise<ViewerResult>;
}

export interface AppParts {
  readonly services: Services;
  readonly security: SecurityHeaders;
  readonly pageCache: PageCache;
  readonly admission: Pick<Admission, 'admit'>;
  readonly findRoute: FindRoute;
  readonly errorResponses: Pick<ErrorResponses, 'tooLarge'>;
  /** Answers everything that is no file and no account request. */
  readonly renderPage: (page: PageRequest) => Promise<Response>;
  /** Whether a balancer should send its visitors elsewhere. */
  readonly isStopping: () => boolean;
}

type Variables = { Bindings: HttpBindings; Variables: HttpVariables };

/** All of HTTP: guards, health, files, accounts, pages. */
export function createApp({
  services,
  security,
  pageCache,
  admission,
  findRoute,
  errorResponses,
  renderPage,
  isStopping,
}: AppParts): Hono<Variables> {
  const { auth, config, database, log } = services;
  const isAlias = aliasFinder(config.origin);
  async function inTurn(sent: Request, answer: (request: Request) => Promise<Response>): Promise<Response> {
    // A file of the build that is not there: what says so is a page.
    const work = workOf(sent.method, findRoute(new URL(sent.url).pathname)) ?? 'page';
    try {
      if (work === 'upload') return await admission.admit(work, sent, () => answer(sent));
      const request = await bufferBody(sent);
      if (!request) return errorResponses.tooLarge(sent);
      return await admission.admit(work, request, () => answer(request));
    } finally {
      void discardBody(sent);
    }
  }
  const app = new Hono<Variables>();
  app.use(requestLog(log), securityHeaders(security), whenToComeBack);
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (isStopping()) return context.text('stopping', 503);
    const ready = await database.ping();
    return context.text(ready ? 'ready' : 'the database does not answer', ready ? 200 : 503);
  });
  app.use(sameOriginOnly(config.origin), clientAddress(config.trustedProxies));
  // The page cache compresses what it keeps itself, so it stands inside of what compresses the rest.
  app.use(compress(), pageCache.middleware);
  app.route('/', staticFiles());
  app.all('/api/auth/*', (context) => inTurn(context.req.raw, (request) => auth.handle(request)));
  app.all('*', async (context) => {
    const { host, pathname, search } = new URL(context.req.url);
    if (isAlias(host) && context.req.method === 'GET') {
      return context.redirect(config.origin + pathname + search, 307);
    }
    const session = onceOnly(() => getViewer(auth, context.req.raw.headers));
    const seen = seenFromOutside(context.req.raw, config.origin);
    const { nonce, requestId } = context.var;
    const response = await inTurn(seen, async (request) => {
      const answer = await renderPage({ request, nonce, requestId, session: session.get });
      // Whoever asks next sees what was changed here.
      if (!isReading(request) && answer.status < 400) await database.settle();
      return answer;
    });
    const headers = response.headers;
    // What is shown may be somebody's own; pages that say nothing of caching are not kept.
    if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
    addCookies(headers, (await session.known())?.setCookies ?? []);
    return response;
  });
  app.onError((error, context) => explain(error, context, services));
  return app;
}

/** Says it with every "not now", whichever form or script it is an answer to. */
async function whenToComeBack(context: Context<Variables>, next: () => Promise<void>): Promise<void> {
  await next();
  const { status, headers } = context.res;
  if (status === 503 && !headers.has('retry-after')) context.header('retry-after', comeBackAfter);
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The request at the address that the visitor used: proxies change scheme and host on the way. */
function seenFromOutside(request: Request, origin: string): Request {
  const { pathname, search, origin: inside } = new URL(request.url);
  // Put together as text: a path may begin with two slashes, and is no address of another host then.
  return inside === origin ? request : new Request(origin + pathname + search, request);
}

/** Finds those who typed 127.0.0.1 for localhost: cookies and forms work at one name only. */
export function aliasFinder(origin: string): (host: string | undefined) => boolean {
  const { hostname, host } = new URL(origin);
  const names = hostname === 'localhost' ? ['127.0.0.1', '[::1]'] : [];
  const aliases = new Set<string | undefined>(names.map((name) => host.replace(hostname, name)));
  return (asked) => aliases.has(asked);
}

/** A cookie that the page itself set stays: it may be that of a newer session. */
function addCookies(headers: Headers, cookies: readonly string[]): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
  const set = headers.getSetCookie().map(nameOf);
  for (const cookie of cookies) if (!set.includes(nameOf(cookie))) headers.append('set-cookie', cookie);
}

function onceOnly<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined;
  return {
    get: () => {
      made ??= make();
      return made;
    },
    /** What it is, if anybody asked and it could be had. */
    known: () => made?.catch(() => undefined),
  };
}

/** For what no page answered: a sentence, and the cause in the log only. */
function explain(error: Error, context: Context<Variables>, { log }: Services): Response {
  log.error({ requestId: context.get('requestId'), err: error }, 'request not answered');
  if (error instanceof Unavailable) return unavailableAnswer(error);
  return context.text('Something went wrong on our side. Please try again in a moment.', 500);
}
