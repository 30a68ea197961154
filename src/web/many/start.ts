import type { Card } from '#card/document/card.ts';
import type { PaperKey } from '#card/print/paper.ts';

/** A design with the words of its cards, and where it is from. */
export interface Design {
  readonly card: Card;
  readonly words: string;
  /** Names it: another one, or a later version of it, is taken over into the list. */
  readonly from: string;
  /** The address at which it can be changed. */
  readonly studio: string;
}

/** Somebody whose birthday the account keeps. */
export interface KeptPerson {
  readonly id: string;
  readonly name: string;
  /** The next birthday, `2026-11-12`; null where it is not known. */
  readonly day: string | null;
  /** Where they are. */
  readonly city: string | null;
}

/** What the page begins with. */
export interface ManyStart {
  readonly userId: string;
  readonly origin: string;
  /** That of the address. `asked`: somebody chose it. */
  readonly design: Design;
  readonly isAsked: boolean;
  /** The design of the address is not there. */
  readonly isMissing: boolean;
  readonly cards: readonly { readonly id: string; readonly title: string; readonly picture: string }[];
  readonly templates: readonly { readonly id: string; readonly title: string }[];
  readonly people: readonly KeptPerson[];
  /** The paper in the printer of whoever asks, as far as their languages tell. */
  readonly paper: PaperKey;
  /** How many cards can be kept, and how many more. */
  readonly room: { readonly max: number; readonly left: number; readonly account: number | null };
}

/** In the state of the address: the card as it is in the studio, saved or not. */
export interface FromStudio {
  readonly card?: Card;
}
