import type { Template } from '../templates.ts';
import { designs as ar } from './ar/designs.ts';
import { designs as es } from './es/designs.ts';
import { designs as hi } from './hi/designs.ts';
import type { Language } from './languages.ts';

type Designs = Readonly<Record<string, { readonly title: string; readonly wish: string }>>;

/** By the ids of the templates, which say themselves in English. `whole.ts` says which are missing. */
export const designs: Readonly<Record<Language, Designs>> = { ar, en: {}, es, hi };

/** The wish that a card of this design begins with, in a language. For loaders: a browser needs no more than one. */
export function designWish(language: Language, { id, design }: Template): string {
  return designs[language][id]?.wish ?? design.wish;
}

/** What the design is called, in a language. */
export function designTitle(language: Language, { id, title }: Pick<Template, 'id' | 'title'>): string {
  return designs[language][id]?.title ?? title;
}
