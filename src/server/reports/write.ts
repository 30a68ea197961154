import { createHash, createHmac } from 'node:crypto';
import { and, countDistinct, eq, isNull, lt, sql } from 'drizzle-orm';
import { reasonLabel, reportLimits } from '#content/report.ts';
import type { Db, Transaction } from '../db/database.ts';
import { designs, isPublic } from '../db/tables/designs.ts';
import { reports } from '../db/tables/reports.ts';
import type { MailQueue } from '../mail/write.ts';
import { clientNetwork } from '../request/client-address.ts';
import type { NewReport, Reporter } from './read.ts';

interface Parts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
  /** The same in every process of the site. */
  readonly secret: string;
}

/**
 * Stores what somebody reports and posts it to the operator. False when it was stored before: a form that is sent twice is
 * one report, even if it is sent twice at once.
 */
export function storeReport(
  { db, mail, secret }: Parts,
  report: NewReport,
  { userId, headers }: Reporter,
): Promise<boolean> {
  const { target, reason, text } = report;
  const from = userId
    ? { reporterId: userId, addressHash: null }
    : { reporterId: null, addressHash: networkHash(secret, headers) };
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(reports)
      .values({ id: idOf(report), ...target, reason, text, ...from })
      .onConflictDoNothing();
    if (stored.rowCount === 0) return false;
    if (target.design !== null) await hideReported(tx, target.design, from);
    await mail.post({ kind: 'report', ...target, reason: reasonLabel(reason), text }, tx);
    return true;
  });
}

function networkHash(secret: string, headers: Headers): string {
  const said = `report\n${clientNetwork(headers)}`;
  return createHmac('sha256', secret).update(said).digest('base64url').slice(0, 22);
}

/** Designs that one sender hides before the operator has answered: who reports more than these may mean harm. */
const hidesPerSender = 3;

/**
 * A reported design of somebody is hidden until the operator answers. Not where the operator left it after an earlier report,
 * nor by a sender of many reports: these wait for the operator beside the others.
 */
async function hideReported(
  tx: Transaction,
  design: string,
  { reporterId, addressHash }: Pick<typeof reports.$inferSelect, 'reporterId' | 'addressHash'>,
): Promise<void> {
  const isSender = reporterId
    ? eq(reports.reporterId, reporterId)
    : eq(reports.addressHash, addressHash ?? '');
  const [sent] = await tx
    .select({ designs: countDistinct(reports.design) })
    .from(reports)
    .where(and(isSender, eq(reports.state, 'open')));
  if ((sent?.designs ?? 0) > hidesPerSender) return;
  await tx
    .update(designs)
    .set({ hiddenAt: sql`now()` })
    .where(and(eq(designs.id, design), isPublic(designs), isNull(designs.keptAt)));
}

/** Deletes reports that are older than the privacy page says. */
export async function deleteOldReports(db: Db, now: Date): Promise<void> {
  const days = sql`make_interval(days => ${reportLimits.days})`;
  await db.delete(reports).where(lt(reports.createdAt, sql`${now.toISOString()}::timestamptz - ${days}`));
}

function idOf({ key, target, reason, text }: NewReport): string {
  const words = JSON.stringify([key, target.cardId, target.design, reason, text]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}
