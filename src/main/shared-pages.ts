import { splitPath } from '#content/languages/page-address.ts';
import { isSameForAll } from '#content/public-pages.ts';
import type { PageCache, PageCacheParts } from '#server/http/page-cache.ts';
import { addressFinder } from '#server/request/client-address.ts';
import type { Services } from '#server/services.ts';

/** Before the id, in the address of a card's page. */
const cardPath = '/card/';

/** Milliseconds that pages without anything personal are cached: they show a date, and counts of the site. */
const publicPageLifetime = 10_000;

/** Milliseconds that a page is the same for everybody: a card's until the card is changed. */
export function cacheLifetimeMs(path: string): number {
  if (isSameForAll(splitPath(path).path)) return publicPageLifetime;
  const isCard = path.startsWith(cardPath) && /^[\w-]{22}$/.test(path.slice(cardPath.length));
  return isCard ? Number.POSITIVE_INFINITY : 0;
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
