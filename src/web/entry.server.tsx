import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { sayUnavailable, Unavailable } from '#server/unavailable.ts';
import { yieldToEventLoop } from '#server/yield-to-event-loop.ts';
import { ServedDrawing } from './components/card-drawing.tsx';
import { PageNonce } from './page/page-nonce.ts';
import { requestContext } from './request/context.ts';

/** Milliseconds; a page that is not rendered by then is cut off. */
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, drawing } = context.get(requestContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const answer = { status: explain(status, { headers, context }), headers };
  if (request.method === 'HEAD') return new Response(null, answer);
  await yieldToEventLoop();
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <ServedDrawing value={drawing}>
        <PageNonce value={nonce}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </PageNonce>
      </ServedDrawing>,
      {
        nonce,
        onAllReady() {
          clearTimeout(timer);
          pipe(collected((html) => resolve(new Response(wordsFirst(html), answer))));
        },
        onShellError: reject,
        onError(error) {
          clearTimeout(timer);
          reject(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Takes what is written and gives it away as one: all of it is ready, and one piece costs less than many. */
function collected(give: (whole: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk: Uint8Array, _, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      give(Buffer.concat(chunks).toString());
      done();
    },
  });
}

/**
 * What can be seen comes first, over the few connections a browser opens: the style sheets, which React writes last,
 * then fonts and photos. Scripts wait: the page is readable without them, and the router asks for all at once.
 */
function wordsFirst(html: string): string {
  const styles = html.match(styleSheet) ?? [];
  return html
    .replace(styleSheet, '')
    .replace(viewport, (meta) => meta + styles.join(''))
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
}

const styleSheet = /<link [^>]*rel="stylesheet"[^>]*>/g;
const viewport = /<meta name="viewport"[^>]*>/;

/** The same for the data that a page in the browser asks for. */
export function handleDataRequest(response: Response, { context }: { context: unknown }): Response {
  const { body, headers } = response;
  const status = explain(response.status, { headers, context: context as RouterContextProvider });
  return status === response.status ? response : new Response(body, { status, headers });
}

/** Errors that a loader or action did not expect; answers thrown on purpose are no errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: unknown },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const known = (context as RouterContextProvider).get(requestContext);
  known.failure = error;
  known.services.log.error({ requestId: known.requestId, err: error }, 'page failed');
}

/** "Not now" is another answer than "broken": what is away comes back. */
function explain(
  status: number,
  { headers, context }: { headers: Headers; context: RouterContextProvider },
): number {
  return context.get(requestContext).failure instanceof Unavailable ? sayUnavailable(headers) : status;
}
