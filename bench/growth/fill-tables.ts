import type pg from 'pg';
import { newCard } from '#card/document/card.ts';

/* A site as it is after a year: for each account ten cards, of which two are drafts. The numbers are guesses. */

/** A random-looking id of 22 letters, the same for the same words. */
const id = (what: string) =>
  `translate(rtrim(encode(decode(md5('${what} ' || n), 'hex'), 'base64'), '='), '+/', '-_')`;

const words = 'You were simply there, every single time, and never made a speech about it. ';

/** Fills every table that grows, as if `cards` were made within a year. `$1` is that number. */
export async function fillTables(client: pg.Client, cards: number): Promise<void> {
  const document = { ...newCard(7), fromName: 'Meera', message: words.repeat(4) };
  await client.query("set maintenance_work_mem = '256MB'");
  // Nobody needs these rows after a power cut.
  for (const setting of ['fsync = off', 'full_page_writes = off', "max_wal_size = '8GB'"]) {
    await client.query(`alter system set ${setting}`);
  }
  await client.query('select pg_reload_conf()');
  // Without triggers and foreign keys: the rows are known to fit.
  await client.query('set session_replication_role = replica');
  for (const text of statements) {
    const values = text.includes('$2') ? [cards, JSON.stringify(document)] : [cards];
    await client.query(text, values);
  }
  await client.query('vacuum (analyze)');
}

const year = `now() - (n::float8 / $1::int) * interval '365 days'`;

const statements = [
  `insert into "user" (id, name, email, is_anonymous, created_at, updated_at)
    select 'grown-' || n, 'Owner ' || n, 'owner-' || n || '@grown.example', n % 4 = 0, ${year}, ${year}
    from generate_series(0, $1::int / 10) n`,
  `insert into account (id, account_id, provider_id, user_id, password, proved_at)
    select 'way-' || n, 'grown-' || n, 'credential', 'grown-' || n, repeat(md5(n::text), 4), now()
    from generate_series(0, $1::int / 10) n where n % 4 > 0`,
  `insert into session (id, token, user_id, expires_at, user_agent, created_at)
    select 'session-' || n, 'token-' || md5(n::text), 'grown-' || n / 2, now() + interval '7 days',
      repeat('Mozilla ', 12), now() from generate_series(0, $1::int / 5) n`,
  `insert into verification (id, identifier, value, expires_at)
    select 'link-' || n, 'reset-password:' || md5(n::text), 'grown-' || n, now() + interval '1 hour'
    from generate_series(0, $1::int / 100) n`,
  `insert into rate_limit (id, key, count, last_request)
    select 'limit-' || n, 'save|' || repeat(md5(n::text), 2), 1, (extract(epoch from now()) * 1000)::bigint
    from generate_series(0, $1::int / 5) n`,
  `insert into cards (id, user_id, status, document, name_key, search_text, indexed_revision, creation_key, design, views,
      created_at, updated_at, published_at)
    select ${id('card')}, 'grown-' || n / 10, case when n % 5 = 0 then 'draft' else 'published' end,
      $2::jsonb || jsonb_build_object('toName', 'Asha ' || n), 'asha ' || n, 'asha ' || n || ' meera ' || repeat('dishes ', 40), 1,
      'key-' || lpad(n::text, 18, '0'), 'design-' || n % 40, n % 97, ${year}, ${year}, ${year}
    from generate_series(1, $1::int) n`,
  `insert into deleted_cards (id, deleted_at) select ${id('deleted')}, ${year} from generate_series(1, $1::int / 2) n`,
  `insert into shared_cards (id, card_id, sender_user_id, channel, shared_at)
    select 'share-' || n, ${id('card')}, 'grown-' || n / 10, 'whatsapp', ${year} from generate_series(1, $1::int) n`,
  `insert into files (id, user_id, kind, content_type, bytes, width, height, created_at)
    select ${id('file')}, 'grown-' || n / 10, 'photo', 'image/webp', 90000, 1200, 900, ${year} from generate_series(1, $1::int) n`,
  `insert into card_files (card_id, file_id) select ${id('card')}, ${id('file')} from generate_series(1, $1::int) n`,
  `insert into replies (id, card_id, reaction, text, name, created_at)
    select ${id('reply')}, ${id('card')}, null, repeat('Thank you! ', 5), 'Ravi', ${year} from generate_series(1, $1::int / 2) n`,
  `insert into design_likes (id, design, browser, created_at)
    select 'like-' || n, 'design-' || n % 40, md5(n::text), ${year} from generate_series(1, $1::int / 10) n`,
  `insert into audit_log (id, actor, action, target, outcome, created_at)
    select 'entry-' || n, 'an operator', 'card hide', md5(n::text), 'done', ${year} from generate_series(1, $1::int / 100) n`,
  `insert into reports (id, card_id, reason, text, created_at)
    select 'report-' || n, ${id('card')}, 'other', '', ${year} from generate_series(1, $1::int / 100) n`,
  `insert into messages (id, name, email, subject, message, created_at)
    select 'message-' || n, 'Asha', 'asha@grown.example', 'Hello', repeat('How are you? ', 20), ${year}
    from generate_series(1, $1::int / 100) n`,
  `insert into failed_mails (id, job, attempts, reason, created_at)
    select 'failed-' || n, '{"kind": "reset"}', 9, 'EXPIRED', now() from generate_series(1, $1::int / 100) n`,
  `insert into mail_jobs (id, job, next_try_at, expires_at)
    select 'mail-' || n, '{"kind": "reset"}', now() + interval '1 hour', now() + interval '1 day' from generate_series(1, $1::int / 100) n`,
  `insert into changes (channel, payload, changed_at)
    select 'card_changed', ${id('card')}, now() from generate_series(1, $1::int / 100) n`,
] as const;
