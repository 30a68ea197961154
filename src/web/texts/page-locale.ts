import { localeOf } from '#content/languages/languages.ts';
import { pageLanguage } from './page-language.ts';

/** For `Intl`: the page's language, with the digits of its texts. */
export function pageLocale(): string {
  return localeOf(pageLanguage());
}
