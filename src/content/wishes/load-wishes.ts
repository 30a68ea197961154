import { type Language, languageFrom } from '#content/languages/languages.ts';
import type { LanguageWishes } from './wish-list.ts';

const files: Readonly<Record<Language, () => Promise<{ readonly wishes: LanguageWishes }>>> = {
  ar: () => import('#content/languages/ar/wishes/wishes.ts'),
  en: () => import('./english-wishes.ts'),
  es: () => import('#content/languages/es/wishes/wishes.ts'),
  hi: () => import('#content/languages/hi/wishes/wishes.ts'),
};

/** The wishes of a card's language; English ones where it has none. */
export async function loadWishes(language: string): Promise<LanguageWishes> {
  return (await files[languageFrom(language)]()).wishes;
}
