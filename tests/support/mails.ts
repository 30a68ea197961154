import { join } from 'node:path';
import { type OutboxEntry, readOutbox } from '#server/mail/transport/outbox.ts';
import { expect } from './journey.ts';
import type { Product } from './product.ts';

type Kind = OutboxEntry['kind'];

/** The mail of a kind that the address gets, once it is there; it must be the only one. */
export async function mailTo(product: Product, address: string, kind: Kind): Promise<OutboxEntry> {
  await expect.poll(() => mailsTo(product, address, kind)).not.toEqual([]);
  const mails = await mailsTo(product, address, kind);
  expect(mails).toHaveLength(1);
  return mails[0] as OutboxEntry;
}

/** The mails of a kind that the address has got so far, the newest first. */
export async function mailsTo(product: Product, address: string, kind: Kind): Promise<OutboxEntry[]> {
  const mails = await readOutbox(join(product.dataDir, 'outbox'));
  return mails.filter((mail) => mail.to === address && mail.kind === kind);
}

/** The address that the mail's button opens. */
export function linkIn({ text }: OutboxEntry): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}
