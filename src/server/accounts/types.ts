import { z } from 'zod';
import { fullNameSchema } from '#content/account-forms.ts';

/** Characters: a long address with its path, and short enough for a line on a page. */
export const websiteLength = 200;

export interface Profile {
  readonly email: string;
  /** As the user set it, else as given at sign-up. */
  readonly fullName: string;
  readonly website: string | null;
  /** A path on our own site. */
  readonly avatarUrl: string | null;
}

const website = z
  .string()
  .trim()
  .max(websiteLength, `A website address can have at most ${websiteLength} characters.`)
  .refine(
    (value) => value === '' || isWebAddress(value),
    'Please enter a full address, like https://example.com.',
  )
  .transform((value) => value || null);

/** What the profile form sends; an empty website takes it away. */
export const profileSchema = z.object({ fullName: fullNameSchema, website });

/** What can be saved; an absent `avatarUrl` leaves the picture as it is. */
export interface ProfileChange {
  readonly fullName: string;
  readonly website: string | null;
  readonly avatarUrl?: string | null;
}

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && ['http:', 'https:'].includes(url.protocol) && !url.username && !/\p{Cc}|\s/u.test(value)
  );
}
