import type { Product } from './product.ts';

type StorageState = {
  cookies: [];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
};

/**
 * For `test.use({ storageState: consented })`: a browser that was here before. It has said yes to cookies and has seen
 * the studio's hint, so neither is in the way.
 */
export async function consented(
  { product }: { product: Product },
  use: (state: StorageState) => Promise<void>,
): Promise<void> {
  const localStorage = [
    { name: 'bb_cookie_consent', value: 'true' },
    { name: 'bb_studio_hint', value: 'seen' },
  ];
  await use({ cookies: [], origins: [{ origin: product.origin, localStorage }] });
}
