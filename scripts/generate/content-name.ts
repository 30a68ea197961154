import { createHash } from 'node:crypto';

/** A short name for content: what is served under it never changes, so it may be cached for ever. */
export function contentName(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
