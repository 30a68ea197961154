import type { City } from '#content/cities.ts';
import type { Birthday } from '#content/contacts/birthday.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import type { Brand } from '#std/brand.ts';
import { parseRandomId } from '#std/random-id.ts';

/** Unguessable, and only of use to the account that it belongs to. */
export type ContactId = Brand<string, 'ContactId'>;

export const parseContactId = parseRandomId<ContactId>;

/** How long a deleted contact can be brought back. */
export const undoTimeMs = 2 * 60 * 1000;

/** Whose birthday somebody keeps. */
export interface Contact {
  readonly id: ContactId;
  readonly name: string;
  readonly birthday: Birthday;
  readonly relationship: string | null;
  readonly language: string | null;
  readonly city: City | null;
  readonly note: string;
  /** Whether its owner wants mail about it. */
  readonly isReminded: boolean;
  readonly updatedAt: Date;
}

export type NewContact = Omit<Contact, 'id' | 'updatedAt'>;

/** A line of a file that was chosen to be taken over; `replaces`: a contact that it changes the birthday of. */
export interface ImportedContact {
  readonly name: string;
  readonly birthday: Birthday;
  readonly replaces: ContactId | null;
}

/** What an import did. */
export interface ImportResult {
  readonly id: string;
  readonly added: number;
  readonly changed: number;
}

export interface ContactRefusal {
  /** `full`: no room for more. `missing`: deleted meanwhile, or somebody else's. */
  readonly reason: 'full' | 'missing';
  readonly sentence: MessageRef;
}
