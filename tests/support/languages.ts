import { firstLanguage, type Language, offeredLanguages } from '#content/languages/languages.ts';

/** The newest language of each script beside English: for tests that have no time for all of them. */
export const languageOfEachScript: readonly Language[] = [
  ...new Map(
    offeredLanguages
      .filter((language) => language !== firstLanguage)
      .map((language) => [new Intl.Locale(language).maximize().script, language]),
  ).values(),
];
