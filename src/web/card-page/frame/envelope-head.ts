import { previewSize } from '#card/layout/preview-size.ts';
import { isolatedLine } from '#card/text/normalise-text.ts';
import type { Text } from '#content/languages/areas.ts';
import { html, type Markup } from './markup.ts';

interface EnvelopeHead {
  readonly title: string;
  readonly description: string;
  /** The card's link. */
  readonly address: string;
  readonly siteName: string;
  readonly text: Text<'card-page'>;
}

/** What others show of a card's link: an envelope, and nothing of what is inside. */
export function envelopeHead({ title, description, address, siteName, text }: EnvelopeHead): Markup {
  const image = `${address}/preview.jpg`;
  const properties = {
    'og:type': 'website',
    'og:title': title,
    'og:site_name': siteName,
    'og:description': description,
    'og:url': address,
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': `${previewSize.width}`,
    'og:image:height': `${previewSize.height}`,
    'og:image:alt': text('preview.alt', { title }),
  };
  return html`<meta name="description" content="${description}">
${Object.entries(properties).map(([name, content]) => html`<meta property="${name}" content="${content}">\n`)}
<meta name="twitter:card" content="summary_large_image">
<meta name="twitter:image" content="${image}">`;
}

/** What is said of a card besides its title. */
export function describe(fromName: string, text: Text<'card-page'>): string {
  const name = isolatedLine(fromName);
  return name ? text('description.from', { name }) : text('description');
}

/** The title of a card's page: who the card is for. */
export function titleOf({ toName }: { readonly toName: string }, text: Text<'card-page'>): string {
  const name = isolatedLine(toName);
  return name ? text('title.for', { name }) : text('title');
}
