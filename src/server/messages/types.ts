import type { ContactForm } from '#content/contact-form.ts';
import type { Brand } from '#std/brand.ts';
import { parseRandomId } from '#std/random-id.ts';

/** 22 characters of base64url in a hidden field, so that a form that is sent twice is stored once. */
export type FormKey = Brand<string, 'FormKey'>;

/** What a visitor wrote, checked by `contactSchema`, with the key of the form. */
export interface NewMessage extends ContactForm {
  readonly key: FormKey;
  /** A card of the writer that they ask about. */
  readonly cardId?: string | null;
}

/** The key; null for anything else. */
export const parseFormKey = parseRandomId<FormKey>;
