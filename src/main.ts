import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { getSession, type SessionAnswer } from '#server/auth/session.ts';
import { readConfig } from '#server/config.ts';
import { sweepFiles } from '#server/files/write.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { listen } from '#server/http/listen.ts';
import { createPageCache, type PageCache } from '#server/http/page-cache.ts';
import { requestLog } from '#server/http/request-log.ts';
import { type HttpVariables, sameOriginOnly, securityHeaders } from '#server/http/security.ts';
import { staticFiles } from '#server/http/static.ts';
import { openServices, type Services } from '#server/services.ts';
import { requestContext } from '#web/context.ts';

/** Milliseconds that requests in flight have to finish when the process is asked to stop. */
const stopGrace = 10_000;

/** Milliseconds between two clean-ups of what has expired. */
const sweepInterval = 60 * 60 * 1000;

type GetBuild = () => Promise<ServerBuild>;
type App = Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>;

/** All of HTTP: health, guards, files, accounts, pages. */
function createApp(
  services: Services,
  { getBuild, pageCache }: { getBuild: GetBuild; pageCache: PageCache },
): App {
  const { auth, config, database, log } = services;
  const app: App = new Hono();
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const ready = await database.ping();
    return context.text(ready ? 'ready' : 'the database does not answer', ready ? 200 : 503);
  });
  app.use(requestLog(log), securityHeaders(config), sameOriginOnly(config.origin));
  // The page cache compresses what it keeps itself, so it stands inside of what compresses the rest.
  app.use(clientAddress(config.trustedProxies), compress(), pageCache.middleware);
  app.route('/', staticFiles());
  app.all('/api/auth/*', (context) => auth.handle(context.req.raw));
  app.all('*', async (context) => {
    const { headers } = context.req.raw;
    let session: Promise<SessionAnswer> | undefined;
    const provider = new RouterContextProvider();
    provider.set(requestContext, {
      services,
      nonce: context.get('nonce'),
      requestId: context.get('requestId'),
      session: () => {
        session ??= getSession(auth, headers);
        return session;
      },
      failure: null,
    });
    const response = await createRequestHandler(await getBuild(), config.mode)(context.req.raw, provider);
    for (const cookie of (await session?.catch(() => null))?.setCookies ?? [])
      response.headers.append('set-cookie', cookie);
    return response;
  });
  return app;
}

/** Drops a card's page the moment anybody, on any machine, changes the card. */
function watchCards({ database }: Services, pageCache: PageCache): void {
  database.listen('card_changed', (event) => {
    if (event.kind === 'notice') pageCache.drop(`/card/${event.payload}`);
    else pageCache.reset(event.kind === 'listening');
  });
}

/** Clears away what has expired: sessions, links, counts, and uploads that no card came to use. */
function sweepRegularly({ auth, db, files, log }: Services): NodeJS.Timeout {
  async function sweep(): Promise<void> {
    const now = new Date();
    await auth.sweep(now);
    await sweepFiles({ db, files, now });
  }
  const fail = (err: unknown) => log.error({ err }, 'sweep failed');
  return setInterval(() => void sweep().catch(fail), sweepInterval).unref();
}

export interface Started {
  readonly origin: string;
  stop(): Promise<void>;
}

interface StartOptions {
  /** Sees each request first; what it does not answer it passes on. */
  readonly before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
}

/** Starts the product; resolves when it answers. Throws with a sentence for the operator. */
export async function start(getBuild: GetBuild, { before }: StartOptions = {}): Promise<Started> {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  const { host, port, origin } = config.value;
  const services = await openServices(config.value);
  const pageCache = createPageCache((path) => /^\/card\/[^/.]+$/.test(path));
  watchCards(services, pageCache);
  const sweeping = sweepRegularly(services);
  const answer = getRequestListener(createApp(services, { getBuild, pageCache }).fetch);
  const listener: RequestListener = before
    ? (request, response) => before(request, response, () => void answer(request, response))
    : answer;
  const http = await listen({ host, port, listener }).catch(async (error: unknown) => {
    await services.close();
    throw error;
  });
  return {
    origin,
    async stop() {
      clearInterval(sweeping);
      await http.stop(stopGrace);
      await services.close();
    },
  };
}

/** Runs the built product as this process. */
async function run(): Promise<void> {
  const build = (await import('virtual:react-router/server-build')) as unknown as ServerBuild;
  const product = await start(async () => build);
  console.log(`Birthday Bloom is ready at ${product.origin}`);
  stopOnSignals(product);
}

/** Milliseconds in which a second signal is taken for the same wish: a terminal and npm both send theirs. */
const sameWish = 2_000;

/** Stops in order when asked to; at once when asked again. */
function stopOnSignals(product: Started): void {
  let asked: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (asked !== null) {
        if (performance.now() - asked > sameWish) process.exit(1);
        return;
      }
      asked = performance.now();
      product.stop().then(() => process.exit(0), fail);
    });
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

if (import.meta.env.PROD) await run().catch(fail);
