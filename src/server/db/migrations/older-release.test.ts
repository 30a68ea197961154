import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser } from '#tests/support/rows.ts';
import { getCardForViewer, listCards } from '../../cards/read.ts';
import { indexCards } from '../../cards/search.ts';
import { parseSearch } from '../../cards/types.ts';
import { createDb } from '../connection/drizzle.ts';
import { applyMigration, createMigrationsTable, grantRights, migrate, readMigrations } from './migrate.ts';

/* In a rolling upgrade, processes of the release before go on while a newer one changes the tables. */

/** The last migration of release 0.1. */
const lastOfRelease = '0010_proved_ways_in';

/** Every column of `cards`: its list of shares asks for all. */
const columnsOfRelease = [
  ...['id', 'user_id', 'status', 'document', 'to_name', 'from_name', 'message', 'name_key', 'search_text'],
  ...['bg_style', 'animation_style', 'receiver_image_url', 'sender_image_url', 'audio_url'],
  ...[
    'revision',
    'creation_key',
    'created_at',
    'updated_at',
    'published_at',
    'deleted_at',
    'hidden_at',
    'views',
  ],
];

/** What a process of release 0.1 sends for a mail and for an upload, as Drizzle wrote it then. */
const ofRelease = {
  mail: `insert into "outgoing_mail" ("id", "errand", "attempts", "next_try_at", "expires_at", "created_at")
    values ($1, '{"kind": "reset", "to": "mina@example.com"}', default, default, now() + interval '1 hour', default)`,
  take: `with due as materialized (
      select id from "outgoing_mail" where next_try_at <= now() order by next_try_at limit 5 for update skip locked
    )
    update "outgoing_mail" set attempts = attempts + 1, next_try_at = now() + make_interval(secs => 120)
    where id in (select id from due)
    returning id, errand, attempts, expires_at <= now() as expired`,
  putOff: `update "outgoing_mail" set "next_try_at" = now() where "outgoing_mail"."id" in ($1)`,
  untilNext: `select (extract(epoch from min("next_try_at") - now()) * 1000)::float8 from "outgoing_mail"`,
  recall: `delete from "outgoing_mail" where "outgoing_mail"."errand" ->> 'to' = 'ravi@example.com'`,
  sent: `delete from "outgoing_mail" where "outgoing_mail"."id" = $1`,
  announceUpload: `insert into "doomed_files" ("id", "due_at") values ($1, now() + interval '1 hour')`,
  finishUpload: `delete from "doomed_files" where ("doomed_files"."id" = $1 and "doomed_files"."due_at" > now())`,
  sweep: `select "id" from "doomed_files" where ("doomed_files"."id" > '' and "doomed_files"."due_at" <= now())
    order by "doomed_files"."id" limit 200`,
  card: `insert into "cards" ("id", "user_id", "status", "document", "creation_key") values ($1, 'ann', 'draft', $2, $1)`,
  save: `update "cards" set "document" = $2, "revision" = "revision" + 1, "updated_at" = now() where "id" = $1`,
  shares: `select "shared_cards"."id", "shared_cards"."channel", ${columnsOfRelease.map((name) => `"cards"."${name}"`)}
    from "shared_cards" inner join "cards" on "cards"."id" = "shared_cards"."card_id"
    where "shared_cards"."sender_user_id" = 'ann'`,
  list: `select "id", "document", "to_name", "from_name", "message" from "cards"
    where "user_id" = 'ann' and strpos("search_text", search_key($1)) > 0 order by "name_key" collate "C"`,
};

/** A card as release 0.1 stored it. */
const [stored] = JSON.parse(readFileSync('tests/fixtures/version-1/cards.json', 'utf8')) as [object];

const cardFor = (toName: string) => JSON.stringify({ ...stored, toName, message: `For ${toName}` });

/** A database as release 0.1 left it, seen by a process of that release; `upgrade` brings it to this release. */
async function ofOldRelease() {
  const { owner, pool, listen } = await testDatabase({ migrated: false });
  const client = new pg.Client(owner);
  client.on('error', () => {});
  await client.connect();
  await createMigrationsTable(client);
  for (const migration of await readMigrations()) {
    if (migration.name <= lastOfRelease) await applyMigration(client, migration);
  }
  await grantRights(client, 'bloom_app');
  await pool.query(`insert into "user" (id, name, email) values ('ann', 'Ann', 'ann@example.org')`);
  const upgrade = () => migrate(client, 'bloom_app').finally(() => client.end());
  return { pool, listen, upgrade };
}

