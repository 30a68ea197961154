import type { Language } from '#content/languages/languages.ts';
import { requestedLanguage } from '#server/request/requested-language.ts';

/** The language of the page that is being made. The build gives browsers `page-language.client.ts` in its place. */
export function pageLanguage(): Language {
  return requestedLanguage();
}
