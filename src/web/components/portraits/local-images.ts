import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type ImageSlot, imageSlots, imagesKey } from '#content/image-slots.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { siteText } from '../../texts/site.ts';

/** The visitor's own pictures, as `data:` addresses. Our drawings fill the other slots. */
export type LocalImages = Readonly<Partial<Record<ImageSlot, string>>>;

const none: LocalImages = {};

/** Only the three formats that this site writes. None of them can run scripts. */
const picture = /^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

interface Reading {
  readonly images: LocalImages;
  /** What could not be used, for the log. The visitor sees our drawings instead. */
  readonly problem: string | null;
}

/** Parses the stored text, which may be anything. Never throws. */
export function parseImages(text: string | null): Reading {
  if (text === null) return { images: none, problem: null };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { images: none, problem: 'this is not JSON' };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { images: none, problem: 'this is no list of images' };
  }
  const entries = Object.entries(value);
  const ours = entries.filter(([slot, image]) => isSlot(slot) && isPicture(image));
  const foreign = entries.filter((entry) => !ours.includes(entry)).map(([slot]) => slot);
  return {
    images: Object.fromEntries(ours),
    problem: foreign.length > 0 ? `these are no images of ours: ${foreign.join(', ').slice(0, 200)}` : null,
  };
}

function isPicture(value: unknown): value is string {
  return typeof value === 'string' && picture.test(value);
}

function isSlot(name: string): name is ImageSlot {
  return imageSlots.some((slot) => slot === name);
}

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
