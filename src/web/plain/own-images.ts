import { type ImageSlot, imagesKey } from '#content/image-slots.ts';
import { none, parseImages } from '../components/portraits/parse-images.ts';

/** Shows the visitor's own pictures in the places of our drawings, also when another tab changes them. */
export function startOwnImages(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-own-image]')].map(
    (place) => [place, drawingOf(place)] as const,
  );

  let logged: string | null = null;

  function show(): void {
    const { images, problem } = read();
    const { ownProblem = '' } = places[0]?.[0].dataset ?? {};
    if (problem && problem !== logged) console.error(ownProblem.replace('{problem}', () => problem));
    logged = problem;
    for (const [place, draw] of places) draw(images[place.dataset.ownImage as ImageSlot] ?? null);
  }

  if (places.length === 0) return;
  show();
  window.addEventListener('storage', show);
}

/** A place is a picture, or holds a drawing. The returned function shows the picture at this address there; null is ours. */
function drawingOf(place: HTMLElement): (own: string | null) => void {
  const { ownAlt: alt = '' } = place.dataset;
  if (place instanceof HTMLImageElement) {
    const drawn = { src: place.src, alt: place.alt };
    return (own) => Object.assign(place, own ? { src: own, alt } : drawn);
  }
  const drawn = [...place.childNodes];
  const className = 'size-full object-cover';
  return (own) =>
    place.replaceChildren(...(own ? [Object.assign(new Image(), { src: own, alt, className })] : drawn));
}

function read() {
  try {
    return parseImages(localStorage.getItem(imagesKey));
  } catch (error) {
    // The browser's settings forbid it: our drawings stay.
    return { images: none, problem: `${error}` };
  }
}
