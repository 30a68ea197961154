import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as accounts from './tables/accounts.ts';
import * as auditLog from './tables/audit-log.ts';
import * as cards from './tables/cards.ts';
import * as contacts from './tables/contacts.ts';
import * as contributions from './tables/contributions.ts';
import * as deliveries from './tables/deliveries.ts';
import * as designs from './tables/designs.ts';
import * as files from './tables/files.ts';
import * as likes from './tables/likes.ts';
import * as mail from './tables/mail.ts';
import * as messages from './tables/messages.ts';
import * as processes from './tables/processes.ts';
import { changes, leases, runningProcesses } from './tables/processes.ts';
import * as push from './tables/push.ts';
import * as replies from './tables/replies.ts';
import * as reports from './tables/reports.ts';
import * as shares from './tables/shares.ts';

/*
 * Triggers do what table definitions cannot: an id is never used again, a changed card sends a notification, a file
 * that no card uses any more gets a date. They are in the migrations.
 */

/** Every table of the product. */
export const allTables: readonly PgTable[] = [
  accounts,
  auditLog,
  cards,
  contacts,
  contributions,
  deliveries,
  designs,
  files,
  likes,
  mail,
  messages,
  processes,
  push,
  replies,
  reports,
  shares,
].flatMap((subject) => Object.values(subject).filter((value) => is(value, PgTable)));

export const allTableNames = allTables.map((table) => getTableName(table));

/** What processes say to each other while they run: not in a backup, and no reason not to restore one. */
export const transientTableNames: readonly string[] = [changes, leases, runningProcesses].map((table) =>
  getTableName(table),
);

/** Every table that a backup holds. */
export const tableNames = allTableNames.filter((name) => !transientTableNames.includes(name));
