/*
 * node scripts/film/captions.ts: writes the captions of the film in every language, at the times of the English ones. Run it
 * when a language's captions were changed, or one was added.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { captionsHref, filmScenes } from '#content/film.ts';
import { languageContent } from '#content/languages/language-content.ts';
import { firstLanguage, type Language, languages } from '#content/languages/languages.ts';

export function writeCaptions(folder: string): void {
  const english = readFileSync(join(folder, captionsHref(firstLanguage)), 'utf8');
  for (const language of Object.keys(languages) as Language[])
    writeFileSync(join(folder, captionsHref(language)), captionsIn(language, english));
}

/** English captions said in a language. */
export function captionsIn(language: Language, english: string): string {
  const { filmCaptions } = languageContent[language];
  return filmScenes.reduce((text, { id, caption }) => text.replace(caption, filmCaptions[id]), english);
}

if (import.meta.main) writeCaptions('public');
