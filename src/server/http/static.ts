import { extname } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { messageTextIn } from '#content/languages/text-in.ts';
import { requestedLanguage } from '../request/requested-language.ts';
import type { PreRouterAddress } from '../routes.ts';
import { type HttpVariables, workerPolicy } from './security.ts';

const forever = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

function keptForAnHour(_: string, context: Context): void {
  context.header('cache-control', forAnHour);
}

/** Types that are not among those known by their ending, and players do not guess. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.m4a': 'audio/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** As the build names them, perhaps compressed. */
const workerScript = /-worker-[^/]+\.js(\.\w+)?$/;

/** Addresses that change with their content: where the files are, and how an address becomes a path there. */
const lasting = [
  { address: '/assets/*' satisfies PreRouterAddress, root: 'build/client', rewrite: (path: string) => path },
  { address: '/fonts/*' satisfies PreRouterAddress, root: 'generated', rewrite: (path: string) => path },
  // The version of the whole set stands in the address, so that single drawings need no hash of their own.
  {
    address: '/emoji/:version/*' satisfies PreRouterAddress,
    root: 'generated',
    rewrite: (path: string) => path.replace(/^\/emoji\/[^/]+/, '/emoji'),
  },
] as const;

/**
 * The built files. Those whose address changes with their content are kept for ever, the others for an
 * hour. The build leaves a `.br` and a `.gz` beside each text file, and those are sent as they are.
 */
export function staticFiles(): Hono<{ Variables: HttpVariables }> {
  const app = new Hono<{ Variables: HttpVariables }>();
  for (const { address, root, rewrite } of lasting) {
    app.use(
      address,
      serveStatic({
        root,
        rewriteRequestPath: rewrite,
        precompressed: true,
        onFound: (path, context) => {
          context.header('cache-control', forever);
          if (workerScript.test(path)) context.header('content-security-policy', workerPolicy);
        },
      }),
    );
    app.get(address, (context) =>
      context.text(messageTextIn(requestedLanguage(), ['server.noFile']), 404, {
        'cache-control': 'no-store',
      }),
    );
  }
  for (const address of ['/audio/*' satisfies PreRouterAddress, '/film/*' satisfies PreRouterAddress]) {
    app.use(
      address,
      serveStatic({
        root: 'build/client',
        onFound: (path, context) => {
          context.header('cache-control', forAnHour);
          const type = mediaTypes[extname(path)];
          if (type) context.header('content-type', type);
          context.header('accept-ranges', 'bytes');
        },
      }),
    );
  }
  // The list in the build names the npm packages too; in development only the one in `generated` exists.
  for (const root of ['build/client', 'generated']) {
    app.get(
      '/licences.txt' satisfies PreRouterAddress,
      serveStatic({ root, precompressed: true, onFound: keptForAnHour }),
    );
  }
  const others = serveStatic<{ Variables: HttpVariables }>({
    root: 'build/client',
    precompressed: true,
    onFound: keptForAnHour,
  });
  // Every such file has an extension: no page waits for a look at the disk.
  app.use('*', (context, next) => (context.req.path.includes('.') ? others(context, next) : next()));
  return app;
}
