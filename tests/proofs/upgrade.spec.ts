// Shows: data of earlier releases is found and moves to a server
// Spec: 10.11
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { backUp } from '#server/db/backup/backup.ts';
import { restore } from '#server/db/backup/restore.ts';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { startDatabaseServer } from '../support/database-server.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Release, readReleases } from '../support/releases.ts';

let folder: string;

test.beforeAll(async () => {
  folder = temporaryFolder();
});

/** Also when something was not found. */
const running: Pick<Product, 'stop'>[] = [];

test.afterAll(async () => {
  for (const each of running.reverse()) await each.stop();
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** What visitors and owners are answered: each card, file and session of the release. */
async function expectEverything({ origin }: Product, { members }: Release): Promise<string[]> {
  const answers: string[] = [];
  for (const { cookie, email, password, cards, files } of members) {
    const owner = { headers: { cookie } };
    expect(await (await fetch(`${origin}/session.json`, owner)).json()).toMatchObject({ email });
    for (const { id, status, message } of cards) {
      const mine = await fetch(`${origin}/card/${id}/scene.json?face=landscape`, owner);
      expect(mine.status, id).toBe(200);
      answers.push(sha256(await mine.bytes()));
      const seen = await fetch(`${origin}/card/${id}`);
      expect(seen.status, id).toBe(status === 'published' ? 200 : 404);
      if (status === 'published') expect(await seen.text()).toContain(message);
      const studio = await (await fetch(`${origin}/studio?cardId=${id}`, owner)).text();
      expect(studio).toContain(id);
    }
    for (const { id, sha256: expected } of files) {
      expect(sha256(await (await fetch(`${origin}/files/${id}`, owner)).bytes()), id).toBe(expected);
    }
    const headers = { origin, 'content-type': 'application/json' };
    const body = JSON.stringify({ email, password });
    const entered = await fetch(`${origin}/api/auth/sign-in/email`, { method: 'POST', headers, body });
    expect(entered.status).toBe(200);
  }
  return answers;
}

/** Every row of every table that keeps something for long, as one sum for each. */
async function fingerprints(connection: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client(connection);
  await client.connect();
  const found: Record<string, string> = {};
  for (const table of ['user', 'account', 'cards', 'card_files', 'files', 'profiles', 'shared_cards']) {
    const { rows } = await client.query(
      `select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '')) as sum, count(*)::int as n from "${table}" t`,
    );
    found[table] = `${rows[0].n} ${rows[0].sum}`;
  }
  await client.end();
  return found;
}

function filesIn(dataDir: string): Record<string, string> {
  const entries = readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [name, sha256(readFileSync(join(parentPath, name)))]).sort(),
  );
}

for (const release of readReleases()) {
  test(`data of release ${release.name} is read by this one, and moves to a database server`, async () => {
    test.setTimeout(180_000);
    const env = { AUTH_SECRET: release.authSecret };
    const first = { dataDir: join(folder, `${release.name}-first`), database: null, s3: null };
    await restore(first, release.path, { replace: false });
    const upgraded = await startProduct({ dataDir: first.dataDir, env });
    running.push(upgraded);
    const answers = await expectEverything(upgraded, release);
    const embedded = await findRunning(first.dataDir);
    const rows = await fingerprints(embedded?.('owner') ?? {});
    expect(rows.cards).toMatch(/^6 /);
    expect(Object.keys(filesIn(first.dataDir))).toHaveLength(4);
    const saved = join(folder, `${release.name}.tar.gz`);
    await backUp(first, saved);
    await upgraded.stop();

    const server = await startDatabaseServer();
    running.push(server);
    const database = { url: server.url, migrationUrl: server.url };
    const second = { dataDir: join(folder, `${release.name}-second`), database, s3: null };
    await restore(second, saved, { replace: false });
    expect(await fingerprints({ connectionString: server.url })).toEqual(rows);
    expect(filesIn(second.dataDir)).toEqual(filesIn(first.dataDir));
    const moved = await startProduct({
      dataDir: second.dataDir,
      env: { ...env, DATABASE_URL: server.url },
    });
    running.push(moved);
    expect(await expectEverything(moved, release)).toEqual(answers);
  });
}
