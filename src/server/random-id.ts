import { randomBytes } from 'node:crypto';

/** An id as `randomIdPattern` describes it. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}
