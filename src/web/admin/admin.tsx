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
import { PageAddress } from './parts.tsx';

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
  return async ({ request, session }) => {
    const { pathname } = new URL(request.url);
    if (config.adminEmails.length === 0 || !/^\/admin(\/|$)/.test(pathname)) return null;
    const viewer = await operatorOf(session, config.adminEmails);
    if (!viewer) return null;
    const asked = { services, viewer, request };
    const tooMany = await limits.check('admin', { userId: viewer.userId, headers: request.headers });
    if (tooMany) {
      const message = refusal('One moment, please', tooMany.sentence);
      const headers = { 'retry-after': `${tooMany.retryAfter}` };
      return page(asked, { title: 'Too often', message, status: 429, headers });
    }
    if (isReading(request)) return show(asked);
    return request.method === 'POST' && pathname === '/admin/do' ? act(asked) : null;
  };
}

interface Asked {
  readonly services: Services;
  readonly viewer: AccountViewer;
  readonly request: Request;
}

async function show(asked: Asked): Promise<Response | null> {
  const { services, viewer, request } = asked;
  const { pathname: path, search, searchParams: query } = new URL(request.url);
  if (path === '/admin/picture') return picture(services, query.get('card'));
  if (path === '/admin/file') {
    // What stands with a note, whoever may see it.
    const found = await findFile(services.db, query.get('id'));
    return found && fileResponse(request, found, services);
  }
  const place = Object.hasOwn(adminPages, path) ? adminPages[path] : undefined;
  if (!place) return null;
  const secure = isSecure(services);
  const message = readFlash(request.headers.get('cookie') ?? '', secure);
  const content = await place.show({ services, viewer, query });
  const headers = message ? { 'set-cookie': clearFlash(secure) } : {};
  const shown = <PageAddress value={path + search}>{content}</PageAddress>;
  return page(asked, { path, title: place.title, message, content: shown, headers });
}

/** Of any card, also one that is hidden: what is decided about it has to be seen. */
async function picture({ db, scenes }: Services, card: string | null): Promise<Response | null> {
  const id = parseCardId(card);
  const content = id && (await findCardContent(db, id));
  if (!content) return null;
  const file = await scenes.picture(content, pictureWidth);
  return new Response(new Uint8Array(file), { headers: { ...fixedHeaders, 'content-type': 'image/jpeg' } });
}

async function act(asked: Asked): Promise<Response> {
  const { services, viewer, request } = asked;
  const form = await parseForm(request);
  if (!form.ok) {
    const { status, sentence } = form.error;
    return page(asked, { title: 'Not done', message: refusal('Not done', sentence), status });
  }
  const outcome = await doCommand({ services, viewer, headers: request.headers, form: form.value });
  if (outcome.kind === 'unknown')
    return page(asked, { title: 'Not done', message: outcome.message, status: 400 });
  if (outcome.kind === 'question')
    return page(asked, { title: 'One question first', content: <Confirmation {...outcome} /> });
  const cookie = flashCookie(outcome.message, isSecure(services));
  return new Response(null, {
    status: 303,
    headers: { ...fixedHeaders, location: outcome.back, 'set-cookie': cookie },
  });
}

interface Shown {
  /** Of the page; empty for one that is no place of its own. */
  readonly path?: string;
  readonly title: string;
  readonly message?: AdminMessage | null;
  readonly content?: ReactNode;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

function page({ services, viewer }: Asked, shown: Shown): Response {
  const { path = '', title, message = null, content, status = 200, headers = {} } = shown;
  const siteName = siteOf(services.config.site).name;
  const markup = renderToStaticMarkup(
    <AdminPage {...{ siteName, style, path, email: viewer.email, title, message }}>{content}</AdminPage>,
  );
  return new Response(`<!doctype html>${markup}`, { status, headers: { ...fixedHeaders, ...headers } });
}

function isSecure({ config }: Services): boolean {
  return config.origin.startsWith('https:');
}

function refusal(title: string, sentence: MessageRefs): AdminMessage {
  return { title, description: messageTextIn(firstLanguage, sentence), destructive: true };
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
