import { ownerRows } from './owner-rows.ts';
import type { Product } from './product.ts';

/** The ways in which a card was shared, as the database has them, the first first. */
export async function sharesOf(product: Product, cardId: string): Promise<string[]> {
  const rows = await ownerRows<{ channel: string }>(
    product,
    'select channel from shared_cards where card_id = $1 order by shared_at, id',
    [cardId],
  );
  return rows.map(({ channel }) => channel);
}
