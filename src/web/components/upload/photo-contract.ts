import type { Photo } from '#card/document/card.ts';

/** The answer to an uploaded photo. `error` is a sentence to show. */
export type PhotoAnswer =
  | { readonly photo: Pick<Photo, 'file' | 'width' | 'height'> }
  | { readonly error: string };

/** The whole photo for a card, or a square for a profile. */
export type PhotoKind = 'photo' | 'avatar';

/** The worker answers with the smaller file, or with null when it cannot make one. */
export interface ShrinkRequest {
  readonly file: File;
  readonly kind: PhotoKind;
}
