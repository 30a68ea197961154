import type { ContactForm } from '#content/contact-form.ts';
import type { Brand } from '#std/brand.ts';

/** 22 characters of base64url that the form carries: the same form sent twice is one message. */
export type FormKey = Brand<string, 'FormKey'>;

/** What a visitor wrote, checked by `contactSchema`, and the form that it was written in. */
export interface NewMessage extends ContactForm {
  readonly key: FormKey;
}

/** Null for anything that is not such a key. */
export function parseFormKey(input: unknown): FormKey | null {
  return typeof input === 'string' && /^[A-Za-z0-9_-]{22}$/.test(input) ? (input as FormKey) : null;
}
