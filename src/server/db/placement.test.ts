import type pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { withClient } from './database.ts';

/*
 * Rows of one card or one account could stand on one machine of many, where the key of their table begins with its id,
 * where foreign keys hold that id, and without triggers: docs/sql-features.md. These came before that rule;
 * `designs` are found by their id alone, by everybody, as cards are.
 */
const earlierTables =
  'account audit_log card_files cards changes deleted_cards design_figures design_likes designs failed_mails files hidden_files leases mail_jobs messages migrations pending_deletions profiles rate_limit replies reports running_processes session shared_cards user verification';
const earlierTriggers =
  'keep_audit_log note_released_files forbid_deleted_card_id forbid_new_card_id forbid_older_document keep_deleted_card_id tell_card_deleted tell_card_updated notify_change add_pending_deletion notify_mail_posted';

/** The database's own tables, where they break the rule. */
async function ruleBroken(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; key: string; strays: string[]; triggers: string[] }>(`
    select c.relname as name, a.attname as key,
      array(select k.conname::text from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'f' and not a.attnum = any(k.conkey)) as strays,
      array(select t.tgname::text from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers
    from pg_class c
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'`);
  return rows.flatMap(({ name, key, strays, triggers }) => [
    // What is kept of an address alone could stand by its hash.
    ...(/^(card_id|user_id|address_hash)$/.test(key) || isEarlier(earlierTables, name)
      ? []
      : [`${name}: its key begins with ${key}`]),
    ...strays
      .filter(() => !isEarlier(earlierTables, name))
      .map((stray) => `${name}: ${stray} does not hold ${key}`),
    ...triggers
      .filter((one) => !isEarlier(earlierTriggers, one))
      .map((one) => `${name}: has the trigger ${one}`),
  ]);
}

function isEarlier(list: string, name: string): boolean {
  return list.split(' ').includes(name);
}

test('the rows of each new table can stand beside those of their card or account', async () => {
  const { owner } = await testDatabase();
  await withClient(owner, async (client) => {
    expect(await ruleBroken(client)).toEqual([]);
    await client.query(`
      create table notes (user_id text, id text, primary key (user_id, id));
      create table signatures (id text primary key, card_id text references cards);
      create function look() returns trigger language plpgsql as 'begin return new; end';
      create trigger tell_signed after insert on signatures for each row execute function look();`);
    expect(await ruleBroken(client)).toEqual([
      'signatures: its key begins with id',
      'signatures: signatures_card_id_fkey does not hold id',
      'signatures: has the trigger tell_signed',
    ]);
  });
});
