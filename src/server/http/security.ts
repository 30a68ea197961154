import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config/config.ts';

/** What every request carries through the HTTP layer. */
export interface HttpVariables {
  requestId: string;
  /** Fresh for each response, 128 random bits: the only scripts that run are those that carry it. */
  nonce: string;
}

/** 24 characters. */
export function newNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The headers that every answer has, by their names in small letters. */
export interface SecurityHeaders {
  /** An answer may say something stricter instead. */
  defaults(nonce: string): Readonly<Record<string, string>>;
  readonly fixed: Readonly<Record<string, string>>;
}

/**
 * Scripts run by nonce only; style attributes are allowed because positioned parts (menus, dialogs) are
 * server-rendered with them, style elements are not.
 */
export function createSecurityHeaders({
  origin,
  mode,
  hstsSubdomains,
}: Pick<Config, 'origin' | 'mode' | 'hstsSubdomains'>): SecurityHeaders {
  const secure = origin.startsWith('https:');
  const policy = contentSecurityPolicy({ secure, development: mode === 'development' }).split(nonceMark);
  return {
    defaults: (nonce) => ({
      'content-security-policy': policy.join(nonce),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    }),
    fixed: {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
      'cross-origin-opener-policy': 'same-origin',
      ...(secure && {
        'strict-transport-security': `max-age=63072000${hstsSubdomains ? '; includeSubDomains' : ''}`,
      }),
    },
  };
}

export function securityHeaders(security: SecurityHeaders): MiddlewareHandler<{ Variables: HttpVariables }> {
  return async (context, next) => {
    const nonce = newNonce();
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(security.defaults(nonce))) {
      if (!headers.has(name)) headers.set(name, value);
    }
    for (const [name, value] of Object.entries(security.fixed)) headers.set(name, value);
  };
}

interface Policy {
  readonly secure: boolean;
  /** The development server adds style elements and speaks through a socket of its own. */
  readonly development: boolean;
}

/** Stands in the policy where the nonce belongs. */
const nonceMark = '{nonce}';

function contentSecurityPolicy({ secure, development }: Policy): string {
  return [
    "default-src 'self'",
    // Only what has the nonce runs, and what that loads itself. Browsers too old for 'strict-dynamic' go by 'self'.
    `script-src 'self' 'nonce-${nonceMark}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonceMark}'`,
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

/**
 * For the scripts that run as workers, which have a policy of their own: the one that makes films may start
 * WebAssembly, in a worker made from text, to encode sound where the browser cannot. Pages may do neither.
 */
export const workerPolicy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ');

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
