import { useStore } from 'zustand';
import type { ImageSlot } from '#content/image-slots.ts';
import { type LocalImages, localImages } from './local-images.ts';

/** The visitor's own pictures. The HTML has none of them, because the server writes it for everybody. */
export function useLocalImages(): LocalImages {
  return useStore(localImages, ({ images }) => images);
}

/** The address of the visitor's own picture for this place; null while there is none. */
export function useLocalImage(slot: ImageSlot | null): string | null {
  const images = useLocalImages();
  return (slot && images[slot]) ?? null;
}
