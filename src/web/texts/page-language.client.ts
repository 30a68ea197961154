import type { Language } from '#content/languages/languages.ts';

/** The language of this page: another one is another page. Not `lang`, because browsers change it when they translate. */
export function pageLanguage(): Language {
  return document.documentElement.dataset.language as Language;
}
