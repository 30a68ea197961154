import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstLanguage } from '#content/languages/languages.ts';
import type { MessageRefs } from '#content/languages/message-ref.ts';
import { messageTextIn } from '#content/languages/text-in.ts';
import { siteOf } from '#content/site.ts';
import { type AccountViewer, isOperator, type ViewerResult } from '#server/auth/viewer.ts';
import { parseCardId } from '#server/cards/types.ts';
import { findFile } from '#server/files/read.ts';
import { isReading } from '#server/http/found-route.ts';
import { findCardContent } from '#server/operator/read.ts';
import type { Services } from '#server/services.ts';
import { fileResponse } from '../request/file-response.ts';
import { clearFlash, flashCookie, readFlash } from '../request/flash.ts';
import { parseForm } from '../request/read-form.ts';
import style from './admin.css?url';
import { type AdminMessage, AdminPage } from './admin-page.tsx';
import { Confirmation } from './confirmation.tsx';
import { doCommand } from './do-command.ts';
import { adminPages } from './pages.tsx';

interface AdminRequest {
  readonly request: Request;
  /** Reads the session, once per request. */
  readonly session: () => Promise<ViewerResult>;
}

/**
 * The pages for operators, which are no routes of the router: for everybody else its own answer to an unknown address
 * follows, and no list of routes, script or style sheet of others names them. Null: this is for something else.
 */
export type Admin = (request: AdminRequest) => Promise<Response | null>;

export function createAdmin(services: Services): Admin {
  const { config, limits } = services;
  const siteName = siteOf(config.site).name;
  const secure = config.origin.startsWith('https:');

  function page(viewer: AccountViewer, shown: Shown): Response {
    const { path, title, message, content, status = 200, headers = {} } = shown;
    const frame = { siteName, style, path, email: viewer.email, message };
    const markup = renderToStaticMarkup(
      <AdminPage frame={frame} title={title}>
        {content}
      </AdminPage>,
    );
    return new Response(`<!doctype html>${markup}`, { status, headers: { ...fixedHeaders, ...headers } });
  }

  async function show(viewer: AccountViewer, request: Request): Promise<Response | null> {
    const { pathname: path, search, searchParams: query } = new URL(request.url);
    if (path === '/admin/picture') return picture(query);
    if (path === '/admin/file') return file(request, query.get('id'));
    const place = Object.hasOwn(adminPages, path) ? adminPages[path] : undefined;
    if (!place) return null;
    const message = readFlash(request.headers.get('cookie') ?? '', secure);
    const content = await place.show({ services, viewer, query, back: path + search });
    const headers = message ? { 'set-cookie': clearFlash(secure) } : {};
    return page(viewer, { path, title: place.title, message, content, headers });
  }

  /** Of any card, also one that is hidden: what is decided about it has to be seen. */
  async function picture(query: URLSearchParams): Promise<Response | null> {
    const id = parseCardId(query.get('card'));
    const content = id && (await findCardContent(services.db, id));
    if (!content) return null;
    const file = await services.scenes.picture(content, pictureWidth);
    return new Response(new Uint8Array(file), { headers: { ...fixedHeaders, 'content-type': 'image/jpeg' } });
  }

  /** What stands with a note, whoever may see it. */
  async function file(request: Request, id: string | null): Promise<Response | null> {
    const found = await findFile(services.db, id);
    return found && fileResponse(request, found, services);
  }

  async function act(viewer: AccountViewer, request: Request): Promise<Response | null> {
    if (new URL(request.url).pathname !== '/admin/do') return null;
    const form = await parseForm(request);
    if (!form.ok) {
      const { status, sentence } = form.error;
      const message = refusal('Not done', sentence);
      return page(viewer, { path: '', title: 'Not done', message, content: null, status });
    }
    const { headers } = request;
    const outcome = await doCommand({ services, viewer, headers, form: form.value });
    if (outcome.kind === 'unknown') {
      return page(viewer, {
        path: '',
        title: 'Not done',
        message: outcome.message,
        content: null,
        status: 400,
      });
    }
    if (outcome.kind === 'question') {
      const title = 'One question first';
      return page(viewer, { path: '', title, message: null, content: <Confirmation {...outcome} /> });
    }
    const location = outcome.back;
    const message = flashCookie(outcome.message, secure);
    return new Response(null, {
      status: 303,
      headers: { ...fixedHeaders, location, 'set-cookie': message },
    });
  }

  return async ({ request, session }) => {
    const { pathname } = new URL(request.url);
    if (config.adminEmails.length === 0 || !/^\/admin(\/|$)/.test(pathname)) return null;
    const viewer = await operatorOf(session, config.adminEmails);
    if (!viewer) return null;
    const tooMany = await limits.check('admin', { userId: viewer.userId, headers: request.headers });
    if (tooMany) {
      const message = refusal('One moment, please', tooMany.sentence);
      const headers = { 'retry-after': `${tooMany.retryAfter}` };
      return page(viewer, { path: '', title: 'Too often', message, content: null, status: 429, headers });
    }
    if (isReading(request)) return show(viewer, request);
    return request.method === 'POST' ? act(viewer, request) : null;
  };
}

function refusal(title: string, sentence: MessageRefs): AdminMessage {
  return { title, description: messageTextIn(firstLanguage, sentence), destructive: true };
}

interface Shown {
  readonly path: string;
  readonly title: string;
  readonly message: AdminMessage | null;
  readonly content: ReactNode;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Pixels: as wide as the page of one card shows it. */
const pictureWidth = 640;

const fixedHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Addresses may hold those of accounts. The origin must be told with forms.
  'referrer-policy': 'same-origin',
};

/** The signed-in operator; null for everybody else, and when nobody can know. */
async function operatorOf(
  session: AdminRequest['session'],
  adminEmails: readonly string[],
): Promise<AccountViewer | null> {
  const viewer = await session().then(
    (result) => result.viewer,
    () => null,
  );
  return isOperator(viewer, adminEmails) ? viewer : null;
}
