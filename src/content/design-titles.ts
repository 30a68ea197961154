import { type GalleryCategory, galleryCategories } from './relationships.ts';
import { popularTags, type Tag } from './tags.ts';

/*
 * A design of somebody else has no typed title: it is called by what its maker chose from three lists, so that it has
 * a title in every language and no word of a stranger in any.
 */

/** Whom a design is for: anybody, or one of the gallery's categories. */
export const designOccasions = ['anyone', ...galleryCategories] as const;
export type DesignOccasion = 'anyone' | GalleryCategory;

/** How it feels. The gallery and Discover have these as tags. */
export const designMoods = popularTags;
export type DesignMood = Tag;

/** What is to be seen on it first. */
export const designMotifs = [
  'balloons',
  'cake',
  'candles',
  'flowers',
  'garden',
  'animals',
  'sea',
  'sky',
  'stars',
  'lights',
  'hearts',
  'music',
  'sweets',
  'games',
  'journey',
  'patterns',
  'letters',
  'photos',
] as const;
export type DesignMotif = (typeof designMotifs)[number];

/** Whether a design counts on photos; null for one without a title. */
export function showsPhotoFrames(motif: DesignMotif | null): boolean {
  return motif === 'photos';
}

/** What a published design is called by. */
export interface DesignTitle {
  readonly occasion: DesignOccasion;
  readonly mood: DesignMood;
  readonly motif: DesignMotif;
}
