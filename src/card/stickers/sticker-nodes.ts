import type { Card } from '#card/document/card.ts';
import { aroundPoint } from '#card/scene/matrix.ts';
import type { Scene, SceneNode } from '#card/scene/scene.ts';
import type { Frame } from '../faces/faces.ts';
import type { Sticker } from './sticker.ts';

/** Null for a key that is unknown, or whose drawing is not loaded yet. */
export type FindSticker = (key: string) => Pick<Sticker, 'symbol'> | null;

/** Degrees: as if put there by hand. */
const tilts = [-7, 6, -4, 8, -6, 5] as const;

/** A tilted square that fills its slot would reach out of it. */
const share = 0.9;

/** Stickers are named in scenes by this and their key, among the drawings of the background and the emoji. */
const prefix = 'sticker:';

/**
 * The stickers of a card in the slots of its composition, in card units, and the drawings they use. What `find` does
 * not know, and what the composition has no slot for, is left out.
 */
export function stickerNodes(
  stickers: Card['stickers'],
  slots: readonly Frame[],
  find: FindSticker,
): Pick<Scene, 'nodes' | 'symbols'> {
  const found = stickers.flatMap(({ slot, key }) => {
    const [frame, sticker] = [slots[slot], find(key)];
    return frame && sticker ? [{ slot, frame, symbol: prefix + key, drawing: sticker.symbol }] : [];
  });
  return {
    nodes: found.map(({ slot, frame, symbol }) => inSlot(symbol, frame, tilts[slot] ?? 0)),
    symbols: Object.fromEntries(found.map(({ symbol, drawing }) => [symbol, drawing])),
  };
}

function inSlot(symbol: string, { x, y, width, height }: Frame, degrees: number): SceneNode {
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * share, Math.sin(radians) * share];
  return {
    kind: 'group',
    transform: aroundPoint(x + width / 2, y + height / 2, [cos, sin, -sin, cos, 0, 0]),
    children: [{ kind: 'use', symbol, x, y, width, height }],
  };
}
