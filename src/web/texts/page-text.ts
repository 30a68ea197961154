import type { Area, Text } from '#content/languages/areas.ts';
import { textIn } from '#content/languages/text-in.ts';
import { pageLanguage } from './page-language.ts';

/**
 * The texts of an area in the language of the page. Browsers get `loaded-text.ts` in its place. Called when a text is
 * shown: lists with texts are functions, because the server makes pages of several languages at once.
 */
export function pageText<A extends Area>(area: A): Text<A> {
  return (id, ...values) => textIn(pageLanguage(), area)(id, ...values);
}
