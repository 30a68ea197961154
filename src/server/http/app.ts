import type { ServerResponse } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Language } from '#content/languages/languages.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import { clientAddress } from '../request/client-address.ts';
import { inLanguage, requestedLanguage } from '../request/requested-language.ts';
import { wantsJson } from '../request/wants-json.ts';
import type { PreRouterAddress } from '../routes.ts';
import { failureAnswer, retryAfterSeconds } from '../unavailable.ts';
import { type Admission, clientClosedRequest } from './admission.ts';
import { brotli } from './brotli.ts';
import { bufferBody, discardBody } from './buffer-body.ts';
import type { ErrorResponses } from './error-responses.ts';
import { type FindRoute, workOf } from './found-route.ts';
import type { PageCache } from './page-cache.ts';
import { requestLog } from './request-log.ts';
import { type HttpVariables, type SecurityHeaders, sameOriginOnly, securityHeaders } from './security.ts';
import { staticFiles } from './static.ts';

/** What a page is given besides the request. */
export interface PageRequest {
  readonly request: Request;
  readonly requestId: string;
}

export interface AppParts extends Pick<Config, 'origin' | 'trustedProxies'> {
  readonly log: Logger;
  readonly security: SecurityHeaders;
  readonly pageCache: PageCache;
  readonly admission: Pick<Admission, 'admit'>;
  readonly findRoute: FindRoute;
  readonly errorResponses: Pick<ErrorResponses, 'tooLarge' | 'answer'>;
  /** In which language to answer what is no page. */
  readonly languageOf: (path: string, headers: Pick<Headers, 'get'>) => Language;
  /** Whether a load balancer should send its visitors elsewhere. */
  readonly isStopping: () => boolean;
  /** Whether what pages need answers now. */
  readonly isReady: () => Promise<boolean>;
  /** Answers everything below `/api/auth`. */
  readonly handleAccounts: (request: Request) => Promise<Response>;
  /** Answers everything else that is no file. */
  readonly renderPage: (page: PageRequest) => Promise<Response>;
}

type Variables = { Bindings: HttpBindings; Variables: HttpVariables };

/** All of HTTP: guards, health, files, accounts, pages. */
export function createApp(parts: AppParts): Hono<Variables> {
  const { origin, log, pageCache, languageOf, handleAccounts, renderPage } = parts;
  const admitted = admitter(parts);
  const isAlias = aliasFinder(origin);
  const app = new Hono<Variables>();
  app.use(requestLog(log), securityHeaders(parts.security), addRetryAfter);
  app.use(({ req }, next) => inLanguage(languageOf(new URL(req.url).pathname, req.raw.headers), next));
  app.get('/healthz' satisfies PreRouterAddress, (context) => context.text('ok'));
  app.get('/readyz' satisfies PreRouterAddress, async (context) => {
    if (parts.isStopping()) return context.text('stopping', 503);
    const ready = await parts.isReady();
    return context.text(ready ? 'ready' : 'the database does not answer', ready ? 200 : 503);
  });
  app.use(sameOriginOnly(origin, parts.findRoute), clientAddress(parts.trustedProxies));
  // The page cache compresses its pages itself, so it stands inside of what compresses the rest.
  app.use(compress(), brotli, pageCache.middleware);
  app.route('/', staticFiles());
  app.all('/api/auth/*' satisfies PreRouterAddress, (context) =>
    admitted({ sent: context.req.raw }, context.env, handleAccounts),
  );
  app.all('*', async (context) => {
    const { host, pathname, search } = new URL(context.req.url);
    if (isAlias(host) && context.req.method === 'GET') {
      return context.redirect(origin + pathname + search, 307);
    }
    const { requestId } = context.var;
    const place = (request: Request) => atOrigin(request, origin);
    const response = await admitted({ sent: context.req.raw, place }, context.env, (request) =>
      renderPage({ request, requestId }),
    );
    // A page may hold personal data; one that says nothing of caching is not cached.
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
    return response;
  });
  app.onError((error, context) => explain(error, context, log));
  return app;
}

interface SentRequest {
  readonly sent: Request;
  /** Makes one at another address of it; of a form once it has come, because the new one would read it. */
  readonly place?: (request: Request) => Request;
}

/** Answers a request once its body has come and its kind of work is admitted. */
function admitter({ admission, findRoute, errorResponses }: AppParts) {
  return async (
    { sent, place = (request) => request }: SentRequest,
    { incoming, outgoing }: HttpBindings,
    answer: (request: Request) => Promise<Response>,
  ): Promise<Response> => {
    // A file of the build that is missing: the answer is a page.
    const work = workOf(sent.method, findRoute(new URL(sent.url).pathname)) ?? 'page';
    const pending = { request: incoming, response: outgoing as ServerResponse };
    const admit = (asked: Request) => admission.admit(work, { ...pending, asked }, () => answer(asked));
    if (work === 'upload') {
      const upload = place(sent);
      return admit(upload).finally(() => void discardBody(upload));
    }
    const body = bodyless.has(sent.method) ? null : await bufferBody(incoming);
    if (typeof body !== 'string') return admit(place(body ? withBody(sent, body) : sent));
    // Many clients read no answer before they have sent everything.
    incoming.resume();
    if (body === 'broken off') return new Response(null, { status: clientClosedRequest });
    return body === 'too large' ? errorResponses.tooLarge(sent) : errorResponses.answer(sent);
  };
}

/** Requests cannot have a body by these methods (Fetch): one that is sent all the same is not read. */
const bodyless = new Set(['GET', 'HEAD', 'TRACE']);

/** The same request with what was read of it. */
function withBody({ method, url, headers, signal }: Request, body: Buffer): Request {
  return new Request(url, { method, headers, signal, body: new Uint8Array(body) });
}

/** Says with every 503 when to come back, whichever form or script it answers. */
async function addRetryAfter(context: Context<Variables>, next: () => Promise<void>): Promise<void> {
  await next();
  const { status, headers } = context.res;
  if (status === 503 && !headers.has('retry-after')) context.header('retry-after', retryAfterSeconds);
}

/** The request at the address that the visitor used: proxies change scheme and host on the way. */
function atOrigin(request: Request, origin: string): Request {
  const { pathname, search, origin: inside } = new URL(request.url);
  // Joined as text: a path that begins with two slashes would be read as another host.
  return inside === origin ? request : new Request(origin + pathname + search, request);
}

/** Recognises 127.0.0.1 typed for localhost: cookies and forms work at one name only. */
export function aliasFinder(origin: string): (host: string | undefined) => boolean {
  const { hostname, host } = new URL(origin);
  const names = hostname === 'localhost' ? ['127.0.0.1', '[::1]'] : [];
  const aliases = new Set<string | undefined>(names.map((name) => host.replace(hostname, name)));
  return (asked) => aliases.has(asked);
}

/** For what no page answered: a sentence, and the cause in the log only. */
function explain(error: Error, context: Context<Variables>, log: Logger): Response {
  log.error({ requestId: context.get('requestId'), err: error }, 'request not answered');
  return failureAnswer(error, requestedLanguage(), wantsJson(context.req.header('accept')));
}
