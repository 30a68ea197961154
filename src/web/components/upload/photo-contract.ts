import type { Photo } from '#card/document/card.ts';

/** The answer to an uploaded photo. `error` is a sentence to show. */
export type PhotoAnswer =
  | { readonly photo: Pick<Photo, 'file' | 'width' | 'height'> }
  | { readonly error: string };
