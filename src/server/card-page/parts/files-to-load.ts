import type { DrawnCard } from '../../scenes/drawing-cache.ts';
import { html, type Markup } from '../markup.ts';

/** The card's fonts: asked for first, and declared where the page's style sheet does not. */
export function fontLinks(fonts: DrawnCard['fonts']): Markup {
  // Declared by the style sheet of the page.
  const others = fonts.filter(({ family }) => !family.startsWith('Baloo 2'));
  const faces = others.map(({ url }) => `file=${url.slice('/fonts/'.length)}`).join('&');
  return html`${fonts.map(
    ({ url }) => html`<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>\n`,
  )}${faces ? html`<link rel="stylesheet" href="/font-faces.css?${faces}">` : null}`;
}

/** The card's photos, which come after the envelope that is shown first. */
export function photoLinks(photos: DrawnCard['photos']): Markup {
  return html`${photos.map((href) => html`<link rel="preload" as="image" href="${href}">\n`)}`;
}
