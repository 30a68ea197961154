import { createHash } from 'node:crypto';
import { cardScript, cardStyle, cardStyleLink } from 'virtual:script-files';
import { siteOf } from '#content/site.ts';
import type { Services } from '#server/services.ts';
import type { PageFrame } from './frame.ts';
import { html, Markup } from './markup.ts';

/** SHA-256 in base64, for the content security policy. */
export const cardPageStyleHashes: readonly string[] = cardStyle
  ? [createHash('sha256').update(cardStyle).digest('base64')]
  : [];

/** The site around the pages of cards. */
export function cardPageFrame({ config, brand }: Pick<Services, 'config' | 'brand'>): PageFrame {
  return {
    siteName: siteOf(config.site).name,
    // Inside of the page: a file of its own would come a round trip after it, and nothing is painted before.
    style: cardStyle
      ? new Markup(Buffer.from(`<style>${cardStyle}</style>`))
      : html`<link rel="stylesheet" href="${cardStyleLink}">`,
    script: cardScript,
    colors: brand.colors?.href ?? null,
  };
}
