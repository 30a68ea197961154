import { DrizzleQueryError } from 'drizzle-orm/errors';
import pg from 'pg';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { Unavailable } from '../unavailable.ts';

/*
 * What can go wrong with the database, as the rest of the product sees it. PostgreSQL puts values into its
 * messages and details, and Drizzle into its own: none of that text is kept here, so it cannot reach a log or a page.
 */

/** The database cannot be used now. */
export class DatabaseUnavailable extends Unavailable {
  override readonly name = 'DatabaseUnavailable';
  readonly sentence: MessageRef = ['unavailable.database'];
  /** SQLSTATE, a system error such as ECONNREFUSED, or a word for what node-postgres noticed. */
  readonly code: string;

  constructor(code: string) {
    super(`The database is not available (${code}).`);
    this.code = code;
  }
}

export type Constraint = 'unique' | 'foreign-key' | 'check' | 'not-null' | 'other';

/** A write that the tables forbid. */
export class ConstraintViolated extends Error {
  override readonly name = 'ConstraintViolated';
  readonly kind: Constraint;
  /** The constraint as the migrations name it; for `not-null` the column. */
  readonly constraint: string;

  constructor(kind: Constraint, constraint: string) {
    super(`The constraint ${constraint} was violated.`);
    this.kind = kind;
    this.constraint = constraint;
  }
}

/** Two transactions were in each other's way, and this one was undone: the same one can be tried again. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict';

  constructor() {
    super('Another transaction was in the way.');
  }
}

/** Any other refusal: a mistake of ours. */
export class QueryFailed extends Error {
  override readonly name = 'QueryFailed';
  /** SQLSTATE. */
  readonly code: string;
  /** The statement with $1, $2 in the place of values. */
  readonly statement: string;

  constructor(code: string, statement: string) {
    super(`A query failed (${code}).`);
    this.code = code;
    this.statement = statement;
  }
}

/** What to do about damaged files of the built-in database, to be put behind what is wrong. */
export function adviseRestore(folder: string): string {
  return (
    `if its files are damaged, move the folder ${folder} away and put the last file of "npm run db:backup" in its place: ` +
    'npm run db:restore -- FILE.tar.gz (docs/operations.md, Backups)'
  );
}

const constraints: Readonly<Record<string, Constraint>> = {
  '23502': 'not-null',
  '23503': 'foreign-key',
  '23001': 'foreign-key',
  '23505': 'unique',
  '23514': 'check',
};

/** What node-postgres says in words only. */
const lostConnection: readonly (readonly [RegExp, string])[] = [
  [/^Connection terminated: the server is silent/, 'SILENT'],
  [
    /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout|timeout expired)/,
    'CONNECT_TIMEOUT',
  ],
  [/^Query read timeout/, 'QUERY_TIMEOUT'],
  [
    /^(Connection terminated|Client has encountered a connection error|Client was closed|The server does not support SSL)/,
    'CONNECTION',
  ],
  [/^Cannot use a pool after calling end/, 'CLOSED'],
];

/**
 * Classes of SQLSTATE that say "not now": connection (08), resources such as disk or connections (53),
 * interference such as a shutdown or a time limit (57), the system under it (58), damage (XX001, XX002), a server
 * that only reads (25006), rights that were taken away while we ran (28).
 */
const notNow = /^(08|53|57|58|28|XX00[12]|25006|25P03|3D000)/;

/** The same failure as one of the classes above; anything that is no database error comes back as it is. */
export function toDatabaseError(error: unknown, statement = ''): unknown {
  if (error instanceof DrizzleQueryError) return toDatabaseError(error.cause, error.query);
  if (error instanceof AggregateError) return toDatabaseError(error.errors[0], statement);
  if (!(error instanceof Error)) return error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // First: EPIPE looks like a SQLSTATE.
  if ('syscall' in error) return new DatabaseUnavailable(code);
  if (error instanceof pg.DatabaseError || /^[0-9A-Z]{5}$/.test(code)) {
    return fromState(code, error as pg.DatabaseError, statement);
  }
  const [, lost] = lostConnection.find(([words]) => words.test(error.message)) ?? [];
  return lost ? new DatabaseUnavailable(lost) : error;
}

/** What a log may say of a failure: names and codes, no value of a row. */
export function loggedReason(error: unknown): string {
  const known = toDatabaseError(error);
  return known instanceof Error ? known.message : 'unknown';
}

function fromState(code: string, error: pg.DatabaseError, statement: string): Error {
  if (notNow.test(code)) return new DatabaseUnavailable(code);
  if (code === '40001' || code === '40P01') return new WriteConflict();
  if (code.startsWith('23')) {
    return new ConstraintViolated(
      constraints[code] ?? 'other',
      error.constraint ?? error.column ?? 'unnamed',
    );
  }
  return new QueryFailed(code, statement);
}
