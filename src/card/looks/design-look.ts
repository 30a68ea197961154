import type { Card } from '#card/document/card.ts';

/** What a design keeps of a card: how it looks and moves. No word, name, date, photo or sound of anybody is in it. */
const keys = [
  'seed',
  'background',
  'cover',
  'composition',
  'typeface',
  'textSize',
  'textAlign',
  'lettering',
  'titleColor',
  'wishColor',
  'fromColor',
  'animation',
  'photoFilter',
  'stickers',
  'opening',
] as const satisfies readonly (keyof Card)[];

export type DesignLook = Pick<Card, (typeof keys)[number]>;

/** The look of a card, without the stickers that are pictures of the sender's. */
export function designLookOf(card: Card): DesignLook {
  const look = Object.fromEntries(keys.map((key) => [key, card[key]])) as DesignLook;
  return { ...look, stickers: card.stickers.filter(({ photo }) => photo === undefined) };
}

/** Whether the card has pictures of the sender's, which a design leaves out. */
export function hasOwnPictures({ receiverPhoto, senderPhoto, photos, stickers }: Card): boolean {
  return (
    receiverPhoto !== null ||
    senderPhoto !== null ||
    photos.length > 0 ||
    stickers.some(({ photo }) => photo !== undefined)
  );
}