/** One mail and one upload from beginning to end, and a card. */
async function work(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(ofRelease.card, [id.padStart(22, '0'), cardFor('Zoë')]);
  await pool.query(ofRelease.save, [id.padStart(22, '0'), cardFor('Zoë')]);
  expect((await pool.query(ofRelease.list, ['nobody'])).rows).toEqual([]);
  await pool.query(ofRelease.announceUpload, [id]);
  expect((await pool.query(ofRelease.finishUpload, [id])).rowCount).toBe(1);
  await pool.query(ofRelease.sweep);
  await pool.query(ofRelease.mail, [id]);
  const { rows } = await pool.query(ofRelease.take);
  expect(rows).toMatchObject([{ id, errand: { kind: 'reset', to: 'mina@example.com' }, attempts: 1 }]);
  await pool.query(ofRelease.putOff, [id]);
  await pool.query(ofRelease.untilNext);
  await pool.query(ofRelease.recall);
  expect((await pool.query(ofRelease.sent, [id])).rowCount).toBe(1);
}

test('a process of release 0.1 works before, while and after this release changes the tables', async () => {
  const { pool, upgrade } = await ofOldRelease();
  let done = 0;
  let isMigrated = false;
  const working = (async () => {
    while (!isMigrated || done < 20) {
      await work(pool, `${done}`);
      done += 1;
    }
  })();
  const migrating = expect
    .poll(() => done, { timeout: 10_000 })
    .toBeGreaterThan(5)
    .then(upgrade)
    .finally(() => {
      isMigrated = true;
    });
  await Promise.all([working, migrating]);
  await work(pool, 'after');
});

test('what it writes is found by this release, which hears of it', async () => {
  const { pool, listen, upgrade } = await ofOldRelease();
  await upgrade();
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    listen('mail_posted', ({ kind }) => {
      if (kind === 'listening') resolve();
      heard.push(kind);
    });
  });
  await pool.query(ofRelease.mail, ['one']);
  await pool.query(ofRelease.announceUpload, ['one']);
  await expect.poll(() => heard).toContain('notification');
  const { rows: jobs } = await pool.query('select id, job, attempts from mail_jobs');
  expect(jobs).toEqual([{ id: 'one', job: { kind: 'reset', to: 'mina@example.com' }, attempts: 0 }]);
  const { rows: deletions } = await pool.query('select id from pending_deletions where due_at > now()');
  expect(deletions).toEqual([{ id: 'one' }]);
});

test('what it saves is sorted and found by this release, and what it stored before', async () => {
  const { pool, upgrade } = await ofOldRelease();
  const db = createDb(pool);
  const [before, changed, added] = ['1', '2', '3'].map((id) => id.padStart(22, '0'));
  await pool.query(ofRelease.card, [before, cardFor('Zoë')]);
  await pool.query(ofRelease.card, [changed, cardFor('Mina')]);
  await upgrade();
  const namesFor = async (search = '') => {
    const request = { sort: 'name', words: parseSearch(search), limit: 10, cursor: null } as const;
    const { items } = await listCards(db, 'ann', 'drafts', request);
    return items.map(({ card }) => card?.toName);
  };
  expect(await namesFor()).toEqual(['Mina', 'Zoë']);
  expect(await namesFor('zoe')).toEqual(['Zoë']);
  await pool.query(ofRelease.save, [changed, cardFor('Åsa')]);
  await pool.query(ofRelease.card, [added, cardFor('Ben')]);
  // All of them: nobody knows which of the cards of before were saved since.
  expect(await indexCards(db)).toBe(3);
  expect(await indexCards(db)).toBe(0);
  expect(await namesFor()).toEqual(['Åsa', 'Ben', 'Zoë']);
  expect(await namesFor('asa')).toEqual(['Åsa']);
  expect(await namesFor('mina')).toEqual([]);
});

test('it lists the cards of this release without reading them, and replaces none', async () => {
  const { pool, upgrade } = await ofOldRelease();
  await upgrade();
  const db = createDb(pool);
  const card = aCard({ toName: 'Zoë', heading: 'Hello, you!' });
  const { id, userId } = await addCard(db, await addUser(db), { status: 'published', card });
  await pool.query(`update cards set user_id = 'ann' where id = $1`, [id]);
  expect((await pool.query(ofRelease.shares)).rows).toEqual([]);
  const { rows } = await pool.query(ofRelease.list, ['zoe']);
  expect(rows).toEqual([{ id, document: { ...card }, to_name: '', from_name: '', message: '' }]);
  await expect(pool.query(ofRelease.save, [id, cardFor('Mina')])).rejects.toMatchObject({
    constraint: 'cards_document_not_older',
  });
  expect(await getCardForViewer(db, id, userId)).toMatchObject({ card, revision: 1 });
});
