import type { Template } from '../templates.ts';
import type { Language } from './languages.ts';
import { written } from './written.ts';

/** The wish that a card of this design begins with, in a language. For loaders: a browser needs no more than one. */
export function designWish(language: Language, { id, design }: Template): string {
  return written[language].designs[id]?.wish ?? design.wish;
}

/** What the design is called, in a language. */
export function designTitle(language: Language, { id, title }: Pick<Template, 'id' | 'title'>): string {
  return written[language].designs[id]?.title ?? title;
}
