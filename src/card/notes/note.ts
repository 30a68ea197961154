import type { DrawnSignature } from '../signature/drawn-signature.ts';

/** What somebody else wrote on a card, as it is shown to whoever may read it. */
export interface Note {
  readonly id: string;
  /** Never empty. */
  readonly name: string;
  /** Empty for a name alone. */
  readonly words: string;
  readonly attachment: NoteAttachment | null;
  /** It came after the card was opened: it stands after the others. */
  readonly isLate: boolean;
}

/** What stands with the words of a note: one of three. */
export type NoteAttachment = NotePhoto | NoteVoice | NoteInk;

export interface NotePhoto {
  readonly kind: 'photo';
  /** Its id in the file store. */
  readonly file: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface NoteVoice {
  readonly kind: 'voice';
  readonly file: string;
  readonly seconds: number;
  /** What is said in it, where that was written down. */
  readonly transcript?: string;
}

/** The address of a photo or a voice of a note. */
export type FileHref = (attachment: { readonly file: string }) => string;

/** Drawn by hand. */
export interface NoteInk {
  readonly kind: 'ink';
  readonly drawing: DrawnSignature;
}
