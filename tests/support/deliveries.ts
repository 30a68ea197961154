import { eq } from 'drizzle-orm';
import { offeredLanguages } from '#content/languages/languages.ts';
import type { OwnedCardId } from '#server/cards/types.ts';
import type { Db } from '#server/db/database.ts';
import { account, user } from '#server/db/tables/accounts.ts';
import { deliveries, deliveryLog, suppressions } from '#server/db/tables/deliveries.ts';
import { mailJobs } from '#server/db/tables/mail.ts';
import type { SendingParts } from '#server/deliveries/deliver.ts';
import type { DeliveryId, DeliveryTime, NewDelivery } from '#server/deliveries/types.ts';
import { saveDelivery } from '#server/deliveries/write.ts';
import { createMessageWriter } from '#server/mail/mail-kinds.ts';
import { smtpMailer } from '#server/mail/transport/smtp.ts';
import { createMailQueue } from '#server/mail/write.ts';
import { mailSite } from './mail-messages.ts';
import { addCard, addUser, addWayIn } from './rows.ts';

/** What sends mail to receivers, through this mail server. */
export function sendingParts(db: Db, smtpUrl: string): SendingParts {
  return {
    db,
    config: { delivery: { perHour: 100_000 }, origin: mailSite.origin },
    deliveryKey: 'a-secret-for-tests-only-of-48-characters-0123456',
    siteName: mailSite.site,
    mail: createMailQueue(db),
    mailer: smtpMailer({
      url: smtpUrl,
      from: { name: mailSite.site, address: 'cards@bloom.example' },
      timeoutMs: 5_000,
    }),
    writeMail: createMessageWriter({ ...mailSite, languages: offeredLanguages }),
    log: { warn: () => {} },
  };
}

/** An account whose address was confirmed at a moment, with a published card. */
export async function addSender(
  db: Db,
  { name = 'Mira', confirmedAt = new Date('2026-01-01') } = {},
): Promise<OwnedCardId> {
  const userId = await addUser(db, name, { emailVerified: true });
  await addWayIn(db, userId, 'credential');
  await db.update(account).set({ provedAt: confirmedAt }).where(eq(account.userId, userId));
  return addCard(db, userId, { status: 'published' });
}

export const mumbai: DeliveryTime = {
  date: '2026-11-12',
  time: '08:00',
  zone: 'Asia/Kolkata',
  city: 'Mumbai, India',
};

export function aDelivery(change: Partial<NewDelivery> = {}): NewDelivery {
  return { email: 'aunt@example.org', language: 'en', at: mumbai, ...change };
}

/** Asks for a mail; throws where it is refused. */
export async function addDelivery(
  parts: SendingParts,
  owned: OwnedCardId,
  change: Partial<NewDelivery> = {},
): Promise<DeliveryId> {
  const asked = { owned, id: null, now: new Date('2026-11-01T12:00:00Z') };
  const saved = await saveDelivery(parts, asked, aDelivery(change));
  if (!saved.ok) throw new Error(saved.error.reason);
  return saved.value;
}

/** Forgets every account and all mail, with what is counted and who wants none. */
export async function forgetMail(db: Db): Promise<void> {
  for (const table of [mailJobs, user, deliveryLog, suppressions]) await db.delete(table);
}

/** What the link of a mail has behind its path. */
export function tokenIn(mail: string): string {
  const plain = mail.replace(/\r?\n[ \t]/g, '');
  return /^List-Unsubscribe: <[^>]+\/mail\/card\/([^>]+)>/m.exec(plain)?.[1] ?? '';
}

export async function readDelivery(db: Db, id: DeliveryId) {
  const [row] = await db.select().from(deliveries).where(eq(deliveries.id, id));
  if (!row) throw new Error('There is no such delivery.');
  return row;
}
