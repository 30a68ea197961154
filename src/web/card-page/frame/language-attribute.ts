import { languageOf } from '#card/text/language.ts';
import { type Content, html } from './markup.ts';

/**
 * The attribute that tells screen readers in which voice to read a text, where its script says which. `written`: all that
 * it belongs to, by which names of few letters are told.
 */
export function languageAttribute(text: string, written = text): Content {
  const language = languageOf(text, written);
  return language ? html` lang="${language}"` : null;
}
