import { readableWidthName } from '#card/paint/smallest-text.ts';
import { html, Markup } from '../../frame/markup.ts';
import type { PartInput } from '../card.ts';

/**
 * Both shapes of the card: the style sheet shows the one that the screen has space for, so that neither appears and goes
 * again. The painter escapes every text.
 */
export function facesPart({ drawn, owner, text }: Pick<PartInput, 'drawn' | 'owner' | 'text'>): Markup {
  const { landscape, portrait, photoPages, readableWidth } = drawn;
  // The page with the words stands beside the cover; one column has the photos between them.
  const [first = '', ...others] = portrait;
  const inside = others.map((page, index) => {
    const isOfPhotos = index >= others.length - photoPages;
    return html`<div aria-hidden="true"${isOfPhotos ? html` data-photos` : null}>${new Markup(page)}</div>`;
  });
  return html`<div class="drawing">
<div class="card-faces" translate="no" data-readable="${readableWidthName(readableWidth)}"><div class="card-landscape">${new Markup(landscape)}</div><div class="card-portrait"><div>${new Markup(first)}</div>${inside}</div></div>
${owner?.unseen ? html`<p class="ribbon">${text(`ribbon.${owner.unseen}`)}</p>` : null}
</div>`;
}
