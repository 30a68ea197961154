import * as wishesOf from '#generated/texts/wishes.ts';
import type { LanguageWishes } from './wish-list.ts';

const files: Readonly<Partial<Record<string, () => Promise<{ readonly wishes: LanguageWishes }>>>> = wishesOf;

/** The wishes of a card's language; English ones where it has none. */
export async function loadWishes(language: string): Promise<LanguageWishes> {
  const load = files[language] ?? (() => import('./english-wishes.ts'));
  return (await load()).wishes;
}
