import { type CityNames, cities } from '../cities.ts';
import { type LanguageContent, languageContent } from './language-content.ts';
import type { Language } from './languages.ts';

/** What one can choose for a card, by its key. What is missing is called as in English, where it is defined. */
export interface Choices extends Pick<LanguageContent, 'stickers' | 'songs' | 'voices' | 'relations'> {
  readonly backgrounds: LanguageContent['backgroundLabels'];
  readonly compositions: LanguageContent['compositionLabels'];
  readonly envelopes: LanguageContent['envelopeLabels'];
  readonly typefaces: LanguageContent['typefaceLabels'];
}

export type People = Pick<LanguageContent, 'leaders' | 'celebrities'>;

interface Lists {
  readonly choices: Choices;
  readonly cities: CityNames;
  readonly people: People;
}

export type ListName = keyof Lists;

/** Texts that are not said but looked up. A browser gets one list in the page's language. */
const lists: { readonly [Name in ListName]: (texts: LanguageContent) => Lists[Name] } = {
  choices: (texts) => ({
    backgrounds: texts.backgroundLabels,
    compositions: texts.compositionLabels,
    envelopes: texts.envelopeLabels,
    typefaces: texts.typefaceLabels,
    stickers: texts.stickers,
    songs: texts.songs,
    voices: texts.voices,
    relations: texts.relations,
  }),
  cities: ({ cityLabel }) =>
    Object.fromEntries(
      cities.flatMap(({ label }) => {
        const name = cityLabel(label);
        return name === null ? [] : [[label, name]];
      }),
    ),
  people: ({ leaders, celebrities }) => ({ leaders, celebrities }),
};

export const listNames = Object.keys(lists) as readonly ListName[];

const made = new Map<string, Lists[ListName]>();

export function listIn<Name extends ListName>(language: Language, name: Name): Lists[Name] {
  const key = `${language} ${name}`;
  const list = made.get(key) ?? lists[name](languageContent[language]);
  made.set(key, list);
  return list as Lists[Name];
}
