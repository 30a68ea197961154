import { z } from 'zod';
import type { Card } from '#card/document/card.ts';
import type { CardFacts } from '../cards/types.ts';
import { type ShareChannel, shareChannels } from '../db/tables.ts';

/** One act of sharing, with the card as it is now. */
export interface SharedCard {
  readonly shareId: string;
  readonly channel: ShareChannel;
  readonly sharedAt: Date;
  readonly facts: CardFacts;
  /** Null when it cannot be read. */
  readonly card: Card | null;
}

/** The channel's name; null for a channel we do not have. */
export function parseChannel(input: unknown): ShareChannel | null {
  return z.enum(shareChannels).safeParse(input).data ?? null;
}
