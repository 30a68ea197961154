import type { Area, Text } from '#content/languages/areas.ts';
import { type CompiledMessages, createText } from '#content/languages/create-text.ts';
import { pageLanguage } from './page-language.ts';

/** The texts that came with the page, for browsers. */
export function loadedText<A extends Area>(messages: Readonly<Record<string, CompiledMessages>>): Text<A> {
  const language = pageLanguage();
  return createText(language, messages[language] ?? {});
}
