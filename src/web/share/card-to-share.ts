import type { ReadContent } from '../download/downloads.ts';

/** A card, as the share sheet needs it. */
export interface CardToShare {
  /** Null while it was never saved. */
  readonly id: string | null;
  readonly toName: string;
  readonly language: string;
  readonly fromName: string;
  /** Whether it is still sealed, asked when it is passed on. */
  readonly isSealed: () => boolean;
  /** The address of its picture; null for none. */
  readonly picture: string | null;
  readonly read: ReadContent;
}

/** As its sender passes it on at this moment. */
export function sharerOf({ isSealed }: Pick<CardToShare, 'isSealed'>) {
  return isSealed() ? ('sender-of-sealed' as const) : ('sender' as const);
}

/** The public link. */
export function cardAddress(id: string): string {
  return `${window.location.origin}/card/${id}`;
}
