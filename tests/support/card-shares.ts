import { ownerRows } from './owner-rows.ts';
import type { Product } from './product.ts';

/** The ways in which a card was shared, in alphabetical order: pages do not wait for one record before the next share. */
export async function sharesOf(product: Product, cardId: string): Promise<string[]> {
  const rows = await ownerRows<{ channel: string }>(
    product,
    'select channel from shared_cards where card_id = $1 order by channel',
    [cardId],
  );
  return rows.map(({ channel }) => channel);
}
