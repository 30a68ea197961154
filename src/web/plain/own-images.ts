import { type ImageSlot, imagesKey } from '#content/image-slots.ts';
import { parseImages } from '../components/portraits/parse-images.ts';

/** Shows the visitor's own pictures in the places of our drawings, also when another tab changes them. */
export function startOwnImages(): void {
  const places = [...document.querySelectorAll<HTMLImageElement>('img[data-own-image]')];
  const drawn = new Map(places.map((image) => [image, { src: image.src, alt: image.alt }]));

  function show(): void {
    const { images } = parseImages(stored());
    for (const [image, { src, alt }] of drawn) {
      const own = images[image.dataset.ownImage as ImageSlot];
      image.src = own ?? src;
      image.alt = own ? (image.dataset.ownAlt ?? '') : alt;
    }
  }

  if (places.length === 0) return;
  show();
  window.addEventListener('storage', show);
}

function stored(): string | null {
  try {
    return localStorage.getItem(imagesKey);
  } catch {
    // The browser's settings forbid it: our drawings stay.
    return null;
  }
}
