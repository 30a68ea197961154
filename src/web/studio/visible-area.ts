import { useEffect } from 'react';

/** CSS pixels. A lower or narrower window shows less around the part that is edited. */
const shortPixels = 560;
/** An on-screen keyboard takes more of the window than the bars of a browser. */
const keyboardShare = 0.2;

/**
 * Tells `studio.css` which part of the window is visible. Most on-screen keyboards cover the page without making the
 * window smaller, and the browser then scrolls the window's own elements out of sight.
 */
export function useVisibleArea(): void {
  // The on-screen keyboard is outside React.
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const controller = new AbortController();
    const { signal } = controller;
    viewport.addEventListener('resize', () => showVisibleArea(viewport), { signal });
    viewport.addEventListener('scroll', () => showVisibleArea(viewport), { signal });
    showVisibleArea(viewport);
    return () => {
      controller.abort();
      const { style, dataset } = document.documentElement;
      delete dataset.short;
      style.removeProperty('--visible-top');
      style.removeProperty('--visible-height');
    };
  }, []);
}

function showVisibleArea({ height, width, offsetTop, scale }: VisualViewport): void {
  const { style, dataset } = document.documentElement;
  // Somebody who has zoomed in looks at a part of the page: it stays as it is.
  const isZoomed = scale > 1.01;
  const hasKeyboard = height < window.innerHeight * (1 - keyboardShare);
  const isShort = !isZoomed && (hasKeyboard || (height < shortPixels && width < shortPixels));
  const wasShort = 'short' in dataset;
  style.setProperty('--visible-top', `${isZoomed ? 0 : offsetTop}px`);
  style.setProperty('--visible-height', `${isZoomed ? window.innerHeight : height}px`);
  if (isShort === wasShort) return;
  if (isShort) dataset.short = '';
  else delete dataset.short;
  if (isShort) showField();
}

/** The page has moved under the field of somebody who types: scrolls it to the card. */
function showField(): void {
  const field = document.activeElement;
  if (field?.matches('textarea, input')) field.scrollIntoView();
}
