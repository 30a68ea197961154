import type { MiddlewareHandler } from 'hono';
import { messageTextIn } from '#content/languages/text-in.ts';
import type { Config } from '../config/config.ts';
import { requestedLanguage } from '../request/requested-language.ts';
import { wantsJson } from '../request/wants-json.ts';
import { routeOf } from '../routes.ts';
import type { FindRoute, FoundRoute } from './found-route.ts';

/** What every request carries through the HTTP layer. */
export interface HttpVariables {
  requestId: string;
}

/** The headers that every answer has, by their names in small letters. */
export interface SecurityHeaders {
  /** An answer may say something stricter, or name its own scripts, instead. */
  readonly defaults: Readonly<Record<string, string>>;
  readonly fixed: Readonly<Record<string, string>>;
  /**
   * The content security policy of a page with these inline scripts, and with these style elements that hold fonts, by
   * their SHA-256 hashes in base64.
   */
  policyFor(scripts: readonly string[], fonts?: readonly string[]): string;
}

type SecurityOptions = Pick<Config, 'origin' | 'mode' | 'hstsSubdomains'> & {
  /** SHA-256 in base64 of the style elements that our own pages have. */
  readonly styleHashes?: readonly string[];
};

export function createSecurityHeaders({
  origin,
  mode,
  hstsSubdomains,
  styleHashes = [],
}: SecurityOptions): SecurityHeaders {
  const secure = origin.startsWith('https:');
  const policyFor = (scripts: readonly string[], fonts: readonly string[] = []) =>
    contentSecurityPolicy({
      secure,
      development: mode === 'development',
      scripts,
      styles: styleHashes,
      fonts,
    });
  return {
    policyFor,
    defaults: {
      'content-security-policy': policyFor([]),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    },
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

export function securityHeaders({ defaults, fixed }: SecurityHeaders): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { headers } = context.res;
    for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
    for (const [name, value] of Object.entries(fixed)) headers.set(name, value);
  };
}

interface Policy {
  readonly secure: boolean;
  /** The development server adds style elements and speaks through a socket of its own. */
  readonly development: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
}

/**
 * Files of this site run as scripts only where they are sent as scripts, which are those of the build. Style attributes
 * are allowed because positioned parts (menus, dialogs) are server-rendered with them; style elements are not, but for
 * that of the page of a card.
 */
function contentSecurityPolicy({ secure, development, scripts, styles, fonts }: Policy): string {
  const sources = (hashes: readonly string[]) =>
    ["'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ');
  return [
    "default-src 'self'",
    `script-src ${sources(scripts)}`,
    `style-src ${development ? "'self' 'unsafe-inline'" : sources([...styles, ...fonts])}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "media-src 'self' blob:",
    `font-src 'self'${fonts.length > 0 ? ' data:' : ''}`,
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
export function sameOriginOnly(origin: string, findRoute: FindRoute): MiddlewareHandler {
  return async (context, next) => {
    const { method, path } = context.req;
    const sender = context.req.header('origin');
    const isOurs = safeMethods.has(method) || sender === origin;
    if (!isOurs && !(method === 'POST' && mayPost(sender, findRoute(path)))) {
      const sentence = messageTextIn(requestedLanguage(), ['server.otherSite', { origin }]);
      const isJson = wantsJson(context.req.header('accept'));
      return isJson ? context.json({ error: sentence }, 403) : context.text(sentence, 403);
    }
    return next();
  };
}

/** Browsers name the origin of every form, so a page of another site is no program. */
function mayPost(sender: string | undefined, { pattern, isData }: FoundRoute): boolean {
  const { postedBy } = routeOf(pattern);
  return !isData && (postedBy === 'anybody' || (postedBy === 'programs' && sender === undefined));
}
