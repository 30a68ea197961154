import { type Box, findFreePosition, overlap } from './free-position.ts';

/** What is pressed or read next. */
const important = 'a, button, input, select, textarea, summary, label, h1, h2, h3, [role=img]';

/** Pixels from the edge of the screen. */
const edge = 4;
/** Between two looks at what is under it. */
const lookMs = 200;

/**
 * Moves the element to where it covers nothing important, now and whenever the page under it changes; returns the end
 * of it. On a screen without such a place it lies over the head of the site: what is next is on the page.
 */
export function avoidOverlap(element: HTMLElement): () => void {
  function place() {
    // Nothing goes away from under a pointer.
    if (element.matches(':hover')) return;
    const taken = importantBoxes(element);
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // What is being read does not move without need.
    const isClear = !taken.some((box) => overlap(box, { left, right, top, bottom }));
    if (isClear && top >= 0 && left >= 0 && bottom <= window.innerHeight) return;
    element.style.translate = '';
    const from = { box: element.getBoundingClientRect(), left: 8, top: edge };
    const { x, y } = findFreePosition({ ...from, taken }) ?? { x: 0, y: edge - from.box.top };
    element.style.translate = `${x}px ${y}px`;
  }
  place();
  // Pages come, dialogs open, people scroll, drawings move: looking again costs less than hearing of all that.
  const timer = setInterval(place, lookMs);
  return () => {
    clearInterval(timer);
    element.style.translate = '';
  };
}

/** Under an open dialog nothing is pressed, and what has scrolled under the head of the site is not seen. */
function importantBoxes(except: HTMLElement): Box[] {
  const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
  const head = document.querySelector('[data-site-header]');
  const headEnd = head?.getBoundingClientRect().bottom ?? 0;
  return [...(dialog ?? document).querySelectorAll(important)].flatMap((element) => {
    if (except.contains(element) || !element.checkVisibility({ visibilityProperty: true })) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const seenTop = head?.contains(element) ? top : Math.max(top, headEnd);
    // Smaller is what only screen readers see.
    const isSeen = right - left > 2 && bottom - seenTop > 2 && seenTop < window.innerHeight;
    return isSeen ? [{ left, right, top: seenTop, bottom }] : [];
  });
}
