import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { contactLimits, contactSubjects } from '#content/contact.ts';
import type { Db } from '../db/database.ts';
import { messages } from '../db/tables.ts';
import type { MailQueue } from '../mail/write.ts';
import type { NewMessage } from './types.ts';

interface Parts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
}

/**
 * Stores a message and sends it to the operator; false when that was done before. The same words out of the same form
 * are one message, however often and however fast they are sent. Other words out of it (the Back button, then a second
 * message) are another.
 */
export function takeMessage({ db, mail }: Parts, message: NewMessage): Promise<boolean> {
  const { key: _, ...words } = message;
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(messages)
      .values({ id: idOf(message), ...words })
      .onConflictDoNothing();
    if (stored.rowCount === 0) return false;
    const subject = contactSubjects.find(({ value }) => value === words.subject)?.label ?? words.subject;
    await mail.post({ kind: 'contact', ...words, subject }, tx);
    return true;
  });
}

/** Deletes what is older than we promise to keep it. */
export async function sweepMessages(db: Db, now: Date): Promise<void> {
  const days = sql`make_interval(days => ${contactLimits.days})`;
  await db.delete(messages).where(lt(messages.createdAt, sql`${now.toISOString()}::timestamptz - ${days}`));
}

function idOf({ key, name, email, subject, message }: NewMessage): string {
  const words = JSON.stringify([key, name, email, subject, message]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}
