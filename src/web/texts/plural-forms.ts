import type { PluralForms } from './format-count.ts';
import { pageLocale } from './page-locale.ts';

/** One number of each category that our languages have: what Spanish calls many begins with a million. */
const samples = [0, 1, 2, 5, 20, 100, 1_000_000];

/** What a text says of any number, for scripts that have no texts: they read it from the page. */
export function pluralForms(say: (count: number) => string, locale = pageLocale()): PluralForms {
  const rules = new Intl.PluralRules(locale);
  return Object.fromEntries(
    samples
      .toReversed()
      .map((count) => [rules.select(count), say(count).replace(count.toLocaleString(locale), '#')]),
  );
}
