import { type Product, startProduct } from '#tests/support/product.ts';

/** This build, and beside it the release that `npm run bench NAME beside=COMMIT` has built. */
export async function startBoth(): Promise<readonly [Product, ...Product[]]> {
  const env = { LOG_LEVEL: 'warn' };
  const other = process.env.BESIDE_FOLDER;
  const product = await startProduct({ env });
  return other ? [product, await startProduct({ env, folder: other })] : [product];
}

/** The figure of the other release for the table; absent where there is none. */
export function beside([, other]: readonly string[]): { readonly ratio?: string } {
  return other === undefined ? {} : { ratio: `beside ${other}` };
}
