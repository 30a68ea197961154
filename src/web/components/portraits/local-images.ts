import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ImageSlot, imagesKey } from '#content/image-slots.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { siteText } from '../../texts/site.ts';
import { type LocalImages, none, parseImages } from './parse-images.ts';

const store = createStore<{ readonly text: string | null; readonly images: LocalImages }>(() => ({
  text: null,
  images: none,
}));
let isRefused = false;

/** The visitor's pictures; on the server there are none. */
export const localImages: Omit<typeof store, 'setState'> = store;

/** Reads them again. Whatever is wrong with the storage is logged once, and then there are none. */
export function readImages(): LocalImages {
  let text: string | null;
  try {
    text = localStorage.getItem(imagesKey);
  } catch (error) {
    if (!isRefused) console.error(siteText('localImages.unreadable.log'), error);
    isRefused = true;
    return none;
  }
  if (text === store.getState().text) return store.getState().images;
  const { images, problem } = parseImages(text);
  if (problem) console.error(siteText('localImages.refused.log', { problem }));
  store.setState({ text, images });
  return images;
}

if (typeof window !== 'undefined') {
  readImages();
  // Another tab changed them.
  window.addEventListener('storage', readImages);
}

/** What `plain/own-images.ts` logs, with the problem in the place of `{problem}`. */
export function refusedImagesText(): string {
  return siteText('localImages.refused.log', { problem: '{problem}' });
}

/** Replaces the stored pictures. The error is a sentence for the visitor. */
export function storeImages(images: LocalImages): Result<void, string> {
  try {
    if (Object.keys(images).length === 0) localStorage.removeItem(imagesKey);
    else localStorage.setItem(imagesKey, JSON.stringify(images));
  } catch (error) {
    return fail(isFull(error) ? full() : refused());
  }
  readImages();
  return ok(undefined);
}

const full = () => siteText('localImages.full.error');
const refused = () => siteText('localImages.notKept.error');

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

/** The visitor's own pictures. The HTML has none of them, because the server writes it for everybody. */
export function useLocalImages(): LocalImages {
  return useStore(localImages, ({ images }) => images);
}

/** The address of the visitor's own picture for this place; null while there is none. */
export function useLocalImage(slot: ImageSlot | null): string | null {
  const images = useLocalImages();
  return (slot && images[slot]) ?? null;
}
