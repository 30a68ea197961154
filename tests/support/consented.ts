import type { Product } from './product.ts';

type StorageState = {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

/** For `test.use({ storageState: consented })`: a browser that has said yes to cookies, so no bar is in the way. */
export async function consented(
  { product }: { product: Product },
  use: (state: StorageState) => Promise<void>,
): Promise<void> {
  const localStorage = [{ name: 'bb_cookie_consent', value: 'true' }];
  await use({ cookies: [], origins: [{ origin: product.origin, localStorage }] });
}
