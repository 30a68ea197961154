import { backgroundKeys } from '#card/backgrounds/registry.ts';
import { compositions } from '#card/compositions/compositions.ts';
import { envelopes } from '#card/opening/envelopes/registry.ts';
import { stickers } from '#card/stickers/stickers.ts';
import { typefaces } from '#card/text/typefaces.ts';
import { cities } from '../cities.ts';
import { songs } from '../songs.ts';
import { templates } from '../templates.ts';
import { voices } from '../voices.ts';
import { languageContent, missingContent } from './language-content.ts';
import { firstLanguage, type Language } from './languages.ts';
import { listIn } from './lists.ts';

/**
 * What a language lacks beside its catalogs, by name, such as “sticker candle”: what is looked up is said in English where
 * it is missing, and nobody sees that in the code. Wishes are whole by their types.
 */
export function lackingIn(language: Language): string[] {
  if (language === firstLanguage) return [];
  const choices = listIn(language, 'choices');
  const names = listIn(language, 'cities');
  const without = (what: string, keys: readonly string[], has: (key: string) => unknown) =>
    keys.filter((key) => !has(key)).map((key) => `${what} ${key}`);
  const keysOf = (all: readonly { readonly key: string }[]) => all.map(({ key }) => key);
  const own = languageContent[language].designs;
  return [
    ...missingContent(language).map((name) => `what stands in ${name}`),
    ...without('background', backgroundKeys, (key) => choices.backgrounds[key]),
    ...without('composition', keysOf(compositions), (key) => choices.compositions[key]),
    ...without('envelope', keysOf(envelopes), (key) => choices.envelopes[key]),
    ...without('typeface', keysOf(typefaces), (key) => choices.typefaces[key]),
    ...without('sticker', keysOf(stickers), (key) => choices.stickers[key]?.label),
    ...songs
      .filter(({ id, lyrics }) => choices.songs[id]?.lyrics.length !== lyrics.length)
      .map(({ id }) => `song ${id}`),
    ...without(
      'voice',
      voices.map(({ id }) => id),
      (key) => choices.voices[key]?.text,
    ),
    ...without(
      'city',
      cities.map(({ label }) => label),
      (key) => names[key],
    ),
    ...without(
      'design',
      templates.map(({ id }) => id),
      (key) => own[key]?.title && own[key]?.wish,
    ),
  ];
}

/** How many things `lackingIn` asks for. */
export const countedBesideCatalogs =
  backgroundKeys.length +
  compositions.length +
  envelopes.length +
  typefaces.length +
  stickers.length +
  songs.length +
  voices.length +
  cities.length +
  templates.length;
