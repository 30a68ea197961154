import { createRequestHandler, type ServerBuild } from 'react-router';
import { firstLanguage, type Language } from '#content/languages/languages.ts';
import { prefixOf, splitPath } from '#content/languages/page-address.ts';
import type { AppParts } from '#server/http/app.ts';
import { type FindRoute, isReading } from '#server/http/found-route.ts';
import { chosenLanguage, languageCookie, requestLanguage } from '#server/request/request-language.ts';
import { inLanguage } from '#server/request/requested-language.ts';
import { hasPage, isBeforeRouter, routeOf } from '#server/routes.ts';

/** The built pages, or how to get the newest while they are being worked on. */
export type RouterBuild = ServerBuild | (() => Promise<ServerBuild>);

type Handler = ReturnType<typeof createRequestHandler>;

/** The router in each language: the prefix of the language is its basename, on the server and in the browser. */
export function routerIn(languages: readonly Language[], build: RouterBuild): Handler {
  const mode = import.meta.env.PROD ? 'production' : 'development';
  const handlers = new Map(
    languages.map((language) => {
      const basename = prefixOf(language) || '/';
      const own =
        typeof build === 'function' ? async () => ({ ...(await build()), basename }) : { ...build, basename };
      return [language, createRequestHandler(own, mode)];
    }),
  );
  const first = handlers.get(firstLanguage) as Handler;
  return (request, context) => {
    const { language } = splitPath(new URL(request.url).pathname);
    return (handlers.get(language) ?? first)(request, context);
  };
}

interface Parts {
  readonly languages: readonly Language[];
  readonly origin: string;
  readonly findRoute: FindRoute;
}

type RenderPage = AppParts['renderPage'];

/** Renders each page, and each file that has a language, in its own. */
export function inPageLanguage({ languages, origin, findRoute }: Parts, render: RenderPage): RenderPage {
  return async (page) => {
    const { url, headers } = page.request;
    const path = new URL(url).pathname;
    const isAsked = isReading(page.request);
    const { pattern } = findRoute(path);
    const isPage = isAsked && hasPage(pattern) && !isBeforeRouter(pattern);
    // Caches give files in several languages to everybody, so each language has its own address.
    const isOfAddress = isPage || (isAsked && routeOf(pattern).hasOwnLanguage === true);
    const language = requestLanguage({ path, isPage: isOfAddress, headers, origin }, languages);
    const response = await inLanguage(language, () => render(page));
    const cookies = [headers.get('cookie'), ...response.headers.getSetCookie()];
    const isChosen = cookies.some((one) => chosenLanguage(one, languages) !== null);
    // Whoever sends a form in a language reads it. A way back from another site has no prefix.
    if (!isAsked && !isChosen && language !== firstLanguage) {
      response.headers.append('set-cookie', languageCookie(language, origin.startsWith('https:')));
    }
    // Others who ask for it are led to their own language.
    if (isPage && languages.length > 1 && language === firstLanguage) {
      response.headers.append('vary', 'accept-language');
    }
    return response;
  };
}
