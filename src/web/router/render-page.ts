import { RouterContextProvider } from 'react-router';
import { messageTextIn } from '#content/languages/text-in.ts';
import { getViewer, type ViewerResult } from '#server/auth/viewer.ts';
import type { AppParts } from '#server/http/app.ts';
import { type FindRoute, isReading } from '#server/http/found-route.ts';
import type { SecurityHeaders } from '#server/http/security.ts';
import { wantsJson } from '#server/request/wants-json.ts';
import { hasPage } from '#server/routes.ts';
import type { Services } from '#server/services.ts';
import { failureAnswer, Unavailable } from '#server/unavailable.ts';
import { createAdmin } from '../admin/admin.tsx';
import type { PageFrame } from '../card-page/frame/frame.ts';
import { createPagesBeforeRouter } from '../card-page/pages-before-router.ts';
import { pageHtml, requestContext, requestFailure } from '../request/context.ts';
import { pageLanguage } from '../texts/page-language.ts';
import { inPageLanguage, type RouterBuild, routerIn } from './page-languages.ts';

interface PageRendererParts {
  readonly services: Services;
  readonly frame: PageFrame;
  readonly security: Pick<SecurityHeaders, 'policyFor'>;
  readonly build: RouterBuild;
  readonly findRoute: FindRoute;
}

/** Asks the pages before the router, those of operators, then the router, with what a request knows besides itself. */
export function createPageRenderer(parts: PageRendererParts): AppParts['renderPage'] {
  const { services, frame, security, build, findRoute } = parts;
  const { auth, config, database } = services;
  const { languages, origin } = config;
  const { policyFor } = security;
  const admin = createAdmin(services);
  const beforeRouter = createPagesBeforeRouter(services, frame, security);
  const handle = routerIn(languages, build);
  /** The visitor's next request must see what this one changed, so the caches hear of it first. */
  async function settle(request: Request, { status }: Response): Promise<void> {
    if (!isReading(request) && status < 400) await database.settle();
  }

  return inPageLanguage({ languages, origin, findRoute }, async ({ request, requestId }) => {
    if (isPagelessData(request, findRoute))
      return new Response(messageTextIn(pageLanguage(), ['server.noPage']), { status: 404 });
    const provider = new RouterContextProvider();
    const isDocument = !new URL(request.url).pathname.endsWith('.data');
    const session = readOnce(() => getViewer(auth, request.headers));
    const ofCard = isDocument ? await beforeRouter(request, requestId) : null;
    if (ofCard) {
      await settle(request, ofCard);
      return ofCard;
    }
    const forOperator = await admin({ request, session: session.read });
    if (forOperator) {
      if (!isReading(request)) await database.settle();
      addCookies(forOperator.headers, (await session.known())?.setCookies ?? []);
      return forOperator;
    }
    provider.set(requestContext, { services, requestId, session: session.read, isDocument, policyFor });
    const handled = await handle(request, provider);
    const response = withHtml(handled, provider.get(pageHtml));
    await settle(request, response);
    // Pages say it themselves; routes that answer with files have no page to say it on.
    const failure = provider.get(requestFailure);
    const isJson = wantsJson(request.headers.get('accept'));
    const answer =
      response.status === 500 && (isJson || failure instanceof Unavailable)
        ? failureAnswer(failure, pageLanguage(), isJson)
        : response;
    addCookies(answer.headers, (await session.known())?.setCookies ?? []);
    return answer;
  });
}

function withHtml(response: Response, html: string | null): Response {
  return html === null
    ? response
    : new Response(html, { status: response.status, headers: response.headers });
}

/**
 * Whether a request wants the data of a page (`/card/x.data`) where there is none: the address of a file, a picture or
 * a form for scripts. The router would read the whole answer of such a route and send it on as one text, without the
 * headers that say how it may be cached and used. Forms of our pages do send their data to such addresses.
 */
function isPagelessData(request: Request, findRoute: FindRoute): boolean {
  const { isData, pattern } = findRoute(new URL(request.url).pathname);
  return isData && !hasPage(pattern) && isReading(request);
}

/** A cookie that the page itself set stays: it may be that of a newer session. */
function addCookies(headers: Headers, cookies: readonly string[]): void {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));
  const set = headers.getSetCookie().map(nameOf);
  for (const cookie of cookies) if (!set.includes(nameOf(cookie))) headers.append('set-cookie', cookie);
}

/** Reads the session when it is first needed, and not again. */
function readOnce(read: () => Promise<ViewerResult>) {
  let reading: Promise<ViewerResult> | undefined;
  return {
    read: () => {
      reading ??= read();
      return reading;
    },
    /** The session, if anybody asked for it and it could be read. */
    known: () => reading?.catch(() => undefined),
  };
}
