import { splitPath } from '#content/languages/page-address.ts';
import { knownQuery, pathOf } from '#server/http/found-route.ts';
import type { PageCache, PageCacheParts } from '#server/http/page-cache.ts';
import { addressFinder } from '#server/request/client-address.ts';
import { rowOf } from '#server/routes.ts';
import type { Services } from '#server/services.ts';

/** Before the id, in the address of a card's page. */
const cardPath = '/card/';

/** Milliseconds that pages without anything personal are cached: they show a date, and counts of the site. */
const publicPageLifetime = 10_000;

/** Milliseconds that a page is the same for everybody: a card's until the card is changed. */
export function cacheLifetimeMs(path: string): number {
  if (rowOf(splitPath(path).path)?.isSharedPage) return publicPageLifetime;
  return isCardPath(path) ? Number.POSITIVE_INFINITY : 0;
}

function isCardPath(path: string): boolean {
  return path.startsWith(cardPath) && /^[\w-]{22}$/.test(path.slice(cardPath.length));
}

/**
 * The path whose page answers a request's target: the same for every query that says nothing to the page. Null where the
 * query asks for a page of its own. A card that can be cached is the same for every `?day=`; each page of its notes is
 * another one, and so is its large print.
 */
export function sharedPath(target: string): string | null {
  if (!target.includes('?')) return target;
  const path = pathOf(target);
  if (isCardPath(path)) {
    const query = new URLSearchParams(target.slice(target.indexOf('?')));
    return query.has('notes') || query.has('print') ? null : path;
  }
  return knownQuery(splitPath(path).path, target) === '' ? path : null;
}

/** Drops a card's page the moment anybody, on any machine, changes the card. */
export function evictChangedCards({ database }: Services, pageCache: PageCache): void {
  database.listen('card_changed', (event) => {
    if (event.kind === 'notification') pageCache.drop(cardPath + event.payload);
    else pageCache.setListening(event.kind === 'listening');
  });
}

/** Counts visitors whose card page came from the cache. They sent no cookie of ours, so none is the owner. */
export function countCachedViews({ config, views }: Services): PageCacheParts['onHit'] {
  const addressOf = addressFinder(config.trustedProxies);
  return (path, request) => {
    if (!path.startsWith(cardPath)) return;
    views.count(path.slice(cardPath.length), {
      headers: request.headers,
      // Robots are not asked for theirs.
      get address() {
        return addressOf(request);
      },
    });
  };
}
