import { ownerRows } from './owner-rows.ts';
import type { Product } from './product.ts';

/**
 * Takes a right on a table from the product until `story` has ended, so that what needs it fails in the database
 * itself: `await withoutRight(product, 'delete on session', async () => ...)`.
 */
export async function withoutRight(
  product: Product,
  right: string,
  story: () => Promise<void>,
): Promise<void> {
  await ownerRows(product, `revoke ${right} from bloom_app`);
  try {
    await story();
  } finally {
    await ownerRows(product, `grant ${right} to bloom_app`);
  }
}
