import type { Language } from '#content/languages/languages.ts';

/** The language of this page: another one is another page. */
export function pageLanguage(): Language {
  return document.documentElement.lang as Language;
}
