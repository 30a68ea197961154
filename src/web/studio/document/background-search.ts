import type { Background } from '#card/backgrounds/background.ts';

/** Words that people use for each other when they look for a picture. */
const synonyms: readonly (readonly string[])[] = [
  ['flower', 'floral', 'blossom', 'bloom', 'petal', 'rose', 'bouquet'],
  ['gift', 'present', 'parcel', 'surprise'],
  ['sea', 'ocean', 'beach', 'water', 'underwater'],
  ['night', 'dark', 'evening', 'midnight'],
  ['kids', 'child', 'children', 'baby', 'boy', 'girl', 'son', 'daughter', 'nephew', 'niece'],
  ['romantic', 'love', 'wife', 'husband', 'anniversary', 'valentine'],
  ['india', 'indian', 'diwali', 'desi', 'puja'],
  ['elegant', 'classy', 'luxury', 'posh'],
  ['formal', 'business', 'office', 'teacher', 'boss'],
  ['travel', 'trip', 'holiday', 'vacation', 'journey'],
  ['space', 'galaxy', 'universe', 'astronaut', 'alien'],
  ['music', 'song', 'dance', 'disco', 'guitar'],
  ['sweet', 'dessert', 'candy', 'treat'],
  ['party', 'celebration', 'celebrate', 'festive', 'festival', 'fun'],
  ['autumn', 'fall', 'harvest'],
  ['winter', 'christmas', 'ice'],
  ['nature', 'natural', 'plant', 'forest', 'garden'],
  ['animal', 'pet', 'dog', 'cat', 'bear', 'wildlife'],
  ['modern', 'minimal', 'simple', 'abstract'],
  ['light', 'glow', 'neon'],
  ['retro', 'vintage', 'old', 'nostalgia'],
  ['gray', 'grey'],
  ['colorful', 'colourful', 'bright'],
];

/** Whether every word of the search begins a word of the background, or one that means much the same. */
export function isFound({ label, tags }: Pick<Background, 'label' | 'tags'>, search: string): boolean {
  const own = wordsOf([label, ...tags].join(' '));
  return wordsOf(search).every((word) =>
    meanings(word).some((meaning) => own.some((known) => known.startsWith(meaning))),
  );
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** The word itself, without its plural, and its synonyms once enough of it is typed to know it. */
function meanings(word: string): readonly string[] {
  const singular = word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
  const alike =
    singular.length < 3 ? [] : synonyms.filter((group) => group.some((one) => one.startsWith(singular)));
  return [singular, ...alike.flat()];
}
