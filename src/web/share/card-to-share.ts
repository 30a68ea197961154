import type { ReadContent } from '../download/downloads.ts';

/** A card, as the share sheet needs it. */
export interface CardToShare {
  /** Null while it was never saved. */
  readonly id: string | null;
  readonly toName: string;
  readonly language: string;
  readonly fromName: string;
  /** The address of its picture; null for none. */
  readonly picture: string | null;
  readonly read: ReadContent;
}

/** The public link. */
export function cardAddress(id: string): string {
  return `${window.location.origin}/card/${id}`;
}
