import { createHash, createHmac } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { reasonLabel, reportLimits } from '#content/report.ts';
import type { Db } from '../db/database.ts';
import { reports } from '../db/tables/reports.ts';
import type { MailQueue } from '../mail/write.ts';
import { clientNetwork } from '../request/client-address.ts';
import type { NewReport, Reporter } from './types.ts';

interface Parts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
  /** The same in every process of the site. */
  readonly secret: string;
}

/** Takes what people report. */
export interface Reports {
  /**
   * Stores a report and posts it to the operator. False when it was stored before: a form that is sent twice is one
   * report, even if it is sent twice at once.
   */
  store(report: NewReport, reporter: Reporter): Promise<boolean>;
}

export function createReports({ db, mail, secret }: Parts): Reports {
  const hashOf = (headers: Headers) =>
    createHmac('sha256', secret)
      .update(`report\n${clientNetwork(headers)}`)
      .digest('base64url')
      .slice(0, 22);
  return {
    store(report, { userId, headers }) {
      const { target, reason, text } = report;
      const from = userId
        ? { reporterId: userId, addressHash: null }
        : { reporterId: null, addressHash: hashOf(headers) };
      return db.transaction(async (tx) => {
        const stored = await tx
          .insert(reports)
          .values({ id: idOf(report), ...target, reason, text, ...from })
          .onConflictDoNothing();
        if (stored.rowCount === 0) return false;
        await mail.post({ kind: 'report', ...target, reason: reasonLabel(reason), text }, tx);
        return true;
      });
    },
  };
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
