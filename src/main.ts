import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ServerBuild } from 'react-router';
import { siteOf } from '#content/site.ts';
import { readConfig } from '#server/config/config.ts';
import { createAdmission } from '#server/http/admission.ts';
import { aliasFinder, createApp } from '#server/http/app.ts';
import { createErrorResponses } from '#server/http/error-responses.ts';
import { pathOf, workOf } from '#server/http/found-route.ts';
import { sizeLimitStatus } from '#server/http/header-limits.ts';
import { type Listening, listen } from '#server/http/listen.ts';
import { createPageCache } from '#server/http/page-cache.ts';
import { createSecurityHeaders } from '#server/http/security.ts';
import { startJobs } from '#server/jobs/start-jobs.ts';
import { startMetrics } from '#server/metrics/start-metrics.ts';
import { clientFinder } from '#server/request/client-address.ts';
import { requestLanguage } from '#server/request/request-language.ts';
import { openServices, type Services } from '#server/services.ts';
import { createCardPage } from '#web/card-page/card-page.ts';
import { cardPageFrame, cardPageStyleHashes } from '#web/card-page/frame/site-frame.ts';
import { createCardRedirect } from '#web/card-page/spelling-redirect.ts';
import { createFindRoute } from '#web/router/find-route.ts';
import { createLanguageRedirect } from '#web/router/language-redirect.ts';
import type { RouterBuild } from '#web/router/page-languages.ts';
import { createPageRenderer } from '#web/router/render-page.ts';
import {
  cacheLifetimeMs,
  countCachedViews,
  evictChangedCards,
  sharedPath,
} from '#web/router/shared-pages.ts';

/** Milliseconds that requests in flight have to finish when the process is asked to stop. */
const shutdownGraceMs = 10_000;

/** Milliseconds that an upload may take: the largest photo at 7 kB a second. One that stalls is cut long before. */
const uploadTimeoutMs = 60 * 60 * 1000;

/** Milliseconds in which a second signal counts as the same request: a terminal and npm both send theirs. */
const sameRequestMs = 2_000;

export interface Started {
  readonly origin: string;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Sees each request first; what it does not answer it passes on. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** What every answer goes through. */
function createGuards(services: Services) {
  const { config, log } = services;
  const { origin, trustedProxies, languages } = config;
  const security = createSecurityHeaders({ ...config, styleHashes: cardPageStyleHashes });
  const findRoute = createFindRoute();
  const languageOf = (path: string, headers: Pick<Headers, 'get'>) =>
    requestLanguage({ path, isPage: false, headers, origin }, languages);
  const siteName = siteOf(config.site).name;
  const errorResponses = createErrorResponses({ siteName, security, languages, languageOf });
  const clients = clientFinder(trustedProxies);
  const admission = createAdmission({ clientOf: clients.ofRequest, findRoute, errorResponses, log });
  const onHit = countCachedViews(services);
  const pageCache = createPageCache({ sharedPath, cacheLifetimeMs, onHit, security, log });
  evictChangedCards(services, pageCache);
  return { security, findRoute, languageOf, errorResponses, clients, admission, pageCache };
}

interface HttpParts {
  readonly services: Services;
  readonly build: RouterBuild;
  readonly isStopping: () => boolean;
}

/** Everything between a connection and the pages. */
function createHttp({ services, build, isStopping }: HttpParts) {
  const { auth, config, database, log } = services;
  const { origin, trustedProxies, languages } = config;
  const guards = createGuards(services);
  const { security, findRoute, errorResponses, clients, admission, pageCache } = guards;
  const frame = cardPageFrame(services);
  const cardPage = createCardPage({ ...guards, services, frame });
  const app = createApp({
    ...guards,
    origin,
    trustedProxies,
    log,
    isStopping,
    isReady: () => database.ping(),
    handleAccounts: (request) => auth.handle(request),
    renderPage: createPageRenderer({ services, frame, security, build, findRoute }),
  });
  // A load balancer's health check may speak HTTP/1.0, which names no host.
  const route = getRequestListener(app.fetch, { hostname: new URL(origin).host });
  const isAlias = aliasFinder(origin);
  const toCard = createCardRedirect(security, log);
  const toOwnLanguage = createLanguageRedirect({ languages, findRoute });
  /** Answers from the page cache, else, if the work can be done in time, from everything behind it. */
  const answer: RequestListener = (request, response) => {
    const status = sizeLimitStatus(request);
    if (status !== null) return void response.writeHead(status, { connection: 'close' }).end();
    const isRedirected = request.method === 'GET' && isAlias(request.headers.host);
    if (!isRedirected && (toCard(request, response) || toOwnLanguage(request, response))) return;
    if (!isRedirected && pageCache.answer(request, response)) return;
    if (admission.refuseIfFull(request, response)) return;
    if (isRedirected || !cardPage(request, response)) void route(request, response);
  };
  return { answer, refuse: errorResponses.send, clients, findRoute, pageCache, admission };
}

/** Starts the product; resolves when it answers. Throws with a sentence for the operator. */
export async function start(build: RouterBuild, { before }: StartOptions = {}): Promise<Started> {
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
    for (const close of open.toReversed()) await close();
  };
  try {
    const { answer, refuse, clients, findRoute, ...metricsParts } = createHttp({
      services,
      build,
      isStopping: () => stopping,
    });
    const jobs = startJobs(services);
    open.push(jobs.stop);
    let http: Listening | null = null;
    const connections = () => http?.connections() ?? { open: 0, refused: 0 };
    const metrics = await startMetrics({ services, jobs, findRoute, connections, ...metricsParts });
    open.push(() => metrics?.stop());
    const listener: RequestListener = (request, response) => {
      metrics?.watch(request, response);
      if (before) before(request, response, () => answer(request, response));
      else answer(request, response);
    };
    const requestTimeoutOf = ({ method = '', url = '' }: IncomingMessage) =>
      workOf(method, findRoute(pathOf(url))) === 'upload' ? uploadTimeoutMs : undefined;
    const listening = await listen({
      host,
      port,
      listener,
      requestTimeoutOf,
      limits: { ...config.value.connections, clients, refuse, log: services.log },
    });
    http = listening;
    open.push(() => listening.stop(shutdownGraceMs, drainSeconds * 1000));
  } catch (error) {
    await stop();
    throw error;
  }
  services.scenes.warm().catch((err: unknown) => services.log.error({ err }, 'fonts not drawn'));
  return { origin, stop };
}

/** Stops in order when asked to, also while it still starts; at once when asked again. */
function stopOnSignals(starting: Promise<Started>): void {
  let asked: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked !== null) {
        if (performance.now() - asked > sameRequestMs) process.exit(1);
        return;
      }
      asked = performance.now();
      starting.then((product) => product.stop()).then(() => process.exit(0), exitWithError);
    });
  }
}

/** Says what went wrong, and ends the process with 1. */
function exitWithError(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Runs the built product as this process. */
async function run(): Promise<void> {
  const build = (await import('virtual:react-router/server-build')) as unknown as ServerBuild;
  const starting = start(build);
  stopOnSignals(starting);
  const { origin } = await starting;
  console.log(`Birthday Bloom is ready at ${origin}`);
}

if (import.meta.env.PROD) await run().catch(exitWithError);
