import { z } from 'zod';
import type { Brand } from '#std/brand.ts';
import { parseRandomId } from '#std/random-id.ts';
import type { CardFilter } from '../cards/types.ts';
import type { PageRequest } from '../db/keyset.ts';
import { type ShareChannel, shareChannels } from '../db/tables/shares.ts';

/** More than anybody shares by hand, and too few to fill the database from one account. */
export const sharesPerAccount = 20_000;

export type { ShareChannel };

/** 22 characters of base64url that the client makes for each share. It is the row's id, so that a request that is sent twice is stored once. */
export type ShareKey = Brand<string, 'ShareKey'>;

/** `newest` and `oldest` by the time of sharing, `name` by the card's name. */
export type ShareSort = 'newest' | 'oldest' | 'name';

/** Shares of the cards that are found. */
export interface ShareListRequest extends PageRequest, CardFilter {
  /** `newest` by default. */
  readonly sort?: ShareSort;
}

/** The channel; null for an unknown one. */
export function parseChannel(input: unknown): ShareChannel | null {
  return z.enum(shareChannels).safeParse(input).data ?? null;
}

/** The key; null for anything else. */
export const parseShareKey = parseRandomId<ShareKey>;
