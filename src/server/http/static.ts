import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { HttpVariables } from './security.ts';

const forever = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

/**
 * The built files. Those whose name carries a hash of their content are kept for ever; the others for
 * an hour. The build leaves a `.br` and a `.gz` beside each text file, and those are sent as they are.
 */
export function staticFiles(root: string): Hono<{ Variables: HttpVariables }> {
  const app = new Hono<{ Variables: HttpVariables }>();
  for (const path of ['/assets/*', '/fonts/*', '/emoji/*']) {
    app.use(
      path,
      serveStatic({ root, precompressed: true, onFound: (_, c) => c.header('cache-control', forever) }),
    );
    app.use(path, (context) => context.text('There is no such file.', 404));
  }
  app.use(
    '*',
    serveStatic({ root, precompressed: true, onFound: (_, c) => c.header('cache-control', forAnHour) }),
  );
  return app;
}
