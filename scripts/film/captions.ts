/*
 * node scripts/film/captions.ts: writes the captions of the film in every language, at the times of the English ones. Run it
 * when a language's captions were changed, or one was added.
 */
import assert from 'node:assert/strict';
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

/** The English captions, said in a language: each has its time above one line of words. */
function captionsIn(language: Language, english: string): string {
  const { filmCaptions } = languageContent[language];
  const [head = '', ...cues] = english.trimEnd().split('\n\n');
  assert(cues.length === filmScenes.length);
  const said = filmScenes.map(({ id }, at) => `${cues[at]?.split('\n')[0]}\n${filmCaptions[id]}`);
  return `${[head, ...said].join('\n\n')}\n`;
}

if (import.meta.main) writeCaptions('public');
