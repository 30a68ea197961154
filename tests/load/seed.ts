import { createHash } from 'node:crypto';
import pg from 'pg';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { animations, type Card, newCard } from '#card/document/card.ts';
import { templates } from '#content/templates.ts';
import { findRunning } from '#server/db/built-in/cluster.ts';
import { photoFile } from '#tests/pictures/samples.ts';
import type { Product } from '../support/product.ts';
import { uploadPhoto } from '../support/visitor.ts';
import type { LoadMember } from './members.ts';

/*
 * A site as it is after some years, the same one for the same size. Every fifth card is a draft, every third has
 * photos; accounts have ten cards each, the members who are signed in during the load more.
 */

const perAccount = 10;

/** Cards of the first member, who has more than anybody may have where there is room, and of each of the others. */
function cardsPerMember(count: number): { readonly first: number; readonly others: number } {
  return count < 100_000 ? { first: 100, others: 20 } : { first: 5_000, others: 200 };
}

/** The id of the card with this number: known without asking, and spread over the whole index. */
export function cardId(number: number): string {
  return createHash('md5').update(`card ${number}`).digest('base64url');
}

/** Whether the card with this number can be seen by everybody. */
export function isPublished(number: number): boolean {
  return number % 5 !== 0;
}

/** The numbers of the cards of the member with this index, the first and the last. */
export function cardsOfMember(index: number, count: number): readonly [number, number] {
  const { first, others } = cardsPerMember(count);
  return index === 0 ? [1, first] : [first + (index - 1) * others + 1, first + index * others];
}

/** Makes `count` cards in a new product, or finds them there. */
export async function seed(product: Product, members: readonly LoadMember[], count: number): Promise<void> {
  const connection = await findRunning(product.dataDir);
  if (!connection) throw new Error('The database does not run.');
  const client = new pg.Client(connection('admin'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select from cards where id = $1', [cardId(count)]);
    if (rowCount) return;
    const photos = await uploadPhotos(members[0] as LoadMember);
    await fill(client, { members, count, photos });
  } finally {
    await client.end();
  }
}

/** Real photos, which all the cards with photos share. */
async function uploadPhotos(member: LoadMember): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < 6; number += 1) {
    ids.push((await uploadPhoto(member, await photoFile(1200, 900, number))).file);
  }
  return ids;
}

interface Filling {
  readonly members: readonly LoadMember[];
  readonly count: number;
  readonly photos: readonly string[];
}

async function fill(client: pg.Client, { members, count, photos }: Filling): Promise<void> {
  const query = async (text: string, values: unknown[] = []) => client.query(text, values);
  await query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  // What is written to a table that was emptied in the same transaction needs no journal.
  await query('begin');
  await query('truncate cards cascade');
  await query('create temp table document (number int, document jsonb)');
  await query(
    'insert into document select ordinality - 1, value from jsonb_array_elements($1::jsonb) with ordinality',
    [JSON.stringify(documents(photos))],
  );
  await query(
    'create temp table owner as select * from unnest($1::text[]) with ordinality as o (id, number)',
    [members.map(({ userId }) => userId)],
  );
  const indexes = await dropIndexes(client);
  const { first, others } = cardsPerMember(count);
  await query(
    `insert into "user" (id, name, email, created_at)
      select 'load-' || n, 'Owner ' || n, 'owner-' || n || '@load.example', now() - n * interval '1 minute'
      from generate_series(0, $1::int) n on conflict do nothing`,
    [Math.ceil(count / perAccount)],
  );
  await query(insertCards, [count, first, others, members.length, perAccount, documentCount]);
  await query(
    `insert into card_files (card_id, file_id)
      select distinct c.id, file from cards c, lateral (values (c.document #>> '{receiverPhoto,file}'),
        (c.document #>> '{senderPhoto,file}')) as f (file) where file is not null on conflict do nothing`,
  );
  await query(
    `insert into shared_cards (id, card_id, sender_user_id, channel, shared_at)
      select 'load-' || id, id, user_id, (array['whatsapp','email','link','qr'])[1 + (revision + views) % 4], updated_at
      from cards where status = 'published' and views % 2 = 0 on conflict do nothing`,
  );
  await query(
    `insert into session (id, token, user_id, expires_at, created_at, updated_at, user_agent)
      select 'load-' || n, 'load-' || md5('session ' || n), 'load-' || n, now() + interval '7 days', now(), now(), 'load'
      from generate_series(0, $1::int) n on conflict do nothing`,
    [Math.ceil(count / perAccount)],
  );
  await query(
    `insert into files (id, user_id, kind, content_type, bytes, created_at)
      select translate(rtrim(encode(decode(md5('file ' || n), 'hex'), 'base64'), '='), '+/', '-_'), 'load-' || n / 2,
        'photo', 'image/webp', 60000, now() from generate_series(0, $1::int) n on conflict do nothing`,
    [Math.ceil(count / 5)],
  );
  for (const { definition } of indexes) await query(definition);
  await query('commit');
  await query('vacuum (analyze) cards, card_files, shared_cards, session, files, "user"');
  await query('checkpoint');
}

