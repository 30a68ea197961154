// Shows: one round of each way to lose the leader of a database cluster (short form of `npm run prove --
// failover`)
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const programs = [
  '/usr/bin/patroni',
  '/usr/bin/etcd',
  '/usr/lib/postgresql/15/bin/postgres',
  '/usr/sbin/haproxy',
];

test.skip(
  process.getuid?.() !== 0 || !programs.every((program) => existsSync(program)),
  'Patroni, etcd, PostgreSQL 15 or HAProxy is missing, and only an administrator can install and run them',
);

test('the leader of the database cluster is lost and replaced, and nothing that was acknowledged is', async () => {
  test.setTimeout(400_000);
  const { stdout } = await promisify(execFile)(process.execPath, ['tests/failover/run.ts', '1']);
  console.log(stdout);
  expect(stdout).toContain(' 0 complaints.');
});
