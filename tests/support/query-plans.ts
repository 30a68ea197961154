import type pg from 'pg';
import { withClient } from '#server/db/database.ts';
import type { Statement } from './recorded-statements.ts';
import { aCard } from './rows.ts';

/** Tables that grow with the site. */
const large = [
  'cards',
  'card_files',
  'shared_cards',
  'session',
  'account',
  'files',
  'user',
  'deleted_cards',
  'rate_limit',
  'signings',
  'contributions',
  'invitations',
  'organisers',
  'replies',
  'verification',
  'designs',
  'design_likes',
];

/** Partial indexes of few rows: cards deleted in the last two minutes, left by their owner, saved by an older release, hidden cards, guests, sessions that were a guest's. */
const small = [
  'cards_deleted_index',
  'cards_unindexed_index',
  'cards_hidden_index',
  'user_guest_index',
  'session_guest_id_index',
  'signings_orphaned_index',
];

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Node[];
}

/**
 * Tables that the plan reads from one end to the other, with or without the help of an index. `endsEarly`: whoever asks
 * takes the first rows alone, and each row of the index is one of them.
 */
function readWhole(node: Node, endsEarly = false): string[] {
  const { 'Node Type': type, 'Relation Name': relation, 'Index Name': index, Plans = [] } = node;
  const isByIndex = node['Index Cond'] !== undefined || (endsEarly && node.Filter === undefined);
  const isWhole = type === 'Seq Scan' || (/Index/.test(type) && !isByIndex && !small.includes(index ?? ''));
  const passesOn = type === 'Limit' || (endsEarly && type === 'Nested Loop');
  const name = relation ?? index ?? '';
  const own = isWhole && large.some((table) => name === table || name.startsWith(`${table}_`)) ? [name] : [];
  return [...own, ...Plans.flatMap((plan, place) => readWhole(plan, passesOn && place === 0))];
}

/** The statements that do not find their rows by an index, each after the tables that it reads whole. */
export async function findWithoutIndex(pool: pg.Pool, statements: Iterable<Statement>): Promise<string[]> {
  const client = await pool.connect();
  const found: string[] = [];
  try {
    await client.query('set enable_seqscan = off');
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      const whole = readWhole(rows[0]['QUERY PLAN'][0].Plan);
      if (whole.length > 0) found.push(`${whole.join(', ')}: ${text}`);
    }
  } finally {
    client.release(true);
  }
  return found;
}

/** Enough of others' rows that an index is worth its while: in a table of one page nothing is. */
export async function addOthers(owner: pg.ClientConfig): Promise<void> {
  const id = (what: string) => `left(translate(md5('${what}' || n), ' ', '_') || repeat('x', 22), 22)`;
  const statements = [
    `insert into "user" (id, name, email) select 'other-' || n, 'Other', n || '@others.example' from generate_series(0, 99) n`,
    `insert into cards (id, user_id, status, document, indexed_revision, creation_key)
      select ${id('card')}, 'other-' || n % 100, 'published', $1, 1, 'key-' || n from generate_series(1, 3000) n`,
    `insert into shared_cards (id, card_id, sender_user_id, channel)
      select 'share-' || n, ${id('card')}, 'other-' || n % 100, 'link' from generate_series(1, 3000) n`,
    `insert into files (id, user_id, kind, content_type, bytes)
      select ${id('file')}, 'other-' || n % 100, 'photo', 'image/webp', 1 from generate_series(1, 3000) n`,
    `insert into designs (id, user_id, creation_key, look, fingerprint, tone)
      select ${id('design')}, 'other-' || n % 100, 'key-' || n, '{}', 'look-' || n, 'sweet' from generate_series(1, 3000) n`,
    `insert into favourites (user_id, kind, target)
      select 'other-' || n % 100, 'design', ${id('design')} from generate_series(1, 3000) n`,
    `insert into design_likes (id, design, user_id)
      select 'like-' || n, 'design-' || n, 'other-' || n % 100 from generate_series(1, 3000) n`,
    `insert into card_files (card_id, file_id) select ${id('card')}, ${id('file')} from generate_series(1, 3000) n`,
    `insert into session (id, token, user_id, expires_at)
      select 'session-' || n, 'token-' || n, 'other-' || n % 100, now() from generate_series(1, 3000) n`,
    `insert into signings (card_id, link_hash, max_notes) select ${id('card')}, 'link-' || n, 9 from generate_series(1, 3000) n`,
    `insert into contributions (card_id, id, form_key, link_hash, name, words, audience, position, file_id)
      select ${id('card')}, ${id('note')}, 'key', 'link-' || n, 'Other', '', 'everyone', 1, ${id('file')} from generate_series(1, 3000) n`,
    `insert into invitations (card_id, id, name, link_hash, position)
      select ${id('card')}, ${id('invitation')}, 'Other', 'link-' || n, 1 from generate_series(1, 3000) n`,
    `insert into organisers (card_id, user_id) select ${id('card')}, 'other-' || n % 100 from generate_series(1, 3000) n`,
    `insert into deliveries (card_id, id, user_id, email, address_hash, language, date, time, zone, city, state)
      select ${id('card')}, ${id('delivery')}, 'other-' || n % 100, 'a@b.example', 'hash-' || n, 'en', '2026-04-24', '08:00', 'Asia/Kolkata', 'Mumbai, India', 'sent'
      from generate_series(1, 3000) n`,
    `insert into delivery_log (address_hash, id, sender_hash, started_at)
      select 'hash-' || n, ${id('delivery')}, 'hash-' || n % 100, '2026-01-01' from generate_series(1, 3000) n`,
    `insert into replies (id, card_id, text) select ${id('reply')}, ${id('card')}, 'Thanks' from generate_series(1, 3000) n`,
  ];
  await withClient(owner, async (client) => {
    for (const text of statements)
      await client.query(text, text.includes('$1') ? [JSON.stringify(aCard())] : []);
    await client.query('analyze');
  });
}
