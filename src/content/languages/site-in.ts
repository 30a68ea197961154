import { type Site, type SiteOverrides, siteOf } from '../site.ts';
import type { Language } from './languages.ts';
import { written } from './written.ts';

/** What the site says of itself in a language. What its operator says goes before it. */
export function siteIn(language: Language, overrides: SiteOverrides): Site {
  const site = siteOf(overrides);
  const own = { ...site, ...written[language].site };
  return overrides.address ? { ...own, location: site.location } : own;
}
