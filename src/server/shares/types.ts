import { z } from 'zod';
import type { Card } from '#card/document/card.ts';
import type { Brand } from '#std/brand.ts';
import type { CardFacts, SearchWords } from '../cards/types.ts';
import type { PageRequest } from '../db/keyset.ts';
import { type ShareChannel, shareChannels } from '../db/tables.ts';

/** More than anybody shares by hand, and few enough that one account cannot fill the database. */
export const sharesPerAccount = 20_000;

export type { ShareChannel };

/** 22 characters of base64url that the client makes for each act of sharing; the row's id, so that it is noted once. */
export type ShareKey = Brand<string, 'ShareKey'>;

/** One act of sharing, with the card as it is now. */
export interface SharedCard {
  readonly shareId: string;
  readonly channel: ShareChannel;
  readonly sharedAt: Date;
  readonly facts: CardFacts;
  /** Null when it cannot be read. */
  readonly card: Card | null;
}

/** `newest` and `oldest` by the day of sharing. */
export type ShareSort = 'newest' | 'oldest' | 'name';

export interface ShareListRequest extends PageRequest {
  /** `newest` unless said otherwise. */
  readonly sort?: ShareSort;
  /** Only shares of cards that have all of these words. */
  readonly words?: SearchWords;
}

/** The channel's name; null for a channel we do not have. */
export function parseChannel(input: unknown): ShareChannel | null {
  return z.enum(shareChannels).safeParse(input).data ?? null;
}

/** Null for anything that is not such a key. */
export function parseShareKey(input: unknown): ShareKey | null {
  return typeof input === 'string' && /^[A-Za-z0-9_-]{22}$/.test(input) ? (input as ShareKey) : null;
}
