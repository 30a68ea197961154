import { AsyncLocalStorage } from 'node:async_hooks';
import { firstLanguage, type Language } from '#content/languages/languages.ts';

/** Texts of pages are called in hundreds of places. */
const languageOfRequest = new AsyncLocalStorage<Language>();

/** Runs what answers a request: every text in it, however deep, is in this language. */
export function inLanguage<T>(language: Language, answer: () => T): T {
  return languageOfRequest.run(language, answer);
}

/** The language of the request that is being answered. */
export function requestedLanguage(): Language {
  return languageOfRequest.getStore() ?? firstLanguage;
}
