import { createHash } from 'node:crypto';

/** What the database stores of a random token. The purpose keeps a token from being taken for one of another kind. */
export function hashToken(purpose: string, token: string): string {
  return createHash('sha256').update(`${purpose}\n${token}`).digest('base64url');
}
