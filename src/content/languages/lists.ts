import { type CityNames, cities } from '../cities.ts';
import type { Language } from './languages.ts';
import { type Written, written } from './written.ts';

/** What one can choose for a card, by its key. What is missing is called as in English, where it is defined. */
export interface Choices extends Pick<Written, 'stickers' | 'songs' | 'voices' | 'relations'> {
  readonly backgrounds: Written['backgroundLabels'];
  readonly compositions: Written['compositionLabels'];
  readonly envelopes: Written['envelopeLabels'];
  readonly typefaces: Written['typefaceLabels'];
}

export type People = Pick<Written, 'leaders' | 'celebrities'>;

interface Lists {
  readonly choices: Choices;
  readonly cities: CityNames;
  readonly people: People;
}

export type ListName = keyof Lists;

/** Texts that are not said but looked up. A browser gets one list in the page's language. */
const lists: { readonly [Name in ListName]: (texts: Written) => Lists[Name] } = {
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
  const list = made.get(key) ?? lists[name](written[language]);
  made.set(key, list);
  return list as Lists[Name];
}
