import { createHash } from 'node:crypto';
import { script, style, styleLink } from 'virtual:card-page-files';
import { siteOf } from '#content/site.ts';
import type { Services } from '#server/services.ts';
import type { PageFrame } from './frame.ts';
import { html, Markup } from './markup.ts';

/** SHA-256 in base64, for the content security policy. */
export const cardPageStyleHashes: readonly string[] = style
  ? [createHash('sha256').update(style).digest('base64')]
  : [];

/** The site around the pages of cards. */
export function cardPageFrame({ config, brand }: Pick<Services, 'config' | 'brand'>): PageFrame {
  return {
    siteName: siteOf(config.site).name,
    // Inside of the page: a file of its own would come a round trip after it, and nothing is painted before.
    style: style
      ? new Markup(Buffer.from(`<style>${style}</style>`))
      : html`<link rel="stylesheet" href="${styleLink}">`,
    script,
    colors: brand.colors?.href ?? null,
  };
}
