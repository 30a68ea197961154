import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { CardId } from '../cards/types.ts';
import type { Db, Transaction } from '../db/database.ts';
import { deleteCards } from '../db/delete-cards.ts';
import { session } from '../db/tables/accounts.ts';
import { auditLog } from '../db/tables/audit-log.ts';
import { cards } from '../db/tables/cards.ts';
import { cardFiles, hiddenFiles, sentFiles } from '../db/tables/files.ts';
import { failedMails, mailJobs } from '../db/tables/mail.ts';
import { changes } from '../db/tables/processes.ts';
import { type ReportState, reports } from '../db/tables/reports.ts';
import type { MailJob } from '../mail/mail-kinds.ts';
import { createMailQueue } from '../mail/write.ts';
import { randomId } from '../random-id.ts';

/**
 * Hides a card and its files from everybody but its owner, or shows them again. Every process drops its cached pages of
 * them. `same`: nothing had to change.
 */
export function setHidden(db: Db, id: CardId, hide: boolean): Promise<'changed' | 'same' | 'missing'> {
  return db.transaction(async (tx) => {
    const other = hide ? isNull(cards.hiddenAt) : isNotNull(cards.hiddenAt);
    const { rowCount } = await tx
      .update(cards)
      .set({ hiddenAt: hide ? sql`now()` : null })
      .where(and(eq(cards.id, id), other));
    if (!rowCount) return (await tx.$count(cards, eq(cards.id, id))) > 0 ? 'same' : 'missing';
    if (hide) await hideFiles(tx, id);
    else await showFiles(tx, id);
    return 'changed';
  });
}

/**
 * Deletes a card, whoever owns it; its address answers "gone" from then on. Its photos and sounds are hidden like those
 * of a hidden card, until the sweep deletes files that no card uses. False when there is no such card.
 */
export function removeCard(db: Db, id: CardId): Promise<boolean> {
  return db.transaction(async (tx) => {
    // A save that is in progress is committed first, or finds no card.
    await tx.select({ id: cards.id }).from(cards).where(eq(cards.id, id)).for('update');
    await hideFiles(tx, id);
    return (await deleteCards(tx, eq(cards.id, id))) === 1;
  });
}

async function hideFiles(tx: Transaction, cardId: CardId): Promise<void> {
  const used = await tx
    .select()
    .from(cardFiles)
    .where(eq(cardFiles.cardId, cardId))
    .union(tx.select().from(sentFiles).where(eq(sentFiles.cardId, cardId)));
  if (used.length === 0) return;
  await tx.insert(hiddenFiles).values(used).onConflictDoNothing();
  await notifyCardsWith(tx, used);
}

async function showFiles(tx: Transaction, cardId: CardId): Promise<void> {
  const shown = await tx.delete(hiddenFiles).where(eq(hiddenFiles.cardId, cardId)).returning();
  await notifyCardsWith(tx, shown);
}

/** Other cards with the same files look different now, so their cached pages must go too. */
async function notifyCardsWith(tx: Transaction, rows: readonly { fileId: string }[]): Promise<void> {
  const fileIds = rows.map(({ fileId }) => fileId);
  const cardIds = tx
    .select({ channel: sql<string>`'card_changed'`.as('channel'), payload: cardFiles.cardId })
    .from(cardFiles)
    .where(inArray(cardFiles.fileId, fileIds));
  await tx.execute(sql`insert into ${changes} (channel, payload) ${cardIds}`);
}

/** Ends all sessions of an account; returns how many there were. */
export async function endSessions(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.delete(session).where(eq(session.userId, userId));
  return rowCount ?? 0;
}

/** False when there is no such report. */
export async function setReportState(db: Db, id: string, state: ReportState): Promise<boolean> {
  const closedAt = state === 'closed' ? sql`now()` : null;
  const { rowCount } = await db.update(reports).set({ state, closedAt }).where(eq(reports.id, id));
  return rowCount === 1;
}

/** Sends a mail that failed once more, with a new time to be given up, or one that waits now. False when there is none. */
export async function retryMail(db: Db, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [failed] = await tx.delete(failedMails).where(eq(failedMails.id, id)).returning();
    if (failed) {
      await createMailQueue(db).post(failed.job as MailJob, tx);
      return true;
    }
    const { rowCount } = await tx.update(mailJobs).set({ nextTryAt: sql`now()` }).where(eq(mailJobs.id, id));
    if (rowCount === 1) await tx.insert(changes).values({ channel: 'mail_posted', payload: '' });
    return rowCount === 1;
  });
}

/** Deletes a mail that waits or failed; false when there is none. */
export async function dropMail(db: Db, id: string): Promise<boolean> {
  const failed = await db.delete(failedMails).where(eq(failedMails.id, id));
  const waiting = await db.delete(mailJobs).where(eq(mailJobs.id, id));
  return (failed.rowCount ?? 0) + (waiting.rowCount ?? 0) > 0;
}

/** Days an entry of the audit log is kept. The trigger on the table says the same. */
const auditDays = 365;

/** Characters of an outcome that are kept: a report on files can name hundreds. */
const longestOutcome = 2_000;

interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  /** The id of what it was about; empty where there is none. */
  readonly target: string;
  readonly outcome: string;
}

export async function writeAudit(db: Db, { outcome, ...entry }: AuditEntry): Promise<void> {
  await db.insert(auditLog).values({ id: randomId(), ...entry, outcome: outcome.slice(0, longestOutcome) });
}

export async function deleteOldAuditEntries(db: Db): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.createdAt, sql`now() - make_interval(days => ${auditDays})`));
}
