import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from '#server/log.ts';
import type { HttpVariables } from './security.ts';

/**
 * Gives each request an id and logs one line when it is answered: method, path without its query
 * (queries can carry tokens), status and duration. No address, no cookie, no body.
 */
export function requestLog(
  log: Logger,
): MiddlewareHandler<{ Bindings: HttpBindings; Variables: HttpVariables }> {
  return async (context, next) => {
    const requestId = randomUUID();
    const started = performance.now();
    context.set('requestId', requestId);
    await next();
    context.res.headers.set('x-request-id', requestId);
    // A client that left before the answer is no failure: 499, as nginx writes it.
    const status = context.env?.outgoing?.destroyed ? 499 : context.res.status;
    const { method, path } = context.req;
    logRequest(log, { requestId, method, path, status, started });
  };
}

export interface LoggedRequest {
  readonly requestId: string;
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly status: number;
  /** `performance.now()` when the request came. */
  readonly started: number;
}

/**
 * A part of a path that cannot be an id, a token or a mail address: the ids of cards and files have 22 characters, and no
 * spelling that the router understands is shorter. Percent signs, which could spell anything, are no plain characters.
 */
const plainPart = /^[\w.-]{1,21}$/;

export function logRequest(log: Logger, { started, path, ...rest }: LoggedRequest): void {
  if (rest.status < 500 && !log.isLevelEnabled('info')) return;
  const line = {
    ...rest,
    path: path.replace(/[^/]+/g, (part) => (plainPart.test(part) ? part : '…')),
    ms: Math.round(performance.now() - started),
  };
  if (rest.status >= 500) log.error(line, 'request failed');
  else log.info(line, 'request');
}
