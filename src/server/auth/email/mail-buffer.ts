import { AsyncLocalStorage } from 'node:async_hooks';
import { APIError } from 'better-auth/api';
import type { Db, Transaction } from '../../db/database.ts';
import type { MailToUser } from '../../mail/mail-job.ts';
import type { MailQueue } from '../../mail/queue.ts';

/** What the library posts while it answers one request. */
interface Visit {
  /** The transaction in which it is at this moment. */
  tx: Transaction | null;
  failure: { readonly error: unknown } | null;
}

/**
 * Takes the library's letters. It posts some within a transaction that it does not show, and it swallows it when
 * that fails: an account without its letter, behind an answer that promises one.
 */
export interface MailBuffer {
  /** The database for the library: remembers its transactions. */
  readonly db: Db;
  /** Posts a letter in the transaction of the library, where there is one. */
  post(kind: MailToUser['kind'], to: { readonly email: string; readonly name: string }): Promise<void>;
  /** Does some work of the library; throws when a letter could not be posted, and before a commit without it. */
  during<Value>(work: () => Promise<Value>): Promise<Value>;
}

export function createMailBuffer(db: Db, mail: Pick<MailQueue, 'post'>): MailBuffer {
  const visits = new AsyncLocalStorage<Visit>();

  const transaction: Db['transaction'] = (run, config) =>
    db.transaction(async (tx) => {
      const visit = visits.getStore();
      if (!visit) return run(tx);
      visit.tx = tx;
      const result = await run(tx).finally(() => {
        visit.tx = null;
      });
      // Undoes it; the cause is thrown by `during`, because the library would print this one.
      if (visit.failure) throw new APIError('SERVICE_UNAVAILABLE');
      return result;
    }, config);

  return {
    db: Object.create(db, { transaction: { value: transaction } }),
    async post(kind, { email, name }) {
      const visit = visits.getStore();
      try {
        await mail.post({ kind, to: email, name }, visit?.tx ?? db);
      } catch (error) {
        if (visit) visit.failure = { error };
        throw error;
      }
    },
    during(work) {
      const visit: Visit = { tx: null, failure: null };
      return visits.run(visit, async () => {
        const value = await work();
        if (visit.failure) throw visit.failure.error;
        return value;
      });
    },
  };
}
