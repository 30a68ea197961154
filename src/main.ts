import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { isSameForAll } from '#content/public-pages.ts';
import { siteOf } from '#content/site.ts';
import { readConfig } from '#server/config/config.ts';
import { type Admission, createAdmission } from '#server/http/admission.ts';
import { type AppParts, aliasFinder, createApp } from '#server/http/app.ts';
import { createErrorResponses, type ErrorResponses } from '#server/http/error-responses.ts';
import { listen } from '#server/http/listen.ts';
import { createPageCache, type PageCache, type PageCacheParts } from '#server/http/page-cache.ts';
import { type FindRoute, ownPatterns, pathOf, workOf } from '#server/http/route-work.ts';
import { createSecurityHeaders } from '#server/http/security.ts';
import { type Jobs, startJobs } from '#server/jobs.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { createRequestMetrics } from '#server/metrics/requests.ts';
import { serveMetrics } from '#server/metrics/serve.ts';
import { addressFinder } from '#server/request/client-address.ts';
import { openServices, type Services } from '#server/services.ts';
import { Unavailable, unavailableAnswer } from '#server/unavailable.ts';
import { type RequestContext, requestContext } from '#web/request/context.ts';
import { createFindRoute } from '#web/request/find-route.ts';

/** Milliseconds that requests in flight have to finish when the process is asked to stop. */
const stopGrace = 10_000;

/** Milliseconds that an upload may take: the largest photo at 7 kB a second. Who sends nothing is cut long before. */
const uploadTimeout = 60 * 60 * 1000;

/** Before the id, in the address of a card's page. */
const cardPath = '/card/';

/** Milliseconds that pages without anybody's own are shown as they are: they have a date, and counts of the site. */
const publicPagesLast = 10_000;

/** How long a page is the same for everybody; a card's until the card is changed. */
function lastsFor(path: string): number {
  if (isSameForAll(path)) return publicPagesLast;
  const isCard = path.startsWith(cardPath) && /^[^/.]+$/.test(path.slice(cardPath.length));
  return isCard ? Number.POSITIVE_INFINITY : 0;
}

/** The built pages, or how to get the newest while they are being worked on. */
type Build = ServerBuild | (() => Promise<ServerBuild>);

interface Rendering {
  readonly services: Services;
  readonly build: Build;
  readonly findRoute: FindRoute;
}

/**
 * Whether a request wants the data of a page (`/card/x.data`) where there is none: the address of a file, a picture or
 * a door for scripts. The router would read the whole answer of such a route and send it on as one text, without the
 * headers that say how it may be kept and used. Forms of our pages do send their data to such addresses.
 */
function isPagelessData({ method, url }: Request, findRoute: FindRoute): boolean {
  const { isData, hasPage } = findRoute(new URL(url).pathname);
  return isData && !hasPage && (method === 'GET' || method === 'HEAD');
}

/** Lets the router answer, with what a request knows besides itself. */
function pageRenderer({ services, build, findRoute }: Rendering): AppParts['renderPage'] {
  const handle = createRequestHandler(build, import.meta.env.PROD ? 'production' : 'development');
  return async ({ request, ...rest }) => {
    if (isPagelessData(request, findRoute)) return new Response('There is no page here.', { status: 404 });
    const provider = new RouterContextProvider();
    const isDocument = !new URL(request.url).pathname.endsWith('.data');
    const known: RequestContext = { services, ...rest, isDocument, failure: null, drawing: null };
    provider.set(requestContext, known);
    const response = await handle(request, provider);
    // Pages say it themselves; routes that answer with files have no page to say it on.
    const { failure } = known;
    return response.status === 500 && failure instanceof Unavailable ? unavailableAnswer(failure) : response;
  };
}

/** Drops a card's page the moment anybody, on any machine, changes the card. */
function watchCards({ database }: Services, pageCache: PageCache): void {
  database.listen('card_changed', (event) => {
    if (event.kind === 'notification') pageCache.drop(cardPath + event.payload);
    else pageCache.reset(event.kind === 'listening');
  });
}

interface Measured {
  readonly services: Services;
  readonly pageCache: PageCache;
  readonly admission: Admission;
  readonly jobs: Jobs;
  readonly findRoute: FindRoute;
}

/** Measures and serves what is measured, where the settings say so; null where they do not. */
async function measure({ services, pageCache, admission, jobs, findRoute }: Measured) {
  const { config, database, db } = services;
  if (!config.metrics) return null;
  const { metrics: requests, watch } = createRequestMetrics(findRoute);
  const metrics = createMetrics({ db, pool: database.pool, pageCache, admission, jobs, requests });
  const http = await serveMetrics(config.metrics, metrics);
  return {
    watch,
    async stop() {
      metrics.close();
      await http.stop(0);
    },
  };
}

