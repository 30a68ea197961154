import type { Card, Sticker } from '#card/document/card.ts';
import type { Face, Frame } from '#card/faces/face.ts';

/** The stickers with one in this slot, in place of what was there; with null the slot is empty. */
export function withSticker(
  stickers: Card['stickers'],
  slot: Sticker['slot'],
  key: string | null,
): Card['stickers'] {
  const others = stickers.filter((sticker) => sticker.slot !== slot);
  return key === null ? others : [...others, { slot, key }].sort((one, other) => one.slot - other.slot);
}

/** Where on the card a slot is, as people say it: "Top left", "Right", "Middle". */
function slotName({ x, y, width, height }: Frame, { core }: Pick<Face, 'core'>): string {
  const across = third((x + width / 2 - core.x) / core.width, ['left', '', 'right']);
  const down = third((y + height / 2 - core.y) / core.height, ['top', '', 'bottom']);
  const name = [down, across].filter((part) => part !== '').join(' ') || 'middle';
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function third(share: number, names: readonly [string, string, string]): string {
  return names[share < 1 / 3 ? 0 : share > 2 / 3 ? 2 : 1];
}

/** The names of all slots, each different: a second "Left" is "Left 2". */
export function slotNames(slots: readonly Frame[], face: Pick<Face, 'core'>): readonly string[] {
  const names = slots.map((slot) => slotName(slot, face));
  return names.map((name, index) => {
    const before = names.slice(0, index).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
