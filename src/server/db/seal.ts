import { sealState } from '#card/seal/opening-instant.ts';
import type { Seal } from '#card/seal/seal.ts';
import { cards } from './tables/cards.ts';

/** The columns of a card that say until when it is sealed. */
export const sealColumns = {
  sealDate: cards.sealDate,
  sealTime: cards.sealTime,
  sealZone: cards.sealZone,
  sealCity: cards.sealCity,
};

export type SealRow = Pick<typeof cards.$inferSelect, keyof typeof sealColumns>;

export function sealOf({ sealDate, sealTime, sealZone, sealCity }: SealRow): Seal | null {
  if (sealDate === null || sealTime === null) return null;
  return { date: sealDate, time: sealTime, zone: sealZone, city: sealCity };
}

/** What to store for a seal; null for a card that opens at once. */
export function sealValues(seal: Seal | null): SealRow {
  const { date = null, time = null, zone = null, city = null } = seal ?? {};
  return { sealDate: date, sealTime: time, sealZone: zone, sealCity: city };
}

/**
 * Whether only the owner may have anything of the card. Every answer of the server asks this, by the clock and the zone
 * database of this process. Where the owner does not know the place, it ends when the date begins anywhere.
 */
export function isSealed(seal: Seal): boolean {
  return sealState(seal, Date.now()) === 'sealed';
}
