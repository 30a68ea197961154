import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { pageTexts } from 'virtual:page-texts';
import { plainScript } from 'virtual:script-files';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { pathIn, splitPath } from '#content/languages/page-address.ts';
import { plainAddresses, rowOf } from '#server/routes.ts';
import { noFontFaces } from '#server/scenes/fonts/font-faces.ts';
import { setUnavailable, Unavailable } from '#server/unavailable.ts';
import { yieldToEventLoop } from '#server/yield-to-event-loop.ts';
import { ServedDrawing } from './components/card-drawing.tsx';
import { PageNonce } from './page/page-nonce.ts';
import { PlainPage } from './page/plain-page.ts';
import { pageDrawing, pageHtml, requestContext, requestFailure } from './request/context.ts';
import { hashScripts } from './request/script-hashes.ts';
import { pageLanguage } from './texts/page-language.ts';

/** Milliseconds that the loaders of a page may take; rendering is aborted a second later. */
export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const plain = plainPageOf(request, routerContext);
  const early = styleSheetPreloads(routerContext);
  if (early.length > 0) headers.append('link', early.join(', '));
  const answer = { status: statusWithRetryAfter(status, headers, context), headers };
  if (request.method === 'HEAD') return new Response(null, answer);
  await yieldToEventLoop();
  const { svg, fonts } = context.get(pageDrawing) ?? { svg: null, fonts: noFontFaces };
  const drawing = fonts.css ? `<style>${fonts.css}</style>${svg}` : svg;
  const nonce = randomBytes(16).toString('base64url');
  const rendered = await renderDocument({ routerContext, url: request.url, drawing, plain, nonce });
  const { html, scriptHashes } = hashScripts(
    plain ? rendered : withModulesLast(rendered, { texts: textAddresses(routerContext), nonce }),
    nonce,
  );
  headers.set(
    'content-security-policy',
    context.get(requestContext).policyFor(scriptHashes, fonts.css ? [fonts.hash] : []),
  );
  context.set(pageHtml, html);
  return new Response(null, answer);
}

interface DocumentInput {
  readonly routerContext: EntryContext;
  readonly url: string;
  /** SVG text of the card that the page shows, perhaps after a style element; null on other pages. */
  readonly drawing: string | null;
  readonly plain: PlainPage | null;
  /** Put onto every inline script. */
  readonly nonce: string;
}

/** The page's HTML. Rejects when it cannot be rendered, or not in time. */
function renderDocument({
  routerContext,
  url,
  drawing,
  plain,
  nonce,
}: DocumentInput): Promise<string> | string {
  // A page without React in browsers takes over no data, and nothing in it comes late.
  const { serverHandoffStream, ...context } = routerContext;
  const page = (
    <ServedDrawing value={drawing}>
      <PageNonce value={nonce}>
        <PlainPage value={plain}>
          <ServerRouter context={plain ? context : routerContext} url={url} nonce={nonce} />
        </PlainPage>
      </PageNonce>
    </ServedDrawing>
  );
  return plain ? `<!DOCTYPE html>${renderToStaticMarkup(page)}` : renderStreamed(page, nonce);
}

function renderStreamed(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const parts: Buffer[] = [];
        pipe(
          new Writable({
            write: (part, _, next) => {
              parts.push(part);
              next();
            },
            final: (next) => {
              resolve(Buffer.concat(parts).toString());
              next();
            },
          }),
        );
      },
      onShellError: reject,
      onError(error) {
        clearTimeout(timer);
        reject(error);
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * Names the style sheets in a header, so that browsers ask for them first: React writes their links after those of all
 * scripts, and a browser opens few connections.
 */
function styleSheetPreloads(context: EntryContext): readonly string[] {
  return shownRoutes(context).flatMap(({ css }) =>
    (css ?? []).map((file) => `<${file}>; rel=preload; as=style`),
  );
}

/** The page's texts in its language: otherwise browsers would ask for them only after the code that says them. */
function textAddresses(context: EntryContext): readonly string[] {
  const addresses = pageTexts.addresses[pageLanguage()] ?? {};
  const files = shownRoutes(context).flatMap(({ module, imports }) => [module, ...(imports ?? [])]);
  const areas = new Set(files.flatMap((file) => pageTexts.areasOfFile[file] ?? []));
  return [...areas].flatMap((area) => addresses[area] ?? []);
}

/** Null where the page is one of the application, or failed: its error page is. */
function plainPageOf({ url }: Request, { staticHandlerContext: { errors } }: EntryContext): PlainPage | null {
  const { path } = splitPath(new URL(url).pathname);
  if (errors || !rowOf(path)?.isPlain) return null;
  const paths = plainAddresses.map((address) => pathIn(pageLanguage(), address));
  return { script: plainScript, paths };
}

function shownRoutes({ manifest, staticHandlerContext: { matches, errors } }: EntryContext) {
  // An error is shown in the place of a page, without what only this page has.
  const shown = errors ? matches.slice(0, 1) : matches;
  return shown.flatMap(({ route }) => manifest.routes[route.id] ?? []);
}

/**
 * Says in the head where `page-texts/...` are in the page's language: modules must not be read before it. What is to be
 * loaded early of them stands at the end of the page: HTML, style sheets and fonts, without which nothing is seen, have
 * the line to themselves.
 */
function withModulesLast(
  html: string,
  { texts, nonce }: { texts: readonly string[]; nonce: string },
): string {
  const addresses = Object.entries(pageTexts.addresses[pageLanguage()] ?? {});
  const imports = Object.fromEntries(addresses.map(([area, address]) => [`page-texts/${area}`, address]));
  const script = `<script type="importmap" nonce="${nonce}">${JSON.stringify({ imports })}</script>`;
  const fonts: string[] = [];
  const modules: string[] = texts.map((address) => `<link rel="modulepreload" href="${address}"/>`);
  const rest = html.replace(/<link rel="(?:modulepreload|preload" as="font)"[^>]*>/g, (link) => {
    (link.includes('"font"') ? fonts : modules).push(link);
    return '';
  });
  const last = [...fonts, ...modules]
    .join('')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');
  return rest.replace('</head>', () => `${script}</head>`).replace('</body>', () => `${last}</body>`);
}

/** The same for the data that a page in the browser asks for. */
export function handleDataRequest(response: Response, { context }: { context: unknown }): Response {
  const { body, headers } = response;
  const status = statusWithRetryAfter(response.status, headers, context as RouterContextProvider);
  return status === response.status ? response : new Response(body, { status, headers });
}

/** Logs errors that a loader or action did not expect; answers thrown on purpose are no errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: unknown },
): void {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const provider = context as RouterContextProvider;
  const { services, requestId } = provider.get(requestContext);
  provider.set(requestFailure, error);
  services.log.error({ requestId, err: error }, 'page failed');
}

/** 503 instead of 500 where something is only away for a while. */
function statusWithRetryAfter(status: number, headers: Headers, context: RouterContextProvider): number {
  return context.get(requestFailure) instanceof Unavailable ? setUnavailable(headers) : status;
}
