import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Language } from '#content/languages/languages.ts';
import type { Admission } from '#server/http/admission.ts';
import type { ErrorResponses } from '#server/http/error-responses.ts';
import { isReading, pathOf } from '#server/http/found-route.ts';
import { completePage, type PageCache } from '#server/http/page-cache.ts';
import { responseFor, sendResponse } from '#server/http/rendered-page.ts';
import { logRequest } from '#server/http/request-log.ts';
import type { SecurityHeaders } from '#server/http/security.ts';
import type { Services } from '#server/services.ts';
import { cardIdIn } from '../request/card-path.ts';
import type { PageFrame } from './frame/frame.ts';
import { createPageMaker } from './make-page.ts';

interface CardPageParts {
  readonly services: Services;
  readonly frame: PageFrame;
  readonly security: SecurityHeaders;
  readonly pageCache: Pick<PageCache, 'render'>;
  readonly admission: Pick<Admission, 'enter'>;
  readonly errorResponses: Pick<ErrorResponses, 'send'>;
  /** The visitor's, for what is there instead of a card. */
  readonly languageOf: (path: string, headers: Pick<Headers, 'get'>) => Language;
}

/**
 * Answers the pages of cards before the application does: its guards are for forms, files and the router, and cost as much
 * as the page itself. False: the request is for something else.
 */
export function createCardPage(parts: CardPageParts) {
  const { services, frame, security, pageCache, admission, errorResponses, languageOf } = parts;
  const { log } = services;
  const make = createPageMaker({ services, frame, security, languageOf });

  async function answer(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const started = performance.now();
    const requestId = randomUUID();
    const { method = '', url = '' } = request;
    const page = await pageCache.render(url, request, () =>
      // Whoever left while waiting needs no page.
      admission.enter('page', { request, response }, async () =>
        response.destroyed ? null : completePage(await make({ id, request, requestId }), security),
      ),
    );
    if (page) sendResponse(request, response, { requestId, ...(await responseFor(page, request.headers)) });
    else if (!response.destroyed) errorResponses.send(request, response);
    // A client that left before the answer is no failure: 499, as nginx writes it.
    const status = response.destroyed ? 499 : response.statusCode;
    logRequest(log, { requestId, method, path: pathOf(url), status, started });
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const id = isReading(request) ? cardIdIn(pathOf(request.url ?? '')) : null;
    if (id === null) return false;
    answer(id, request, response).catch((err: unknown) => {
      log.error({ err }, 'request not answered');
      response.destroy();
    });
    return true;
  };
}
