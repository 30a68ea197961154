import type { IncomingMessage } from 'node:http';
import { type Address, routeOf, rowOf, type Work } from '../routes.ts';

/** The route that answers a request. */
export interface FoundRoute {
  readonly pattern: Address;
  /** A page's data is asked for, at its address with `.data`. */
  readonly isData: boolean;
}

/** Finds the route of a path as the router does, whatever its spelling. */
export type FindRoute = (path: string) => FoundRoute;

/** Whether a method only asks. */
export function isReading({ method }: { readonly method?: string | undefined }): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The work that a request causes; null for what is always answered. */
export function workOf(method: string, { pattern }: Pick<FoundRoute, 'pattern'>): Work | null {
  const { reads, changes = 'change' } = routeOf(pattern);
  return isReading({ method }) ? reads : changes;
}

/** Of the query in a request's target what the route at this address reads: `?day=2026-11-12`, or nothing. */
export function knownQuery(address: string, target: string): string {
  const start = target.indexOf('?');
  if (start === -1) return '';
  const query = new URLSearchParams(target.slice(start));
  const kept = (rowOf(address)?.query ?? []).flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [[name, value]];
  });
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** Its headers, as pages ask for them. */
export function headersOf({ headers }: Pick<IncomingMessage, 'headers'>): Pick<Headers, 'get'> {
  return { get: (name) => headers[name]?.toString() ?? null };
}

/** The path of a request's target as it stands in its first line, without the query. */
export function pathOf(target: string): string {
  // Most are plain; only those with parts that a URL resolves cost more.
  const isPlain = target.startsWith('/') && !/[\\\s]|\/\.|%2e/i.test(target);
  const end = target.search(/[?#]/);
  if (isPlain) return end === -1 ? target : target.slice(0, end);
  const absolute = target.startsWith('/') ? `http://localhost${target}` : target;
  return URL.canParse(absolute) ? new URL(absolute).pathname : target;
}
