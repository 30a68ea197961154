/*
 * Makes the links that the built-in PostgreSQL needs among the packages. The product would make them at its first start,
 * but where it is run for others it may not write there.
 */
import { findBinaries } from '#server/db/built-in/binaries.ts';

// A machine without that package can use a server; the product says so when it has neither.
await findBinaries().catch(() => {});
