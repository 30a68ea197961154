import type { IncomingMessage, ServerResponse } from 'node:http';
import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { pathIn, splitPath } from '#content/languages/page-address.ts';
import { type FindRoute, ownPatterns, pathOf } from '#server/http/route-work.ts';
import { chosenLanguage, preferredLanguage } from '#server/request/request-language.ts';

interface RedirectParts {
  readonly languages: readonly Language[];
  readonly findRoute: FindRoute;
}

/** Pages that the service worker asks for, each in its own language. */
const serviceWorkerPages = ['/studio/offline', '/offline'];

/**
 * Leads whoever asks for a page in English to the language that they chose, else to the one that their browser prefers.
 * A card has its own language and no prefix. False: this request is answered as it is.
 */
export function createLanguageRedirect({ languages, findRoute }: RedirectParts) {
  if (languages.length < 2) return () => false;

  /** Where the page is that this request should get; null for where it is. */
  function betterAddress({ url = '', headers }: IncomingMessage): string | null {
    const path = pathOf(url);
    const { pattern, isData, hasPage } = findRoute(path);
    const own = splitPath(path);
    if (isData || pattern === '/*' || serviceWorkerPages.includes(pattern)) return null;
    if (own.path !== path) return ownPatterns.includes(pattern) ? own.path : null;
    if (!hasPage || ownPatterns.includes(pattern)) return null;
    const { cookie, 'accept-language': accepted, 'sec-fetch-dest': use = 'document' } = headers;
    if (use !== 'document') return null;
    const wanted = chosenLanguage(cookie, languages) ?? preferredLanguage(accepted, languages);
    return wanted === null || wanted === firstLanguage ? null : pathIn(wanted, path);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    const path = method === 'GET' || method === 'HEAD' ? betterAddress(request) : null;
    // Two slashes would be another host.
    if (path === null || /^[/\\]{2}/.test(path)) return false;
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    response.writeHead(302, {
      location: path + query,
      vary: 'accept-language, cookie',
      'cache-control': 'private, no-store',
      'content-length': '0',
    });
    response.end();
    return true;
  };
}
