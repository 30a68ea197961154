import type { Template } from '../templates.ts';
import { languageContent } from './language-content.ts';
import type { Language } from './languages.ts';

/** The wish that a card of this design begins with, in a language. For loaders: a browser needs no more than one. */
export function designWish(language: Language, { id, design }: Template): string {
  return languageContent[language].designs[id]?.wish ?? design.wish;
}

/** What the design is called, in a language. */
export function designTitle(language: Language, { id, title }: Pick<Template, 'id' | 'title'>): string {
  return languageContent[language].designs[id]?.title ?? title;
}
