import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { contactLimits, contactSubjects } from '#content/contact.ts';
import type { Db } from '../db/database.ts';
import { messages } from '../db/tables/messages.ts';
import type { MailQueue } from '../mail/write.ts';
import type { NewMessage } from './types.ts';

interface Parts {
  readonly db: Db;
  readonly mail: Pick<MailQueue, 'post'>;
}

/**
 * Stores a message and posts it to the operator. False when it was stored before: the same text from the same form is
 * one message, even if it is sent twice at once. Another text from the same form (after the Back button) is a new one.
 */
export function storeMessage({ db, mail }: Parts, message: NewMessage): Promise<boolean> {
  const { key: _, cardId = null, ...words } = message;
  return db.transaction(async (tx) => {
    const stored = await tx
      .insert(messages)
      .values({ id: idOf(message), ...words, cardId })
      .onConflictDoNothing();
    if (stored.rowCount === 0) return false;
    const subject = contactSubjects.find(({ value }) => value === words.subject)?.label ?? words.subject;
    await mail.post({ kind: 'contact', ...words, subject }, tx);
    return true;
  });
}

/** Deletes messages that are older than the privacy page says. */
export async function deleteOldMessages(db: Db, now: Date): Promise<void> {
  const days = sql`make_interval(days => ${contactLimits.days})`;
  await db.delete(messages).where(lt(messages.createdAt, sql`${now.toISOString()}::timestamptz - ${days}`));
}

function idOf({ key, name, email, subject, message }: NewMessage): string {
  const words = JSON.stringify([key, name, email, subject, message]);
  return createHash('sha256').update(words).digest('base64url').slice(0, 22);
}
