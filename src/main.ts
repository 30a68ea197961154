import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { readConfig } from '#server/config.ts';
import { listen } from '#server/http/listen.ts';
import { requestLog } from '#server/http/request-log.ts';
import { type HttpVariables, sameOriginOnly, securityHeaders } from '#server/http/security.ts';
import { staticFiles } from '#server/http/static.ts';
import { openServices, type Services } from '#server/services.ts';
import { requestContext } from '#web/context.ts';

/** Requests in flight have this long to finish when the process is asked to stop. */
const stopGraceMs = 10_000;

type GetBuild = () => Promise<ServerBuild>;

/** All of HTTP: guards first, then files, then the pages. */
function createApp(services: Services, getBuild: GetBuild): Hono<{ Variables: HttpVariables }> {
  const { config, log } = services;
  const app = new Hono<{ Variables: HttpVariables }>();
  app.get('/healthz', (context) => context.text('ok'));
  app.use(requestLog(log), securityHeaders(config.origin), sameOriginOnly(config.origin));
  app.use(compress());
  app.route('/', staticFiles('./build/client'));
  app.all('*', async (context) => {
    const provider = new RouterContextProvider();
    provider.set(requestContext, {
      services,
      nonce: context.get('nonce'),
      requestId: context.get('requestId'),
      session: async () => null,
    });
    return createRequestHandler(await getBuild(), config.mode)(context.req.raw, provider);
  });
  return app;
}

/** Starts the product; resolves when it answers, with a function that stops it in order. */
export async function start(getBuild: GetBuild): Promise<{ stop(): Promise<void> }> {
  const config = readConfig(process.env);
  if (!config.ok) throw new Error(config.error);
  const services = await openServices(config.value);
  const app = createApp(services, getBuild);
  const { host, port } = config.value;
  const http = await listen({ host, port, listener: getRequestListener(app.fetch) });
  return {
    async stop() {
      await http.stop(stopGraceMs);
      await services.close();
    },
  };
}

if (import.meta.env.PROD) {
  const build = await import('virtual:react-router/server-build');
  await start(async () => build);
}
