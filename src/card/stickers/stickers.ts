import { animals } from './drawings/animals.ts';
import { badges } from './drawings/badges.ts';
import { creatures } from './drawings/creatures.ts';
import { festivals } from './drawings/festivals.ts';
import { festivalsOfIndia } from './drawings/festivals-of-india.ts';
import { flowers } from './drawings/flowers.ts';
import { food } from './drawings/food.ts';
import { party } from './drawings/party.ts';
import { play } from './drawings/play.ts';
import { sky } from './drawings/sky.ts';
import { sweets } from './drawings/sweets.ts';
import { travel } from './drawings/travel.ts';
import type { Sticker } from './sticker.ts';

/** In the order in which people see them. Pages load this module late: the drawings are large. */
export const stickers: readonly Sticker[] = [
  ...party,
  ...sweets,
  ...sky,
  ...flowers,
  ...animals,
  ...creatures,
  ...food,
  ...play,
  ...travel,
  ...festivalsOfIndia,
  ...festivals,
  ...badges,
];

const byKey: ReadonlyMap<string, Sticker> = new Map(stickers.map((sticker) => [sticker.key, sticker]));

/** Null for a key that this program does not know. */
export function stickerFor(key: string): Sticker | null {
  return byKey.get(key) ?? null;
}
