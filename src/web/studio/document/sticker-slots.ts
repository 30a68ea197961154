import type { Card, Photo, Sticker } from '#card/document/card.ts';
import type { Face, Frame } from '#card/faces/faces.ts';
import type { Text } from '#content/languages/areas.ts';

/** The stickers with one in this slot, as large as what was there; with null the slot is empty. */
export function withSticker(
  stickers: Card['stickers'],
  slot: Sticker['slot'],
  key: string | null,
): Card['stickers'] {
  const others = stickers.filter((sticker) => sticker.slot !== slot);
  if (key === null) return others;
  const isLarge = stickers.some((sticker) => sticker.slot === slot && sticker.large);
  return [...others, { slot, key, ...(isLarge && { large: true }) }].sort(
    (one, other) => one.slot - other.slot,
  );
}

/** The stickers with a picture of the sender's in this slot. */
export function withOwnSticker(
  stickers: Card['stickers'],
  slot: Sticker['slot'],
  photo: Photo,
): Card['stickers'] {
  return withSticker(stickers, slot, 'own').map((one) => (one.slot === slot ? { ...one, photo } : one));
}

/** The stickers with the one in this slot large, or as small as the slot. */
export function withLarge(
  stickers: Card['stickers'],
  slot: Sticker['slot'],
  isLarge: boolean,
): Card['stickers'] {
  return stickers.map((sticker) => {
    if (sticker.slot !== slot) return sticker;
    const { large: _, ...own } = sticker;
    return { ...own, ...(isLarge && { large: true }) };
  });
}

const places = [
  ['slot.top-left', 'slot.top', 'slot.top-right'],
  ['slot.left', 'slot.middle', 'slot.right'],
  ['slot.bottom-left', 'slot.bottom', 'slot.bottom-right'],
] as const;

/** Where on the card a slot is, as people say it: "Top left", "Right", "Middle". */
function slotName(
  { x, y, width, height }: Frame,
  { core }: Pick<Face, 'core'>,
  text: Text<'studio'>,
): string {
  const across = third((x + width / 2 - core.x) / core.width);
  const down = third((y + height / 2 - core.y) / core.height);
  return text(places[down][across]);
}

function third(share: number): 0 | 1 | 2 {
  return share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1;
}

/** The names of all slots, each different: a second "Left" is "Left 2". */
export function slotNames(
  slots: readonly Frame[],
  face: Pick<Face, 'core'>,
  text: Text<'studio'>,
): readonly string[] {
  const names = slots.map((slot) => slotName(slot, face, text));
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : text('slot.again', { name, number: before + 1 });
  });
}
