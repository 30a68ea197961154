import { createHash } from 'node:crypto';

/**
 * Stands for an id in the log, because anybody could open the card or file with the id. The same id has the same name,
 * and no name leads back to its id. 12 hexadecimal digits; PostgreSQL finds the id by `encode(sha256(id::bytea), 'hex')`.
 */
export function logName(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 12);
}
