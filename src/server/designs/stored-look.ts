import { createHash } from 'node:crypto';
import { type Card, newCard } from '#card/document/card.ts';
import { parseStoredCard } from '#card/document/versions.ts';
import { type DesignLook, designLookOf } from '#card/looks/design-look.ts';

/** How a look is stored: as a card without words, so that it is read as cards are after every upgrade. */
export function storedLook(look: DesignLook): Card {
  return { ...newCard(look.seed), ...look };
}

/** Null for a document that cannot be read. */
export function readStoredLook(document: unknown): DesignLook | null {
  const card = parseStoredCard(document);
  return card.ok ? designLookOf(card.value) : null;
}

/** The same for two looks that nobody could tell apart. */
export function fingerprintOf(look: DesignLook): string {
  const stickers = look.stickers.toSorted((one, other) => one.slot - other.slot);
  return hashOf({ ...look, stickers });
}

/** The same for two looks that most people would take for one. */
export function likenessOf(look: DesignLook): string {
  const { background, composition, typeface, lettering, titleColor, wishColor, fromColor } = look;
  const colors = [titleColor, wishColor, fromColor].map((color) => color.toLowerCase());
  return hashOf({ background, composition, typeface, lettering, colors });
}

function hashOf(parts: object): string {
  const sorted = Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 22);
}
