import { initials } from '#card/layout/wording.ts';
import { oneLine } from '#card/text/normalise-text.ts';
import { siteText } from '../texts/site.ts';
import { type AvatarContent, avatarTones } from './avatar.tsx';

interface Person {
  readonly userId: string;
  readonly name: string;
  /** Null for guests. */
  readonly email: string | null;
  readonly avatarUrl: string | null;
}

/** A user's picture, or else initials on a colour that depends on the user's id only. */
export function avatarContentOf({ userId, name, email, avatarUrl }: Person): AvatarContent {
  return {
    photo: avatarUrl,
    initials: initials(oneLine(name)) || initials(oneLine(email ?? siteText('guest.name'))),
    tone: hash(userId) % avatarTones.length,
  };
}

/** FNV-1a, 32 bits (RFC 9923). */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of Buffer.from(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
