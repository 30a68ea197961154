import { AsyncLocalStorage } from 'node:async_hooks';
import { firstLanguage, type Language } from '#content/languages/languages.ts';

const languageOfRequest = new AsyncLocalStorage<Language>();

/** Runs what answers a request: every text in it, however deep, is in this language. */
export function inLanguage<T>(language: Language, answer: () => T): T {
  return languageOfRequest.run(language, answer);
}

/** The language of the page that is being made. The build gives browsers `page-language.client.ts` in its place. */
export function pageLanguage(): Language {
  return languageOfRequest.getStore() ?? firstLanguage;
}
