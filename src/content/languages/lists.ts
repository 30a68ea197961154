import { type CityNames, cities } from '../cities.ts';
import { type Celebrity, celebrities, type Leader, leaders } from '../people.ts';
import type { Relations } from '../relationships.ts';
import { cityLabel as cityLabelAr } from './ar/cities.ts';
import * as labelsAr from './ar/labels.ts';
import * as peopleAr from './ar/people.ts';
import { relations as relationsAr } from './ar/relations.ts';
import { songs as songsAr } from './ar/songs.ts';
import { stickers as stickersAr } from './ar/stickers.ts';
import { voices as voicesAr } from './ar/voices.ts';
import { cityLabel as cityLabelEs } from './es/cities.ts';
import * as labelsEs from './es/labels.ts';
import * as peopleEs from './es/people.ts';
import { relations as relationsEs } from './es/relations.ts';
import { songs as songsEs } from './es/songs.ts';
import { stickers as stickersEs } from './es/stickers.ts';
import { voices as voicesEs } from './es/voices.ts';
import { cityLabel as cityLabelHi } from './hi/cities.ts';
import * as labelsHi from './hi/labels.ts';
import * as peopleHi from './hi/people.ts';
import { relations as relationsHi } from './hi/relations.ts';
import { songs as songsHi } from './hi/songs.ts';
import { stickers as stickersHi } from './hi/stickers.ts';
import { voices as voicesHi } from './hi/voices.ts';
import type { Language } from './languages.ts';

type Names = Readonly<Record<string, string | undefined>>;

/** What one can choose for a card, by its key. What is missing is called as in English, where it is defined. */
export interface Choices {
  readonly backgrounds: Names;
  readonly compositions: Names;
  readonly envelopes: Names;
  readonly typefaces: Names;
  readonly stickers: Readonly<
    Record<string, { readonly label: string; readonly tags: readonly string[] } | undefined>
  >;
  readonly songs: Readonly<
    Record<string, { readonly name: string; readonly lyrics: readonly string[] } | undefined>
  >;
  readonly voices: Readonly<Record<string, { readonly name: string; readonly text: string } | undefined>>;
  /** What is missing is one word in this language, too. */
  readonly relations: Relations;
}

export interface People {
  readonly leaders: readonly Leader[];
  readonly celebrities: readonly Celebrity[];
}

interface Lists {
  readonly choices: Choices;
  readonly cities: CityNames;
  readonly people: People;
}

export type ListName = keyof Lists;

const asDefined: Choices = {
  backgrounds: {},
  compositions: {},
  envelopes: {},
  typefaces: {},
  stickers: {},
  songs: {},
  voices: {},
  relations: {},
};

/** Texts that are not said but looked up. A browser gets one list in the page's language. */
const lists: Readonly<Record<Language, Lists>> = {
  ar: {
    choices: choicesOf(labelsAr, {
      stickers: stickersAr,
      songs: songsAr,
      voices: voicesAr,
      relations: relationsAr,
    }),
    cities: cityNames(cityLabelAr),
    people: { leaders: peopleAr.leaders, celebrities: peopleAr.celebrities },
  },
  en: { choices: asDefined, cities: {}, people: { leaders, celebrities } },
  es: {
    choices: choicesOf(labelsEs, {
      stickers: stickersEs,
      songs: songsEs,
      voices: voicesEs,
      relations: relationsEs,
    }),
    cities: cityNames(cityLabelEs),
    people: { leaders: peopleEs.leaders, celebrities: peopleEs.celebrities },
  },
  hi: {
    choices: choicesOf(labelsHi, {
      stickers: stickersHi,
      songs: songsHi,
      voices: voicesHi,
      relations: relationsHi,
    }),
    cities: cityNames(cityLabelHi),
    people: { leaders: peopleHi.leaders, celebrities: peopleHi.celebrities },
  },
};

export const listNames: readonly ListName[] = ['choices', 'cities', 'people'];

export function listIn<Name extends ListName>(language: Language, name: Name): Lists[Name] {
  return lists[language][name];
}

interface Labels {
  readonly backgroundLabels: Names;
  readonly compositionLabels: Names;
  readonly envelopeLabels: Names;
  readonly typefaceLabels: Names;
}

function choicesOf(
  labels: Labels,
  others: Pick<Choices, 'stickers' | 'songs' | 'voices' | 'relations'>,
): Choices {
  return {
    backgrounds: labels.backgroundLabels,
    compositions: labels.compositionLabels,
    envelopes: labels.envelopeLabels,
    typefaces: labels.typefaceLabels,
    ...others,
  };
}

function cityNames(labelOf: (english: string) => string | null): CityNames {
  return Object.fromEntries(
    cities.flatMap(({ label }) => {
      const name = labelOf(label);
      return name === null ? [] : [[label, name]];
    }),
  );
}
