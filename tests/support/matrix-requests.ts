import { type Other, signedIn } from './matrix-world.ts';
import type { Act, Belongings, Rule } from './route-rule.ts';
import { routeRules } from './route-rules.ts';
import type { ServedRoute } from './served-routes.ts';

export const changing = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** One request of the matrix, whoever sends it. */
export interface Request {
  readonly method: string;
  readonly path: string;
  /** The address that the asking page says it is from; null says nothing. */
  readonly origin?: string | null;
  readonly type?: string;
  readonly body?: URLSearchParams | Uint8Array | object | undefined;
}

/** `ours` is the address of our own pages. */
export function initOf(ours: string, { method, origin = ours, type, body }: Request): RequestInit {
  const headers = new Headers();
  if (origin !== null) headers.set('origin', origin);
  const isRaw = body === undefined || body instanceof URLSearchParams || body instanceof Uint8Array;
  if (!isRaw) headers.set('content-type', 'application/json');
  if (type) headers.set('content-type', type);
  const content = isRaw ? (body as BodyInit | undefined) : JSON.stringify(body);
  return { method, headers, redirect: 'manual', ...(content !== undefined && { body: content }) };
}

/** Where the owner's thing is. */
export function addressOf({ pattern }: ServedRoute, rule: Rule, owner: Belongings): string {
  return rule.at?.(owner) ?? pattern;
}

/** The owner's ids in every place where a route might take one from. */
function named({ userId, cardId, photo, sessionId, replyId, designId }: Belongings): Record<string, string> {
  return {
    id: cardId,
    cardId,
    card: cardId,
    userId,
    account: userId,
    file: photo.file,
    photo: photo.file,
    avatar: photo.file,
    session: sessionId,
    reply: replyId,
    design: designId,
    key: 'bbbbbbbbbbbbbbbbbbbbbb',
    channel: 'link',
    status: 'published',
    intent: 'delete',
  };
}

/** Everything that is asked at one route: by every method, with ids in path, query and body. */
export function requestsTo(route: ServedRoute, rule: Rule, owner: Belongings): Request[] {
  const address = addressOf(route, rule, owner);
  const ids = named(owner);
  const query = `${address.includes('?') ? '&' : '?'}${new URLSearchParams(ids)}`;
  const [path = '', search = ''] = address.split('?');
  const data = `${path === '/' ? '/_' : path}.data?${search}`;
  const reads = ['GET', 'HEAD'].map((method) => ({ method, path: address }));
  const asked = { method: 'GET', path: address + query };
  const writes = changing.flatMap((method) => [
    { method, path: address, body: ids },
    { method, path: address + query, body: new URLSearchParams(ids) },
  ]);
  const dataRequests = [
    { method: 'GET', path: data },
    { method: 'POST', path: data, body: new URLSearchParams(ids) },
  ];
  return [...reads, asked, ...writes, ...(route.hasData ? dataRequests : [])];
}

/** What the route's forms and scripts send. */
export function actsAt(route: ServedRoute, rule: Rule, owner: Belongings): { path: string; act: Act }[] {
  return (rule.acts ?? []).map((act) => ({ path: addressOf(route, rule, owner) + (act.query ?? ''), act }));
}

const refusals = [202, 302, 400, 401, 403, 404, 405, 410, 415];

export function ruleOf({ pattern }: ServedRoute): Rule {
  return routeRules[pattern] ?? { for: 'owner' };
}

interface Answered {
  readonly who: Other;
  readonly rule: Rule;
  readonly secrets: readonly string[];
  readonly status: number;
  readonly text: string;
}

/** What is wrong with an answer to somebody to whom the thing does not belong; null when nothing is. */
export function faultIn(sent: Request, { who, rule, secrets, status, text }: Answered): string | null {
  const place = `${sent.method} ${sent.path} as ${who}`;
  const leaked = secrets.find((secret) => text.includes(secret));
  if (leaked) return `${place} tells ${leaked}`;
  if (status >= 500) return `${place} answers ${status}`;
  const isClosed = rule.for === 'owner' || (rule.for === 'members' && !signedIn.includes(who));
  return isClosed && !refusals.includes(status) ? `${place} answers ${status}` : null;
}
