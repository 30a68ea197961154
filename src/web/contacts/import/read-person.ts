import type { DateOrder } from './read-date.ts';

/** Somebody in a file, before their date is understood. */
export interface ParsedPerson {
  /** The number of the card, event or line in its file, from 1. */
  readonly place: number;
  readonly name: string;
  /** As it is written; null where there is none. */
  readonly date: string | null;
  /** What the column of the file says about the order of day and month. */
  readonly order: DateOrder | null;
}
