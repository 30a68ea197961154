import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { newCard } from '#card/document/card.ts';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { databaseName } from '#server/db/built-in/provision.ts';
import { ownerRows } from '../support/product.ts';
import { table } from './report.ts';
import { cardId } from './seed.ts';
import type { Site } from './site.ts';

/** Of what grows with the site. Others hold some rows, or are read whole on purpose. */
const large = /"Relation Name": "(cards|card_files|shared_cards|session|files|user|account|deleted_cards)"/;

/** Rows that are sooner read in any order than found by an index: the first that fits may be all that is wanted. */
const few = 200;

/** Counts for the home page and Discover, once a minute at most for the whole process: every row is what is counted. */
const readsWhole =
  /^\s*(select (count\(\*\)|count\(\*\), sum\("views"\)) from "(cards|shared_cards|user)"|with made as)/;

interface Plan {
  readonly text: string;
  times: number;
  /** Milliseconds. */
  slowest: number;
  /** Tables of which every row was read. */
  readonly scans: Set<string>;
}

/** How PostgreSQL answers every question that the product asks, as it says itself; returns those that read a whole table. */
export async function tellPlans(site: Site): Promise<string[]> {
  const log = join(site.product.dataDir, 'postgres.log');
  const from = statSync(log).size;
  await explainEverything(site, true);
  await tour(site);
  await explainEverything(site, false);
  const plans = [...readPlans(readFileSync(log, 'utf8').slice(from)).values()];
  const scanning = plans.filter(({ scans }) => scans.size > 0);
  const onPurpose = scanning.filter(({ text }) => readsWhole.test(text));
  table(
    ['statements', 'different ones', 'by index only', 'whole tables, on purpose', 'whole tables else'],
    [
      [
        `${plans.reduce((sum, { times }) => sum + times, 0)}`,
        ...[plans.length, plans.length - scanning.length, onPurpose.length].map(String),
        `${scanning.length - onPurpose.length}`,
      ],
    ],
  );
  console.log('\nThe slowest of them, in milliseconds:');
  for (const { text, slowest } of plans.sort((one, other) => other.slowest - one.slowest).slice(0, 6)) {
    console.log(`    ${slowest.toFixed(1).padStart(7)}  ${text.slice(0, 140)}`);
  }
  return scanning
    .filter((plan) => !onPurpose.includes(plan))
    .map(({ scans, text }) => `every row of ${[...scans].join(', ')} is read by: ${text.slice(0, 300)}`);
}

/** Lets PostgreSQL write down the plan of each statement, as it was carried out, from the next connection on. */
async function explainEverything({ product }: Site, isOn: boolean): Promise<void> {
  const connection = await findRunning(product.dataDir);
  if (!connection) throw new Error('The database does not run.');
  const client = new pg.Client(connection('admin'));
  await client.connect();
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'warning',
    'auto_explain.log_nested_statements': 'on',
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query(
      `alter database ${databaseName} ${isOn ? `set ${name} = '${value}'` : `reset ${name}`}`,
    );
  }
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}

/** Plans by their statements. Text that goes on in a further line of the log begins with a tab. */
function readPlans(log: string): Map<string, Plan> {
  const plans = new Map<string, Plan>();
  for (const entry of log.split(/\n(?=\d{4}-\d\d-\d\d )/)) {
    const [, took, json] =
      /duration: ([\d.]+) ms {2}plan:\s*(\{.*\})/s.exec(entry.replaceAll('\n\t', '\n')) ?? [];
    if (!json) continue;
    const text = (JSON.parse(json) as { 'Query Text': string })['Query Text'].replaceAll(/\s+/g, ' ');
    const plan = plans.get(text) ?? { text, times: 0, slowest: 0, scans: new Set() };
    plans.set(text, plan);
    plan.times += 1;
    plan.slowest = Math.max(plan.slowest, Number(took));
    for (const [node] of json.matchAll(/"Node Type": "Seq Scan"[^{}]*/g)) {
      const number = (name: string) => Number(new RegExp(`"${name}": ([\\d.]+)`).exec(node)?.[1] ?? 0);
      const read = (number('Actual Rows') + number('Rows Removed by Filter')) * number('Actual Loops');
      const relation = large.exec(node)?.[1];
      if (relation && read > few) plan.scans.add(relation);
    }
  }
  return plans;
}

/** Everything that people do, once or twice, by the member with the most cards. */
async function tour({ product, members, mix }: Site): Promise<void> {
  const [member] = members;
  if (!member) throw new Error('Nobody is signed in.');
  const { userId } = member;
  const read = async (path: string) => void (await (await member.send(path)).arrayBuffer());
  const form = (path: string, fields: Record<string, string>) =>
    member.send(path, { method: 'POST', body: new URLSearchParams(fields) });
  const save = async (cardId: string | null, revision: number | null, status: string) => {
    const card = { ...newCard(5), toName: 'Asha', message: 'On tour.' };
    const creationKey = crypto.randomUUID();
    const asked = { userId, cardId, creationKey, expectedRevision: revision, status, card };
    const answer = await member.post('/studio/save', asked);
    return ((await answer.json()) as { saved?: { id: string } }).saved?.id ?? null;
  };

  const lists = ['drafts', 'created', 'shared'].flatMap((tab) =>
    ['newest', 'oldest', 'name', 'views'].flatMap((sort) => [
      `/dashboard?tab=${tab}&sort=${sort}`,
      `/dashboard?tab=${tab}&sort=${sort}&search=asha+dishes`,
      `/dashboard?tab=${tab}&sort=${sort}&search=nobodyhasthis`,
    ]),
  );
  for (const path of lists) {
    const page = await (await member.send(path)).text();
    const further = /\?[^"]*after=[^"]*/.exec(page)?.[0].replaceAll('&amp;', '&');
    if (further) await read(`/dashboard${further}`);
  }
  const pages = ['/', '/gallery', '/studio', '/profile', '/dashboard/settings', '/dashboard/settings/export'];
  for (const path of [...pages, '/session.json', '/sitemap.xml', `/card/${'A'.repeat(22)}`]) await read(path);
  for (let count = 0; count < 20; count += 1) {
    const { path } = mix.anyCard();
    await (await fetch(product.origin + path)).arrayBuffer();
    await read(`${path}/preview.jpg`);
    await read(`/studio?cardId=${path.slice('/card/'.length)}`);
  }
  const [photo] = await ownerRows<{ id: string }>(
    product,
    'select file_id as id from card_files where card_id = $1',
    [cardId(1)],
  );
  if (photo) await read(`/files/${photo.id}`);
  const upload = mix.upload();
  await member.send(upload.path, { method: 'POST', body: new Uint8Array(upload.body ?? []) });
  const full = await save(null, null, 'draft');
  const own = full ?? cardId(1);
  await save(own, 1, 'published');
  await member.post('/studio/share', { cardId: own, channel: 'link', key: 'A'.repeat(22) });
  for (const intent of ['duplicate', 'delete', 'undo', 'delete'])
    await form('/dashboard', { cardId: own, intent });
  await form('/profile', { intent: 'save', fullName: 'Asha', website: '' });
  await member.post('/api/auth/request-password-reset', { email: 'member-3@load.example' });
  await form('/contact', {
    intent: 'contact',
    name: 'Asha',
    email: 'a@load.example',
    subject: 'Hello',
    message: 'How are you all?',
  });
}
