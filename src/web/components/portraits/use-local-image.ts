import { useSyncExternalStore } from 'react';
import type { ImageSlot } from '#content/image-slots.ts';
import { type LocalImages, onImagesChange, readImages } from './local-images.ts';

const noImages: LocalImages = {};

/** The pictures that this visitor put in the place of ours; none in the HTML, which the server writes for everybody. */
export function useLocalImages(): LocalImages {
  return useSyncExternalStore(onImagesChange, readImages, () => noImages);
}

/** The address of the visitor's own picture for this place; null while there is none. */
export function useLocalImage(slot: ImageSlot | null): string | null {
  const images = useLocalImages();
  return (slot && images[slot]) ?? null;
}
