import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { newCard } from '#card/document/card.ts';
import { type Direction, move } from '#server/db/backup/move.ts';
import { openAccess } from '#server/db/database.ts';
import { startDatabaseServer } from '#tests/support/database-server.ts';
import { startProduct } from '#tests/support/product.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import { cookieOf, signUpMember, uploadPhoto } from '#tests/support/visitor.ts';
import { runAdmin } from '../../scripts/admin/run.ts';
import { temporaryFolder } from '../support/new-folder.ts';
import type { Check } from './check.ts';

/** Seconds that a move of a hundred thousand cards may take. */
const bound = 60;

/** From one machine to many: its database to a server (and back, elsewhere), its uploads to a bucket. */
export async function* moving(cards: number): AsyncGenerator<Check> {
  const dataDir = temporaryFolder();
  await using server = await startDatabaseServer();
  await using bucket = await startS3Server();
  const product = await startProduct({ dataDir, env: { LOG_LEVEL: 'error' } });
  const member = await signUpMember(product, 'moving');
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1) {
    const create = { width: 200 + number, height: 150, channels: 3, background: '#c84' } as const;
    ids.push((await uploadPhoto(member, await sharp({ create }).jpeg().toBuffer())).file);
  }
  const before = await read(member.send, ids);
  await product.stop();
  await addCards(dataDir, member.userId, cards);

  const database = { url: server.appUrl, migrationUrl: server.url };
  yield await timed('to-server', { dataDir, database });
  const elsewhere = temporaryFolder();
  yield await timed('to-built-in', { dataDir: elsewhere, database });

  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: server.appUrl,
    DATABASE_MIGRATION_URL: server.url,
    ...bucket.env,
  };
  const copied = await runAdmin(['files', 'to-bucket'], { env, ask: async () => {} });
  await rm(join(dataDir, 'files'), { recursive: true });
  const moved = await startProduct({ dataDir, env: { ...env, LOG_LEVEL: 'error' } });
  const send = (path: string) => fetch(moved.origin + path, { headers: { cookie: cookieOf(member) } });
  const after = await read(send, ids);
  await moved.stop();
  yield {
    what: 'the session and the uploads of the machine, at the server and the bucket',
    isRight: copied.code === 0 && before.length === 5 && after.join() === before.join(),
    found: copied.text,
  };
}

async function read(send: (path: string) => Promise<Response>, ids: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(ids.map((id) => send(`/files/${id}`)));
  return Promise.all(
    answers.map(async (answer) => `${answer.status} ${Buffer.from(await answer.bytes()).toString('base64')}`),
  );
}

async function addCards(dataDir: string, userId: string, cards: number): Promise<void> {
  const access = await openAccess({ config: { dataDir, database: null } });
  const client = new pg.Client(access.owner);
  await client.connect();
  await client.query(
    `insert into cards (id, user_id, status, document, creation_key)
     select lpad(n::text, 22, 'x'), $1, 'published', $2::jsonb || jsonb_build_object('message', 'Card ' || n), n::text
     from generate_series(1, $3::int) n`,
    [userId, JSON.stringify({ ...newCard(1), toName: 'Ravi' }), cards],
  );
  await client.end();
  await access.stop();
}

async function timed(
  direction: Direction,
  config: { dataDir: string; database: { url: string; migrationUrl: string } },
): Promise<Check> {
  const from = performance.now();
  const { rows, tables } = await move({ config, direction, replace: false });
  const seconds = (performance.now() - from) / 1000;
  return {
    what: `npm run db:move -- ${direction}`,
    isRight: seconds <= bound,
    found: `${rows} rows of ${tables} tables in ${seconds.toFixed(1)} s, every table the same`,
  };
}
