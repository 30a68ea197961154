import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, ownerRows, type Product, startProduct } from '../support/product.ts';
import { type LoadMember, signIn } from './members.ts';
import { createMix, type Mix } from './mix.ts';
import { seed } from './seed.ts';

/** A built product with so many cards, and those who use it. */
export interface Site extends AsyncDisposable {
  readonly product: Product;
  readonly port: number;
  readonly count: number;
  readonly members: readonly LoadMember[];
  readonly mix: Mix;
  /** What the product measures of itself, by the name and labels of each line. Begins the event loop's delay anew. */
  metrics(): Promise<ReadonlyMap<string, number>>;
}

const memberCount = 24;

export interface SiteOptions {
  readonly count: number;
  /** Kept for the next run; a folder of its own for each size. */
  readonly folder: string | null;
}

export async function openSite({ count, folder }: SiteOptions): Promise<Site> {
  const metricsPort = await freePort();
  const env = { LOG_LEVEL: 'error', METRICS_PORT: `${metricsPort}`, SITE_STATS: 'live' };
  const product = await startProduct({ env, ...(folder && { dataDir: join(folder, `${count}`) }) });
  const port = Number(new URL(product.origin).port);
  // Few members do here what many would: their rates are those of a whole site.
  const emptying = setInterval(() => {
    ownerRows(product, 'delete from rate_limit').catch(() => {});
  }, 500);
  async function stop(): Promise<void> {
    clearInterval(emptying);
    await product.stop();
  }
  try {
    const members = await signIn(product, memberCount);
    await seed(product, members, count);
    const revisions = await revisionsOf(product, members);
    const mix = await createMix({ members, count, origin: product.origin, seed: count, revisions });
    return {
      ...{ product, port, count, members, mix },
      async metrics() {
        const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
        const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
        return new Map(
          lines.map((line) => {
            const space = line.lastIndexOf(' ');
            return [line.slice(0, space), Number(line.slice(space + 1))];
          }),
        );
      },
      [Symbol.asyncDispose]: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** In a kept folder they are what the last run left. */
async function revisionsOf(product: Product, members: readonly LoadMember[]): Promise<Map<string, number>> {
  const rows = await ownerRows<{ id: string; revision: number }>(
    product,
    'select id, revision from cards where user_id = any ($1)',
    [members.map(({ userId }) => userId)],
  );
  return new Map(rows.map(({ id, revision }) => [id, revision]));
}

/** Megabytes of the database's journal. */
export function journalOf({ dataDir }: Product): number {
  const folder = join(dataDir, 'postgres', 'pg_wal');
  const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)));
  return sizes.reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0) / 1024 ** 2;
}