export interface Started {
  readonly origin: string;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Sees each request first; what it does not answer it passes on. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

interface Answering
  extends Pick<AppParts, 'services' | 'security' | 'pageCache' | 'findRoute' | 'isStopping'> {
  readonly admission: Admission;
  readonly errorResponses: ErrorResponses;
  readonly build: Build;
}

/** Answers every request: from the page cache, else, where there is room, by everything behind it. */
function answerer({ build, ...parts }: Answering): RequestListener {
  const { services, pageCache, admission, findRoute } = parts;
  const app = createApp({ ...parts, renderPage: pageRenderer({ services, build, findRoute }) });
  // A balancer that looks whether we live may speak HTTP/1.0, which needs no name.
  const route = getRequestListener(app.fetch, { hostname: new URL(services.config.origin).host });
  const isAlias = aliasFinder(services.config.origin);
  return (request, response) => {
    if (!isAlias(request.headers.host) && pageCache.answer(request, response)) return;
    if (!admission.turnAway(request, response)) void route(request, response);
  };
}

/** Counts who sees a card's page that was rendered for somebody else: no cookie of ours was sent, so it is nobody's owner. */
function viewCounting({ config, views }: Services): PageCacheParts['shown'] {
  const addressOf = addressFinder(config.trustedProxies);
  return (path, request) => {
    if (!path.startsWith(cardPath)) return;
    views.count(path.slice(cardPath.length), { headers: request.headers, address: addressOf(request) });
  };
}

/** Starts the product; resolves when it answers. Throws with a sentence for the operator. */
export async function start(build: Build, { before }: StartOptions = {}): Promise<Started> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  const { host, port, origin, drainSeconds } = config.value;
  const services = await openServices(config.value);
  const open: (() => unknown)[] = [() => services.close()];
  let stopping = false;
  /** Closes what was opened, last first. */
  const stop = async () => {
    stopping = true;
    for (const close of open.reverse()) await close();
  };
  try {
    const { log } = services;
    const security = createSecurityHeaders(config.value);
    const findRoute = createFindRoute(typeof build === 'function' ? await build() : build, ownPatterns);
    const pageCache = createPageCache({ lastsFor, shown: viewCounting(services), security, log });
    const errorResponses = createErrorResponses({ siteName: siteOf(config.value.site).name, security });
    const admission = createAdmission({ findRoute, errorResponses, log });
    watchCards(services, pageCache);
    const jobs = startJobs(services);
    open.push(jobs.stop);
    const measuring = await measure({ services, pageCache, admission, jobs, findRoute });
    open.push(() => measuring?.stop());
    const parts = { services, security, pageCache, admission, findRoute, errorResponses, build };
    const answer = answerer({ ...parts, isStopping: () => stopping });
    const listener: RequestListener = (request, response) => {
      measuring?.watch(request, response);
      if (before) before(request, response, () => answer(request, response));
      else answer(request, response);
    };
    const requestTimeoutOf = ({ method = '', url = '' }: IncomingMessage) =>
      workOf(method, findRoute(pathOf(url))) === 'upload' ? uploadTimeout : undefined;
    const http = await listen({ host, port, listener, requestTimeoutOf });
    open.push(() => http.stop(stopGrace, drainSeconds * 1000));
  } catch (error) {
    await stop();
    throw error;
  }
  services.scenes.warm().catch((err: unknown) => services.log.error({ err }, 'fonts not drawn'));
  return { origin, stop };
}

/** Runs the built product as this process. */
async function run(): Promise<void> {
  const build = (await import('virtual:react-router/server-build')) as unknown as ServerBuild;
  const starting = start(build);
  stopOnSignals(starting);
  const { origin } = await starting;
  console.log(`Birthday Bloom is ready at ${origin}`);
}

/** Milliseconds in which a second signal is taken for the same wish: a terminal and npm both send theirs. */
const sameWish = 2_000;

/** Stops in order when asked to, also while it still starts; at once when asked again. */
function stopOnSignals(starting: Promise<Started>): void {
  let asked: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked !== null) {
        if (performance.now() - asked > sameWish) process.exit(1);
        return;
      }
      asked = performance.now();
      starting.then((product) => product.stop()).then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

if (import.meta.env.PROD) await run().catch(fail);
