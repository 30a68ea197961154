import { catalog as ar } from './ar/catalog.ts';
import type { Area, Catalog } from './areas.ts';
import { catalog as en } from './en/catalog.ts';
import { catalog as es } from './es/catalog.ts';
import { catalog as hi } from './hi/catalog.ts';
import type { Language } from './languages.ts';

/** Every text of every language, as it is written. Never sent to browsers: they get one area in one language. */
export const catalogs: Readonly<Record<Language, Catalog>> = { ar, en, es, hi };

export type Messages = Readonly<Record<string, string>>;

/** The texts of an area; what the language lacks is English. */
export function messagesOf(language: Language, area: Area): Messages {
  return { ...catalogs.en[area], ...catalogs[language][area] } as Messages;
}
