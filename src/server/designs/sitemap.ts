import { templates } from '#content/templates.ts';
import type { Read } from '../db/database.ts';
import { addressesFor } from '../routes.ts';
import type { DesignCounts } from './counts.ts';
import { listAddresses } from './discover.ts';

/** Designs of others in one file: with every language far below the 50,000 addresses that a file may have. */
const designsInPart = 2_000;

export interface SitemapAddress {
  /** In English. */
  readonly path: string;
  readonly changedAt?: Date | null;
}

/** A file of addresses; or the list of files, by what stands behind `?part=`. */
export type Sitemap =
  | {
      readonly kind: 'addresses';
      readonly listed: readonly SitemapAddress[];
      /** Why the database did not answer, where it is ours alone for that; null otherwise. */
      readonly problem: unknown;
    }
  | { readonly kind: 'index'; readonly parts: readonly string[] };

/**
 * All pages that search engines are told of. While there are few designs of others, they are in one file; then it lists
 * files: `pages` has what is ours, 1 the oldest designs of others, and so on. Null for a part that there is not. A part
 * with designs of others fails with the database.
 */
export async function readSitemap(
  read: Read,
  { part, counts }: { readonly part: string | null; readonly counts: () => Promise<DesignCounts> },
): Promise<Sitemap | null> {
  if (part === 'pages') return file(ours());
  const others = (n: number) =>
    read((db) => listAddresses(db, { limit: designsInPart, offset: (n - 1) * designsInPart }));
  if (part !== null) {
    if (!/^[1-9]\d{0,5}$/.test(part)) return null;
    return Number(part) <= (await countParts(counts)) ? file(await others(Number(part))) : null;
  }
  try {
    const all = await countParts(counts);
    if (all < 2) return file([...ours(), ...(await others(1))]);
    return { kind: 'index', parts: ['pages', ...Array.from({ length: all }, (_, at) => `${at + 1}`)] };
  } catch (problem) {
    return file(ours(), problem);
  }
}

async function countParts(counts: () => Promise<DesignCounts>): Promise<number> {
  return Math.ceil((await counts()).all / designsInPart);
}

function file(listed: readonly SitemapAddress[], problem: unknown = null): Sitemap {
  return { kind: 'addresses', listed, problem };
}

function ours(): readonly SitemapAddress[] {
  const designs = templates.map(({ id }) => ({ path: `/designs/${id}` }));
  return [...addressesFor('listed').map((path) => ({ path })), ...designs];
}
