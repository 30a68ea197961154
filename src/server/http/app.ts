import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Language } from '#content/languages/languages.ts';
import type { Config } from '../config/config.ts';
import type { Logger } from '../log.ts';
import { clientAddress } from '../request/client-address.ts';
import { inLanguage, requestedLanguage } from '../request/requested-language.ts';
import { wantsJson } from '../request/wants-json.ts';
import { failureAnswer, retryAfterSeconds } from '../unavailable.ts';
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
  readonly requestId: string;
}

export interface AppParts extends Pick<Config, 'origin' | 'trustedProxies'> {
  readonly log: Logger;
  readonly security: SecurityHeaders;
  readonly pageCache: PageCache;
  readonly admission: Pick<Admission, 'admit'>;
  readonly findRoute: FindRoute;
  readonly errorResponses: Pick<ErrorResponses, 'tooLarge'>;
  /** In which language to answer what is no page. */
  readonly languageOf: (request: Request) => Language;
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
  app.use((context, next) => inLanguage(languageOf(context.req.raw), next));
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    if (parts.isStopping()) return context.text('stopping', 503);
    const ready = await parts.isReady();
    return context.text(ready ? 'ready' : 'the database does not answer', ready ? 200 : 503);
  });
  app.use(sameOriginOnly(origin), clientAddress(parts.trustedProxies));
  // The page cache compresses its pages itself, so it stands inside of what compresses the rest.
  app.use(compress(), pageCache.middleware);
  app.route('/', staticFiles());
  app.all('/api/auth/*', (context) => admitted(context.req.raw, handleAccounts));
  app.all('*', async (context) => {
    const { host, pathname, search } = new URL(context.req.url);
    if (isAlias(host) && context.req.method === 'GET') {
      return context.redirect(origin + pathname + search, 307);
    }
    const { requestId } = context.var;
    const response = await admitted(atOrigin(context.req.raw, origin), (request) =>
      renderPage({ request, requestId }),
    );
    // A page may hold personal data; one that says nothing of caching is not cached.
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-cache');
    return response;
  });
  app.onError((error, context) => explain(error, context, log));
  return app;
}

/** Answers a request once its body has come and its kind of work is admitted. */
function admitter({ admission, findRoute, errorResponses }: AppParts) {
  return async (sent: Request, answer: (request: Request) => Promise<Response>): Promise<Response> => {
    // A file of the build that is missing: the answer is a page.
    const work = workOf(sent.method, findRoute(new URL(sent.url).pathname)) ?? 'page';
    try {
      if (work === 'upload') return await admission.admit(work, sent, () => answer(sent));
      const request = await bufferBody(sent);
      if (!request) return errorResponses.tooLarge(sent);
      return await admission.admit(work, request, () => answer(request));
    } finally {
      void discardBody(sent);
    }
  };
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
