import { z } from 'zod';
import { fullNameSchema } from '#content/account-forms.ts';
import { findCity } from '#content/cities.ts';
import { offeredLanguages } from '#content/languages/languages.ts';
import { type MessageRef, toIssueMessage } from '#content/languages/message-ref.ts';
import { randomIdPattern } from '#std/random-id.ts';

/** Characters: enough for a long address with a path, and short enough for a line on a page. */
export const websiteLength = 200;

export interface Profile {
  /** Null for guests. */
  readonly email: string | null;
  /** From the profile, else from the sign-up; empty for a guest who gave none. */
  readonly fullName: string;
  readonly website: string | null;
  /** A path on this site. */
  readonly avatarUrl: string | null;
  /** Of mail; null: as the browser says. */
  readonly language: string | null;
  readonly timeZone: string | null;
  /** When it was last saved, in ISO 8601; null for never. */
  readonly updatedAt: string | null;
}

const website = z
  .string(toIssueMessage(['profile.website']))
  .trim()
  .max(websiteLength, toIssueMessage(['profile.websiteTooLong', { max: websiteLength }]))
  .refine((value) => value === '' || isWebAddress(value), toIssueMessage(['profile.websiteNotFull']))
  .transform((value) => value || null);

const noPicture: MessageRef = ['profile.noPicture'];

const avatar = z
  .string(toIssueMessage(noPicture))
  .refine((value) => /^(none)?$/.test(value) || randomIdPattern.test(value), toIssueMessage(noPicture))
  .transform((value) => (value === 'none' ? null : value || undefined))
  .optional();

const language = z
  .string()
  .optional()
  .transform((value) => value && (offeredLanguages.find((one) => one === value) ?? null));

const timeZone = z
  .string(toIssueMessage(['profile.noZone']))
  .trim()
  .optional()
  .transform((value, context) => {
    if (!value) return value === undefined ? undefined : null;
    const zone = findCity(value)?.zone;
    if (!zone) context.addIssue({ code: 'custom', message: toIssueMessage(['profile.noZone']) });
    return zone;
  });

/** What the profile form sends. An empty website or the avatar `none` removes it; an empty avatar changes nothing. */
export const profileSchema = z.object({ fullName: fullNameSchema, website, avatar, language, timeZone });

/** What is saved. */
export interface ProfileChange {
  readonly fullName: string;
  readonly website: string | null;
  /** The id of an avatar that this user uploaded; null removes the picture, undefined leaves it as it is. */
  readonly avatar?: string | null | undefined;
  /** Empty or null: none. Undefined leaves them as they are, as a form of the release before sends none. */
  readonly language?: string | null | undefined;
  readonly timeZone?: string | null | undefined;
}

export interface ProfileFailure {
  readonly reason: 'no-account' | 'no-picture';
  readonly sentence: MessageRef;
}

export const profileFailures = {
  'no-account': { reason: 'no-account', sentence: ['profile.noAccount'] },
  'no-picture': { reason: 'no-picture', sentence: noPicture },
} as const satisfies Record<string, ProfileFailure>;

function isWebAddress(value: string): boolean {
  const url = URL.parse(value);
  return (
    url !== null && /^https?:\/\//i.test(value) && !url.username && !url.password && !/\p{Cc}|\s/u.test(value)
  );
}
