import { script, style } from 'virtual:card-page-files';
import { siteOf } from '#content/site.ts';
import type { PageFrame } from '#server/card-page/frame.ts';
import type { Services } from '#server/services.ts';

/** The site around the pages of cards. */
export function cardPageFrame({ config, brand }: Pick<Services, 'config' | 'brand'>): PageFrame {
  return {
    siteName: siteOf(config.site).name,
    style,
    script,
    colors: brand.colors?.href ?? null,
  };
}
