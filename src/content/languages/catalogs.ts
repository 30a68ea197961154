import * as texts from '#generated/texts/all.ts';
import type { Area, Catalog } from './areas.ts';
import type { Language } from './languages.ts';

/** Every text of every language, as it is written. Never sent to browsers: they get one area in one language. */
export const catalogs: Readonly<Record<Language, Catalog>> = texts;

/** The texts of an area; what the language lacks is English. */
export function messagesOf(language: Language, area: Area): Readonly<Record<string, string>> {
  return { ...catalogs.en[area], ...catalogs[language][area] };
}
