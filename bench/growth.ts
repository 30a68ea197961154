/**
 * What tables that grow cost: their sizes, and what each statement reads with so many cards and with ten times as many.
 * Run: npm run bench growth, or node bench/growth.ts CARDS, 100000 unless given. Accounts are a tenth of the cards.
 *
 * Buffers (8 kB each) are counted and not only time: they are the same on a slow and a busy machine. The exit code is 1
 * when a statement reads more than twice as many with ten times the rows.
 */
import pg from 'pg';
import { startCluster } from '#server/db/built-in/cluster.ts';
import { prepareTables } from '#server/db/database.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { recordStatements, type Statement } from '#tests/support/recorded-statements.ts';
import { fillTables } from './growth/fill-tables.ts';
import { useEverything } from './growth/use-everything.ts';

/** Read every row on purpose: counts for the home page, Discover and operators, at most 1 % of the time. */
const readsWhole =
  /^\s*(select (count\(\*\)|count\(\*\), sum\("views"\)) from "(cards|shared_cards|user)"|with made as|select "design", count)/;

/** The hourly job that looks at every guest: docs/growth.md says how far that goes. */
const looksAtAll = /^\s*select "id" from "user" where/;

interface Cost {
  readonly text: string;
  readonly buffers: number;
  readonly ms: number;
}

interface Size {
  readonly name: string;
  readonly rows: number;
  readonly table: number;
  readonly indexes: number;
}

async function readSizes(client: pg.Client): Promise<readonly Size[]> {
  const { rows } = await client.query<Record<keyof Size, string>>(
    `select relname as name, reltuples::bigint as rows, pg_table_size(oid) as table, pg_indexes_size(oid) as indexes
     from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 100
     order by pg_total_relation_size(oid) desc`,
  );
  return rows.map(({ name, rows: n, table, indexes }) => {
    return { name, rows: Number(n), table: Number(table), indexes: Number(indexes) };
  });
}

/** What a statement read when it was carried out; it is undone afterwards. Null for a row that is there already. */
async function costOf(client: pg.Client, { text, values }: Statement): Promise<Cost | null> {
  await client.query('begin');
  try {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ Plan: plan, 'Execution Time': ms }] = rows[0]['QUERY PLAN'];
    return { text, buffers: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], ms };
  } catch (error) {
    if ((error as pg.DatabaseError).code === '23505') return null;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

async function measure(cards: number): Promise<{ sizes: readonly Size[]; costs: Map<string, Cost> }> {
  const folder = temporaryFolder();
  const cluster = await startCluster({ dataDir: folder });
  const client = new pg.Client(cluster.connection('admin'));
  try {
    const app = cluster.connection('app');
    await prepareTables({ owner: cluster.connection('owner'), app });
    await client.connect();
    await fillTables(client, cards);
    const sizes = await readSizes(client);
    const statements = await recordStatements(app as pg.PoolConfig, useEverything);
    const costs = new Map<string, Cost>();
    // The second time, so that what is read once into the session is not counted.
    for (const round of [1, 2]) {
      for (const statement of statements) {
        const cost = await costOf(client, statement);
        if (cost && round === 2) costs.set(statement.text, cost);
      }
    }
    return { sizes, costs };
  } finally {
    await client.end();
    await cluster.stop();
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

function printSizes(sizes: readonly Size[], cards: number): void {
  const total = sizes.reduce((sum, { table, indexes }) => sum + table + indexes, 0);
  console.log(
    `\n${cards.toLocaleString('en')} cards: ${megabytes(total)} MB, ${Math.round(total / cards)} bytes a card`,
  );
  console.log('| table | rows | MB | indexes, MB | bytes a row |\n| --- | --- | --- | --- | --- |');
  for (const { name, rows, table, indexes } of sizes) {
    const each = Math.round((table + indexes) / rows);
    console.log(
      `| \`${name}\` | ${rows.toLocaleString('en')} | ${megabytes(table)} | ${megabytes(indexes)} | ${each} |`,
    );
  }
}

/** Statements whose cost grows with the tables. */
function growing(few: Map<string, Cost>, many: Map<string, Cost>): readonly (readonly [Cost, Cost])[] {
  return [...many.values()].flatMap((after) => {
    const before = few.get(after.text);
    // An index of ten times the rows may be a level deeper: some buffers more for each row found.
    return before && after.buffers > 2 * before.buffers + 50 ? [[before, after] as const] : [];
  });
}

const cards = Number(process.argv[2] ?? 100_000);
const few = await measure(cards);
printSizes(few.sizes, cards);
const many = await measure(10 * cards);
printSizes(many.sizes, 10 * cards);
const grown = growing(few.costs, many.costs);
const onPurpose = grown.filter(([{ text }]) => readsWhole.test(text));
const known = grown.filter(([{ text }]) => looksAtAll.test(text));
const faults = grown.filter((each) => !onPurpose.includes(each) && !known.includes(each));
const slowest = [...many.costs.values()].sort((one, other) => other.ms - one.ms).slice(0, 8);
console.log(`\n${many.costs.size} statements; ${onPurpose.length} read whole tables on purpose:`);
const say = (pairs: typeof grown) => {
  for (const [before, after] of pairs) {
    const ms = `${before.ms.toFixed(1)} and ${after.ms.toFixed(1)} ms`;
    console.log(
      `  ${before.buffers} and ${after.buffers} buffers, ${ms}: ${after.text.replace(/\s+/g, ' ').slice(0, 150)}`,
    );
  }
};
say(onPurpose);
console.log('\nKnown to grow:');
say(known);
console.log(`\nThe slowest among ${(10 * cards).toLocaleString('en')} cards:`);
for (const { ms, buffers, text } of slowest) {
  console.log(`  ${ms.toFixed(1)} ms, ${buffers} buffers: ${text.replace(/\s+/g, ' ').slice(0, 150)}`);
}
console.log(
  faults.length === 0 ? '\nNo other statement costs more.' : '\nThese cost more where there is more:',
);
say(faults);
process.exitCode = faults.length === 0 ? 0 : 1;
