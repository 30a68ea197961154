import { localeOf } from '#content/languages/languages.ts';
import { pageLanguage } from './page-language.client.ts';

/* For scripts of pages without React, which have no texts: they read them from the page. */

/** A text for each plural category of the page's language, with `#` for the number. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export function formatCount(patterns: PluralForms, count: number, locale = localeOf(pageLanguage())): string {
  const rules = new Intl.PluralRules(locale);
  const pattern = patterns[rules.select(count)] ?? patterns.other ?? '';
  return pattern.replace('#', formatNumber(count, locale));
}

/** A number as the page's language writes it. */
export function formatNumber(count: number, locale = localeOf(pageLanguage())): string {
  return count.toLocaleString(locale);
}
