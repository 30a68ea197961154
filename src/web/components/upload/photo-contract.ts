import type { Photo } from '#card/document/card.ts';

/** What the server answers to an uploaded photo; `error` is a sentence to show. */
export type PhotoAnswer =
  | { readonly photo: Pick<Photo, 'file' | 'width' | 'height'> }
  | { readonly error: string };

/** Whole, for a card, or the square of a profile. */
export type PhotoKind = 'photo' | 'avatar';

/** What the worker is asked for; it answers with the smaller file, or null where it cannot make one. */
export interface ShrinkRequest {
  readonly file: File;
  readonly kind: PhotoKind;
}
