import { pageLocale } from './page-locale.ts';
import type { CountPatterns } from './say-count.ts';

/** Each category has a number below: those of Spanish for many are from a million on. */
const samples = [...Array(200).keys(), 1_000_000];

/** What a text says of any number, for scripts that have no texts: they read it from the page. */
export function countPatterns(say: (count: number) => string): CountPatterns {
  const locale = pageLocale();
  const rules = new Intl.PluralRules(locale);
  return Object.fromEntries(
    samples
      .toReversed()
      .map((count) => [rules.select(count), say(count).replace(count.toLocaleString(locale), '#')]),
  );
}
