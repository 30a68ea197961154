import type { Seal } from '#card/seal/seal.ts';
import type { OthersSee } from '#content/contribution-choices.ts';
import type { ContributionForm } from '#content/contribution-form.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import type { Brand } from '#std/brand.ts';
import { parseRandomId } from '#std/random-id.ts';
import type { Db } from '../db/database.ts';

/** Milliseconds after a card's first opening in which notes are still taken: who missed the day writes next morning. */
export const lateTimeMs = 3 * 24 * 60 * 60 * 1000;

export type InvitationId = Brand<string, 'InvitationId'>;

export type NoteId = Brand<string, 'NoteId'>;

/** The secret of a link to sign a card, or to one's own note, as its address has it. */
export type LinkSecret = Brand<string, 'LinkSecret'>;

/** What signing needs: the database, and the site's secret, which is the same in every process. */
export interface SigningParts {
  readonly db: Db;
  readonly secret: string;
}

/** What the organiser chose. */
export interface SigningSettings {
  readonly othersSee: OthersSee;
  readonly approvesFirst: boolean;
  readonly maxNotes: number;
  /** Until when signers are asked to sign; nothing ends then. */
  readonly signBy: Seal | null;
}

/** Somebody who was invited by name, as the organiser sees them. */
export interface Invitation {
  readonly id: InvitationId;
  readonly name: string;
  readonly state: 'invited' | 'seen' | 'signed';
  /** Of its link; null where it cannot be shown any more. */
  readonly secret: LinkSecret | null;
}

/** How many notes stand on a card or wait, and how many the organiser has not seen. */
export interface NoteCount {
  readonly all: number;
  readonly unseen: number;
}

/** Whether notes are taken at this moment, or why not; `used`: somebody signed by this invitation. */
export type SigningState = 'open' | 'paused' | 'full' | 'over' | 'used';

/** A link that leads nowhere; a card that its owner deleted, or the operator hides. */
export type SigningAbsence = 'missing' | 'gone' | 'hidden';

/** What is written in a note; of `file` and `ink` one at most. */
export interface NewNote extends ContributionForm {
  /** Chosen by the form: sent again it makes no second note. */
  readonly key: string;
}

/** Why a note was not stored. */
export interface NoteRefusal {
  readonly reason:
    | SigningAbsence
    | Exclude<SigningState, 'open'>
    | 'opened'
    | 'withdrawn'
    | 'mailed'
    | 'file';
  readonly sentence: MessageRef;
}

/** A note that was stored: the secret of its own link, and whether it waits for the organiser. */
export interface StoredNote {
  readonly secret: LinkSecret;
  readonly isWaiting: boolean;
}

export const parseInvitationId = parseRandomId<InvitationId>;
export const parseNoteId = parseRandomId<NoteId>;

/** Null for what cannot be a secret, so that it never reaches the database. */
export const parseLinkSecret = parseRandomId<LinkSecret>;
