import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DeliverySubject, signDeliveryLink } from '#server/deliveries/delivery-link.ts';
import { randomId } from '#server/random-id.ts';
import { ownerRows, type Product } from './product.ts';
import { type Member, newMember, saveCard } from './visitor.ts';

/** Somebody whose address was confirmed ten days ago, with a published card. */
export async function newSender(product: Product, name: string): Promise<Member & { readonly card: string }> {
  const member = await newMember(product, name);
  await confirmAddress(product, member.userId);
  return { ...member, card: await saveCard(member, { status: 'published', card: { toName: 'Asha' } }) };
}

/** As if the address had been confirmed ten days ago. */
export async function confirmAddress(product: Product, userId: string): Promise<void> {
  await ownerRows(product, 'update "user" set email_verified = true where id = $1', [userId]);
  await ownerRows(product, `update account set proved_at = now() - interval '10 days' where user_id = $1`, [
    userId,
  ]);
}

/** The path of the link in a mail with this card. `addressHash`: as the row of the mail has it. */
export async function deliveryPath(
  product: Product,
  cardId: string,
  { id = randomId(), addressHash = randomId(), about = 'card' as DeliverySubject } = {},
): Promise<string> {
  const secret = (await readFile(join(product.dataDir, 'secret'), 'utf8')).trim();
  const senderHash = randomId();
  return `/mail/card/${signDeliveryLink(secret, { cardId, id, addressHash, senderHash, about })}`;
}

/** `2026-11-12`. */
export function nextMonth(): string {
  return new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
}
