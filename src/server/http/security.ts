import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';

/** What every request carries through the HTTP layer. */
export interface HttpVariables {
  requestId: string;
  /** Fresh for each response, 128 random bits: the only scripts that run are those that carry it. */
  nonce: string;
}

/**
 * The headers that every answer has. Scripts run by nonce only; style attributes are allowed because
 * positioned parts (menus, dialogs) are server-rendered with them, style elements are not.
 */
export function securityHeaders({
  origin,
  mode,
}: Pick<Config, 'origin' | 'mode'>): MiddlewareHandler<{ Variables: HttpVariables }> {
  const secure = origin.startsWith('https:');
  const development = mode === 'development';
  return async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const headers = context.res.headers;
    setDefault(headers, 'content-security-policy', contentSecurityPolicy({ nonce, secure, development }));
    headers.set('x-content-type-options', 'nosniff');
    headers.set('x-frame-options', 'DENY');
    setDefault(headers, 'referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('permissions-policy', 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()');
    headers.set('cross-origin-opener-policy', 'same-origin');
    setDefault(headers, 'cross-origin-resource-policy', 'same-origin');
    if (secure) headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains');
  };
}

interface Policy {
  readonly nonce: string;
  readonly secure: boolean;
  /** The development server adds style elements and speaks through a socket of its own. */
  readonly development: boolean;
}

function contentSecurityPolicy({ nonce, secure, development }: Policy): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function setDefault(headers: Headers, name: string, value: string): void {
  if (!headers.has(name)) headers.set(name, value);
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses every changing request that does not come from our own pages (cross-site request forgery). */
export function sameOriginOnly(origin: string): MiddlewareHandler {
  return async (context, next) => {
    if (!safeMethods.has(context.req.method) && context.req.header('origin') !== origin) {
      return context.text(`This request did not come from ${origin}.`, 403);
    }
    return next();
  };
}
