import { randomBytes } from 'node:crypto';

/** 128 random bits as 22 characters of base64url: an id that cannot be guessed and does not repeat. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}
