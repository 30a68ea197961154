import type { IncomingMessage, ServerResponse } from 'node:http';
import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { pathIn, splitPath } from '#content/languages/page-address.ts';
import { type FindRoute, isReading, pathOf } from '#server/http/found-route.ts';
import { chosenLanguage, preferredLanguage } from '#server/request/request-language.ts';
import { hasPage, isBeforeRouter, routeOf } from '#server/routes.ts';

interface RedirectParts {
  readonly languages: readonly Language[];
  readonly findRoute: FindRoute;
}

/**
 * Leads whoever asks for a page in English to the language that they chose, else to the one that their browser prefers.
 * A card has its own language and no prefix. False: this request is answered as it is.
 */
export function createLanguageRedirect({ languages, findRoute }: RedirectParts) {
  if (languages.length < 2) return () => false;

  /** Where the page is that this request should get; null for where it is. */
  function betterAddress({ url = '', headers }: IncomingMessage): string | null {
    const path = pathOf(url);
    const { pattern, isData } = findRoute(path);
    const own = splitPath(path);
    if (isData || pattern === '/*') return null;
    if (own.path !== path) return isBeforeRouter(pattern) ? own.path : null;
    if (!hasPage(pattern) || isBeforeRouter(pattern) || routeOf(pattern).hasOwnLanguage) return null;
    const { cookie, 'accept-language': accepted, 'sec-fetch-dest': use = 'document' } = headers;
    if (use !== 'document') return null;
    const wanted = chosenLanguage(cookie, languages) ?? preferredLanguage(accepted, languages);
    return wanted === null || wanted === firstLanguage ? null : pathIn(wanted, path);
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '' } = request;
    const path = isReading({ method }) ? betterAddress(request) : null;
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
