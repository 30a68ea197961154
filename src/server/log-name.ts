import { createHash } from 'node:crypto';

/**
 * Stands for an id in the log: the same id has the same name, and no name leads back to its id, with which anybody could
 * open the card or file. 12 hexadecimal digits; PostgreSQL finds the id by `encode(sha256(id::bytea), 'hex')`.
 */
export function logName(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}
