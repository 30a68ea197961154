import { backgrounds } from '#card/backgrounds/registry.ts';
import { compositionFor } from '#card/compositions/compositions.ts';
import type { Card, Photo } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { type Face, faces } from '#card/faces/faces.ts';
import type { Layouter } from '#card/layout/layout.ts';
import { type Choices, shuffle } from '#card/looks/shuffle.ts';
import { type Random, random } from '#card/scene/random.ts';
import type { Scene } from '#card/scene/scene.ts';
import { stickerFor, stickers } from '#card/stickers/stickers.ts';
import { problemsOf } from '#encode/page-problems.ts';
import { card as phrases } from '#generated/texts/en.ts';
import { backgroundOf } from './node-layouter.ts';
import { sampleCards, samplePhotos } from './samples.ts';

/** What Shuffle chooses from in the studio; any colours will do. */
export const choices: Choices = {
  backgrounds,
  stickers,
  keepsStickers: false,
  phrases,
  isReadable: () => true,
};

export function pagesOf(layouter: Layouter, card: Card, face: Face): readonly Scene[] {
  const photoHref = ({ file }: Photo) => file;
  return layouter.layoutPages(card, {
    face,
    background: backgroundOf(card),
    photoHref,
    findSticker: stickerFor,
  });
}

/** What is wrong with a card of that seed on one of the faces, and where. */
export function problemsOfSeed(layouter: Layouter, seed: number): readonly string[] {
  const card = shuffledCard(seed);
  const face = faces[seed % faces.length] as Face;
  const where = `${seed} ${card.composition} ${card.typeface} ${card.background} ${face.key}`;
  const slots = compositionFor(card.composition).slots(face);
  return pagesOf(layouter, card, face).flatMap((page, index) =>
    problemsOf(page, face, index === 0 ? slots : []).map(({ what }) => `${where} ${index + 1}: ${what}`),
  );
}

const written = Object.values(sampleCards);
const [upright, wide] = samplePhotos;

/** Words and photos of many kinds, from none to as much as a card holds, and a look by rule around them. */
export function shuffledCard(seed: number): Card {
  const card = variedCard(seed);
  const shuffled = { ...card, ...shuffle(card, seed, choices) };
  const slots = [0, 1, 2, 3, 4, 5].map((slot) => ({ slot, key: 'cake' }));
  return random(seed).pick([shuffled, shuffled, { ...shuffled, stickers: slots }]);
}

function variedCard(seed: number): Card {
  const chance = random(seed);
  const words = chance.pick(written);
  return {
    ...words,
    seed,
    toName: chance.pick([words.toName, words.toName, '']),
    fromName: chance.pick([words.fromName, words.fromName, '']),
    heading: chance.pick([
      '',
      '',
      '',
      'Forty!',
      'Three cheers for the best neighbour in the whole wide street',
    ]),
    age: chance.pick([null, null, 1, 30, 104]),
    message: chance.pick([words.message, words.message, atLength(words.message), 'Love!', '']),
    ...photosOf(chance),
    signature: chance.pick([null, null, drawn, { kind: 'typed', text: words.fromName }]),
    textSize: chance.pick(['small', 'medium', 'large']),
    textAlign: chance.pick(['center', 'start']),
  };
}

/** The words again and again, until no more are allowed. */
function atLength(words: string): string {
  return `${words} `.repeat(limits.message).slice(0, limits.message).toWellFormed().trim();
}

function photosOf(chance: Random): Pick<Card, 'receiverPhoto' | 'senderPhoto' | 'photos'> {
  const others = chance.pick([0, 0, 1, 2, 4]);
  return {
    receiverPhoto: chance.pick([null, upright, wide]),
    senderPhoto: chance.pick([null, upright]),
    photos: Array.from({ length: others }, (): Photo => chance.pick([upright, wide])),
  };
}

const drawn = sampleCards['a heading, an age, stickers and a signature']?.signature ?? null;
