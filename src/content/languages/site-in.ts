import { type Site, type SiteOverrides, siteOf } from '../site.ts';
import { site as ar } from './ar/site-facts.ts';
import { site as es } from './es/site-facts.ts';
import { site as hi } from './hi/site-facts.ts';
import type { Language } from './languages.ts';

/** What a language says itself; English is the site's own. */
type Said = Pick<Site, 'tagline' | 'chatGreeting' | 'location' | 'creator'>;

const facts: Readonly<Record<Language, Said | null>> = { ar, en: null, es, hi };

/** What the site says of itself in a language. What its operator says goes before it. */
export function siteIn(language: Language, overrides: SiteOverrides): Site {
  const site = siteOf(overrides);
  const own = { ...site, ...facts[language] };
  return overrides.address ? { ...own, location: site.location } : own;
}
