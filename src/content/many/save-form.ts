import { z } from 'zod';
import { manyLimits } from './limits.ts';

/** The cards of a list as the page sends them: the design once, and what differs. `cardFor` makes the cards. */
export const manySchema = z.object({
  /** The account that made the list: another one may have logged in meanwhile. */
  userId: z.string(),
  design: z.unknown(),
  words: z.string().max(4000),
  people: z
    .array(
      z.object({
        /** Chosen by the page: sent again, it makes no second card. */
        key: z.string(),
        name: z.string().trim().min(1).max(1000),
        line: z.string().max(1000).default(''),
        photo: z.unknown().default(null),
        /** The day until which it is sealed. */
        seal: z
          .object({ date: z.iso.date(), city: z.string().max(200).nullable() })
          .nullable()
          .default(null),
        /** Whose birthday it is for, of those that the account keeps. */
        contact: z.object({ id: z.string(), day: z.iso.date() }).nullable().default(null),
      }),
    )
    .min(1)
    .max(manyLimits.cards),
});

export type ManyRequest = z.input<typeof manySchema>;

/** A card that was made: the key of its line, and its id; null for one that was deleted since. */
export interface MadeCard {
  readonly key: string;
  readonly id: string | null;
}

/** `unreachable`: nobody knows whether it was made; sending it again is safe. */
export type ManyAnswer =
  | { readonly made: readonly MadeCard[] }
  | {
      readonly reason: 'signed-out' | 'invalid' | 'refused' | 'unreachable';
      /** A sentence to show. */
      readonly error: string;
    };
