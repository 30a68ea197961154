// Shows: without a bucket, processes on one database have one folder of files, or do not start
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startDatabaseServer } from '../support/database-server.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import { startProduct } from '../support/product.ts';
import { photo } from '../support/studio.ts';
import { newGuest } from '../support/visitor.ts';

const secret = 'one for all processes of this site, and long enough';
const elsewhere = /are in another folder than .*one bucket \(S3_BUCKET\), or the same folder \(DATA_DIR\)/;

test('a process with another folder refuses to start, one with the same folder starts', async () => {
  await using server = await startDatabaseServer();
  const start = (dataDir: string) =>
    startProduct({ dataDir, env: { DATABASE_URL: server.url, AUTH_SECRET: secret } });
  const [first, other] = [temporaryFolder(), temporaryFolder()];
  // Nothing is stored: whoever is alone may take another folder.
  await (await start(other)).stop();
  const running = await start(first);
  await expect(start(other), 'while another is at work').rejects.toThrow(elsewhere);
  await (await start(first)).stop();
  const guest = await newGuest(running);
  const body = new Uint8Array(await photo(320, 240));
  expect((await guest.send('/studio/photo', { method: 'POST', body })).status).toBe(200);
  await running.stop();
  await expect(start(other), 'once there is a photo').rejects.toThrow(elsewhere);
  await rm(join(other, 'files'), { recursive: true, force: true });
  await cp(join(first, 'files'), join(other, 'files'), { recursive: true });
  await (await start(other)).stop();
});
