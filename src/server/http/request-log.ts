import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '#server/log.ts';
import type { HttpVariables } from './security.ts';

/**
 * Gives each request a name and logs one line when it is answered: method, path without its query
 * (queries can carry tokens), status and duration. No address, no cookie, no body.
 */
export function requestLog(log: Logger): MiddlewareHandler<{ Variables: HttpVariables }> {
  return async (context, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    context.set('requestId', requestId);
    await next();
    context.res.headers.set('x-request-id', requestId);
    const status = context.res.status;
    const line = {
      requestId,
      method: context.req.method,
      path: context.req.path.replace(/^(\/card\/|\/files\/)[^/]+/, '$1…'),
      status,
      ms: Math.round(performance.now() - started),
    };
    if (status >= 500) log.error(line, 'request failed');
    else log.info(line, 'request');
  };
}
