import { type Site, type SiteOverrides, siteOf } from '../site.ts';
import { languageContent } from './language-content.ts';
import type { Language } from './languages.ts';

/** What the site says of itself in a language. What its operator says goes before it. */
export function siteIn(language: Language, overrides: SiteOverrides): Site {
  const site = siteOf(overrides);
  const own = { ...site, ...languageContent[language].site };
  return overrides.address ? { ...own, location: site.location } : own;
}
