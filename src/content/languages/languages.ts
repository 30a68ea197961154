import type { Direction } from '#card/text/direction.ts';

export const languages = {
  en: { name: 'English', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr', locale: 'hi-u-hc-h23-nu-latn' },
  es: { name: 'Español', direction: 'ltr' },
  ar: { name: 'العربية', direction: 'rtl' },
  pt: { name: 'Português', direction: 'ltr' },
  fr: { name: 'Français', direction: 'ltr' },
  bn: { name: 'বাংলা', direction: 'ltr', locale: 'bn-u-hc-h23-nu-latn' },
  id: { name: 'Bahasa Indonesia', direction: 'ltr' },
  de: { name: 'Deutsch', direction: 'ltr' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

interface LanguageFacts {
  /** In itself. */
  readonly name: string;
  readonly direction: Direction;
  /** For `Intl`, where it is not the language with the digits 0 to 9: some have no short words for the halves of a day. */
  readonly locale?: string;
  /** What stands between two sentences, where it is no blank. */
  readonly sentenceGap?: string;
}

/** BCP 47. */
export type Language = keyof typeof languages;

/** What visitors are offered: only languages in which everything is written. `scripts/texts.ts` proves it. */
export const offeredLanguages: readonly Language[] = ['en', 'hi', 'es', 'ar', 'pt', 'fr', 'bn', 'id', 'de'];

/** The language of a code from outside; English for an unknown one. */
export function languageFrom(code: string): Language {
  return Object.hasOwn(languages, code) ? (code as Language) : firstLanguage;
}

/** For `Intl`: our texts have the digits 0 to 9 in every language, and so have numbers and dates beside them. */
export function localeOf(language: Language): string {
  const facts: LanguageFacts = languages[language];
  return facts.locale ?? `${language}-u-nu-latn`;
}

/** Whole sentences, one after the other, as the language sets them apart. */
export function joinSentences(language: Language, sentences: readonly string[]): string {
  const facts: LanguageFacts = languages[language];
  return sentences.join(facts.sentenceGap ?? ' ');
}

/** The specification's; what a language lacks is said in it. */
export const firstLanguage = 'en' satisfies Language;
