import type { Photo } from '#card/document/card.ts';

/** Where a card's photo is found on the site; the same in the studio and on the server, so that scenes agree. */
export function photoHref({ file }: Pick<Photo, 'file'>): string {
  return `/files/${file}`;
}
