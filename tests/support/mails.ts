import { join } from 'node:path';
import { type OutboxEntry, readOutbox } from '#server/mail/transport/outbox.ts';
import { expect } from './journey.ts';
import type { Product } from './product.ts';

type Kind = OutboxEntry['kind'];

/** The letter of a kind that the address gets, once it is there; it must be the only one. */
export async function mailTo(product: Product, address: string, kind: Kind): Promise<OutboxEntry> {
  await expect.poll(() => mailsTo(product, address, kind)).not.toEqual([]);
  const letters = await mailsTo(product, address, kind);
  expect(letters).toHaveLength(1);
  return letters[0] as OutboxEntry;
}

/** The letters of a kind that the address has got so far, the newest first. */
export async function mailsTo(product: Product, address: string, kind: Kind): Promise<OutboxEntry[]> {
  const letters = await readOutbox(join(product.dataDir, 'outbox'));
  return letters.filter((letter) => letter.to === address && letter.kind === kind);
}

/** The address that the letter's button opens. */
export function linkIn({ text }: OutboxEntry): string {
  return /https?:\/\/\S+/.exec(text)?.[0] ?? '';
}
