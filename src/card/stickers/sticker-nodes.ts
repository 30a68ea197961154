import type { Card, Photo } from '#card/document/card.ts';
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

interface StickerSources {
  readonly find: FindSticker;
  readonly photoHref: (photo: Photo) => string;
}

/**
 * The stickers of a card in the slots of its composition, in card units, and the drawings they use. What `find` does
 * not know, and what the composition has no slot for, is left out.
 */
export function stickerNodes(
  stickers: Card['stickers'],
  slots: readonly Frame[],
  { find, photoHref }: StickerSources,
): Pick<Scene, 'nodes' | 'symbols'> {
  const own = stickers.flatMap(({ slot, photo }) => {
    const frame = slots[slot];
    return frame && photo ? [tilted(frame, tilts[slot] ?? 0, whole(photo, photoHref(photo), frame))] : [];
  });
  const found = stickers.flatMap(({ slot, key, photo }) => {
    const [frame, sticker] = [slots[slot], photo ? null : find(key)];
    return frame && sticker ? [{ slot, frame, symbol: prefix + key, drawing: sticker.symbol }] : [];
  });
  return {
    nodes: [
      ...found.map(({ slot, frame, symbol }) =>
        tilted(frame, tilts[slot] ?? 0, { kind: 'use', symbol, ...boxOf(frame) }),
      ),
      ...own,
    ],
    symbols: Object.fromEntries(found.map(({ symbol, drawing }) => [symbol, drawing])),
  };
}

function tilted(frame: Frame, degrees: number, child: SceneNode): SceneNode {
  const { x, y, width, height } = frame;
  const radians = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * share, Math.sin(radians) * share];
  return {
    kind: 'group',
    transform: aroundPoint(x + width / 2, y + height / 2, [cos, sin, -sin, cos, 0, 0]),
    children: [child],
  };
}

function boxOf({ x, y, width, height }: Frame): Frame {
  return { x, y, width, height };
}

/** All of the picture, as large as its frame allows. */
function whole(photo: Photo, href: string, frame: Frame): SceneNode {
  const scale = Math.min(frame.width / photo.width, frame.height / photo.height);
  const [width, height] = [photo.width * scale, photo.height * scale];
  const [x, y] = [frame.x + (frame.width - width) / 2, frame.y + (frame.height - height) / 2];
  return { kind: 'image', href, x, y, width, height };
}
