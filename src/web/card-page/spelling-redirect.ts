import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pathIn, splitPath } from '#content/languages/page-address.ts';
import { isReading, knownQuery, pathOf } from '#server/http/found-route.ts';
import { logRequest } from '#server/http/request-log.ts';
import type { SecurityHeaders } from '#server/http/security.ts';
import type { Logger } from '#server/log.ts';
import { type Address, addresses, isBeforeRouter } from '#server/routes.ts';
import { decodedPath } from '../request/card-path.ts';

/** What a card has below its address: `/reply`, `/card.png`. */
const parts = addresses
  .filter((address) => address.startsWith('/card/:id/'))
  .map((address) => address.slice('/card/:id'.length));

/** An id has 22 letters. What stands around it was added on the way. */
const spelled = /^\/card\/[^\w-]*([\w-]{22})(.*)$/is;

/**
 * The address that a request for a card means, with what of its query is known there. Chats glue the next character of a
 * sentence to a link (`.`, `)`, `&fbclid=`, a slash), and what does not belong to a card's address must not hide the card.
 * Null where the request has that address already, or means no card.
 */
export function cardAddress(target: string): string | null {
  const path = pathOf(target);
  const { language, path: plain } = splitPath(decodedPath(path).replace(/\/{2,}/g, '/'));
  const [, id, rest = ''] = spelled.exec(plain) ?? [];
  // The router asks for the data of pages, and is told there that a card is no page of its.
  if (id === undefined || plain.endsWith('.data')) return null;
  const part = parts.find((one) => startsWithPart(rest, one)) ?? '';
  const pattern = `/card/:id${part}` as Address;
  // A card and its answers have the card's own language, and no prefix.
  const shown = `/card/${id}${part}`;
  const address = isBeforeRouter(pattern) ? shown : pathIn(language, shown);
  return address === path ? null : address + knownQuery(pattern, target);
}

function startsWithPart(rest: string, part: string): boolean {
  return rest.toLowerCase().startsWith(part) && !/^[a-z\d]/i.test(rest.slice(part.length));
}

/** Leads every other spelling of a card's address to that address, where limits, access and caches are. False: it is spelled right. */
export function createCardRedirect({ defaults, fixed }: SecurityHeaders, log: Logger) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method = '', url = '' } = request;
    const started = performance.now();
    const location = isReading({ method }) ? cardAddress(url) : null;
    if (location === null) return false;
    const requestId = randomUUID();
    response.writeHead(301, {
      ...defaults,
      ...fixed,
      location,
      'cache-control': 'no-store',
      'content-length': '0',
      'x-request-id': requestId,
    });
    response.end();
    logRequest(log, { requestId, method, path: pathOf(url), status: 301, started });
    return true;
  };
}
