import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, timestamp } from 'drizzle-orm/pg-core';

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An id that cannot be guessed: 128 random bits as 22 characters of base64url. */
export const isRandomId = (column: AnyPgColumn): SQL => sql`${column} ~ '^[A-Za-z0-9_-]{22}$'`;

export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`;