/** To fill a table and then its indexes takes a third of the time. */
async function dropIndexes(client: pg.Client) {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
      from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
      where i.indrelid = any (array['cards', 'shared_cards', 'card_files', 'files']::regclass[]) and c.oid is null`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows;
}

const insertCards = `
  insert into cards (id, user_id, status, document, name_key, search_text, indexed_revision,
    creation_key, views, created_at, updated_at, published_at)
  select
    translate(rtrim(encode(decode(md5('card ' || n), 'hex'), 'base64'), '='), '+/', '-_'),
    case
      when n <= $2::int then (select id from owner where number = 1)
      when n <= $2::int + $3::int * ($4::int - 1) then (select id from owner where number = 2 + (n - $2::int - 1) / $3::int)
      else 'load-' || n / $5::int
    end,
    case when n % 5 = 0 then 'draft' else 'published' end,
    d.document || jsonb_build_object('toName', name), search_key(name), search_key(name || ' ' || words), 1,
    'load-key-' || lpad(n::text, 12, '0'), n % 97,
    now() - n * interval '1 second', now() - n * interval '1 second',
    case when n % 5 = 0 then null else now() - n * interval '1 second' end
  from generate_series(1, $1::int) n join document d on d.number = n % $6::int,
    lateral (select (array['Asha','Zoë','Мила','आशा','小明','Ravi','Anna','Joe'])[1 + n % 8] || ' ' || n as name,
      concat_ws(' ', d.document ->> 'fromName', d.document ->> 'message', d.document ->> 'wish') as words) said
  on conflict do nothing`;

const documentCount = 240;

const words =
  'You were simply there, every single time, and never made a speech about it. So here is mine: have a beautiful day, eat the biggest slice and let us do the dishes. ';

/** Cards as people make them: every background, every entrance, wishes of templates and messages of all lengths. */
function documents(photos: readonly string[]): Card[] {
  return Array.from({ length: documentCount }, (_, number) => {
    const { design } = templates[number % templates.length] as (typeof templates)[number];
    const photo = (place: number) => ({
      file: photos[(number + place) % photos.length] as string,
      ...{ width: 1200, height: 900, focusX: 0.5, focusY: 0.4, zoom: 1 },
    });
    return {
      ...newCard(number),
      ...design,
      seed: number,
      fromName: ['Meera', 'Your team', 'राहुल', 'Oma und Opa'][number % 4] as string,
      message: number % 3 === 0 ? '' : words.repeat(1 + (number % 4)).slice(0, 120 + ((number * 37) % 480)),
      background: (backgrounds[number % backgrounds.length] as (typeof backgrounds)[number]).key,
      animation: animations[number % animations.length] as Card['animation'],
      ...(number % 3 === 1 && { receiverPhoto: photo(0) }),
      ...(number % 6 === 1 && { senderPhoto: photo(1) }),
    };
  });
}
