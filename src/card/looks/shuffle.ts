import { compositionFor, compositions } from '#card/compositions/compositions.ts';
import type { Card } from '#card/document/card.ts';
import { cardText } from '#card/document/card-text.ts';
import type { Look } from '#card/document/edit.ts';
import type { DrawnPhrases } from '#card/document/phrases.ts';
import { wordingOf } from '#card/layout/wording.ts';
import type { LetteringKey } from '#card/lettering/letterings.ts';
import { type Random, random } from '#card/scene/random.ts';
import { hasEveryLetter } from '#card/text/text-fonts.ts';
import { typefaces } from '#card/text/typefaces.ts';
import { neonPalettes, palettesFor } from './palettes.ts';

/** A picture or a drawing that a look may name. */
export interface Choice {
  readonly key: string;
  readonly tags: readonly string[];
}

/** What there is to choose from: pages load the drawings late, so they are given. */
export interface Choices {
  readonly backgrounds: readonly Choice[];
  /** Empty for looks without stickers. */
  readonly stickers: readonly Choice[];
  /** The sender chose those that are there: they stay. */
  readonly keepsStickers: boolean;
  /** Our own words on the card. */
  readonly phrases: DrawnPhrases;
  /** Whether a card with this look shows the colours that the look names. */
  readonly isReadable: (look: Look) => boolean;
}

/** How many looks are drawn until one is readable: one in twenty is not. */
const maxTries = 8;

/**
 * Another look for a card: composition, picture, colours, typeface, lettering and stickers, chosen by rule around the words and
 * photos that are there. The same seed gives the same look. What the sender says of size and side stays.
 */
export function shuffle(card: Card, seed: number, choices: Choices): Look {
  const chance = random(seed);
  let look = anyLook(card, chance, choices);
  for (let tried = 1; tried < maxTries && !choices.isReadable(look); tried += 1)
    look = anyLook(card, chance, choices);
  return look;
}

function anyLook(card: Card, chance: Random, choices: Choices): Look {
  const { backgrounds, stickers, keepsStickers, phrases } = choices;
  const background = chance.pick(others(backgrounds, card.background));
  const composition = chance.pick(others(compositionsFor(card), card.composition)).key;
  const typeface = chance.pick(others(typefacesFor(card, phrases), card.typeface)).key;
  const lettering = someLettering(chance, { background, composition, typeface });
  const palettes = lettering === 'neon' ? neonPalettes : palettesFor(background.tags);
  const { titleColor, wishColor, fromColor } = chance.pick(palettes);
  return {
    seed: chance.int(0, 0xffffffff),
    composition,
    background: background.key,
    typeface,
    lettering,
    titleColor,
    wishColor,
    fromColor,
    stickers: keepsStickers ? card.stickers : someStickers(chance, background, stickers),
  };
}

/** The seed after that one, so that shuffling again goes on. */
export function nextSeed(seed: number): number {
  return random(seed).int(0, 0xffffffff);
}

/** All but the one that is there, so that each press shows something new. */
function others<Item extends { readonly key: string }>(
  items: readonly Item[],
  current: string,
): readonly Item[] {
  const rest = items.filter(({ key }) => key !== current);
  return rest.length > 0 ? rest : items;
}

/** Characters: a longer name is no picture, a longer message leaves no space for one. */
const short = { name: 12, message: 420 } as const;

/** The compositions that this card's words and photos are made for. */
function compositionsFor(card: Card) {
  const photos = card.photos.length + (card.receiverPhoto ? 1 : 0);
  const isLong = cardText(card).length > short.message;
  const takes: Readonly<Record<string, boolean>> = {
    collage: photos >= 2,
    'photo-first': card.receiverPhoto !== null,
    'giant-age': card.age !== null && !isLong,
    name: card.toName !== '' && card.toName.length <= short.name && !isLong,
    banner: !isLong,
    'big-words': !isLong && photos < 3,
  };
  return compositions.filter(
    ({ key, photos: { min, max } }) => (takes[key] ?? photos >= min) && photos <= max,
  );
}

/** The typefaces that have fonts of their own for all of the card's letters: others would look like the classic one. */
function typefacesFor(card: Card, phrases: DrawnPhrases) {
  const { heading, message, from } = wordingOf(card, phrases);
  return typefaces.filter((typeface) =>
    hasEveryLetter(typeface, { heading: heading.oneLine, words: message + from }),
  );
}

/** Tags of backgrounds on which neon is at home. */
const neonTags = ['night', 'city', 'space', 'party', 'music', 'purple'];

/** Typefaces bold enough for raised letters. */
const raisedTypefaces = ['classic', 'brush', 'bubbly', 'poster'];

interface ChosenLook {
  readonly background: Choice;
  readonly composition: string;
  readonly typeface: string;
}

/** Mostly plain: what stands out has to be rare. */
function someLettering(chance: Random, { background, composition, typeface }: ChosenLook): LetteringKey {
  const [glows, rises] = [chance.float() < 0.4, chance.float() < 0.35];
  const isNight = background.tags.some((tag) => neonTags.includes(tag));
  if (glows && isNight && !compositionFor(composition).hasPaper) return 'neon';
  return rises && raisedTypefaces.includes(typeface) ? 'raised' : 'plain';
}

/** Slots of opposite corners first: a few stickers look placed, six look spilt. */
const corners = [
  [0, 5],
  [1, 4],
  [0, 3, 4],
  [1, 2, 5],
] as const;

/** Only where the picture itself is plain, and all of one kind. */
function someStickers(chance: Random, background: Choice, stickers: readonly Choice[]): Card['stickers'] {
  if (!background.key.startsWith('from-') || stickers.length === 0 || chance.float() < 0.4) return [];
  const first = chance.pick(stickers);
  const alike = stickers.filter(({ tags }) => tags.some((tag) => first.tags.includes(tag)));
  return chance.pick(corners).map((slot) => ({ slot, key: chance.pick(alike).key }));
}
