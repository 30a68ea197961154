import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerRows, type Product } from '../support/product.ts';
import { hashOf, type KnownCard, type KnownFile, type Ledger, type Work } from './workload.ts';

/** What is wrong, a line for each; all empty is what is wanted. */
export interface Verification {
  /** Acknowledged, and not there or not whole. */
  readonly lost: string[];
  /** There, and not of one piece: a card without its photo, a row without its bytes. */
  readonly half: string[];
  /** Bytes that no row and no list of what is to be removed names: nobody would ever remove them. */
  readonly orphans: string[];
}

type Place = Pick<Product, 'origin' | 'dataDir' | 'databaseUrl'>;

interface StoredCard {
  readonly creation_key: string;
  readonly message: string;
  readonly revision: number;
  readonly status: string;
}

/**
 * Compares everything that was acknowledged with what is stored, and what is stored with itself. Files are read
 * through the product and compared byte for byte; those in `checked` were compared before and are left out. A file whose
 * upload was never answered must be one of the samples.
 */
export async function verify(
  place: Place,
  { ledger, samples }: Pick<Work, 'ledger' | 'samples'>,
  checked: Set<string> = new Set(),
): Promise<Verification> {
  const lost = [
    ...(await lostCards(place, ledger)),
    ...(await lostRows(place, ledger.shares, 'select id as key from shared_cards')),
    ...(await lostRows(place, ledger.contacts, 'select form_key as key from contacts')),
    ...(await lostRows(place, ledger.notes, 'select form_key as key from contributions')),
  ];
  const half = await cardsWithoutFiles(place);
  const stored = await ownerRows<{ id: string; user_id: string }>(place, 'select id, user_id from files');
  const ids = new Set(stored.map(({ id }) => id));
  for (const id of ledger.files.keys()) if (!ids.has(id)) lost.push(`file ${id}: its row is gone`);
  const owners = new Map([...ledger.files.values()].map(({ owner }) => [owner.userId, owner]));
  const sent = new Set([...samples.photos, samples.sound].map(({ hash }) => hash));
  for (const { id, user_id } of stored.filter(({ id }) => !checked.has(id))) {
    const file = ledger.files.get(id);
    const owner = owners.get(user_id);
    if (!owner) continue;
    const wrong = await whatIsWrong({ id, owner, hashes: file ? new Set([file.hash]) : sent });
    if (wrong) (file ? lost : half).push(`file ${id}: ${wrong}`);
    else checked.add(id);
  }
  return { lost, half, orphans: await orphans(place) };
}

async function lostCards(place: Place, { cards }: Ledger): Promise<string[]> {
  const rows = await ownerRows<StoredCard>(
    place,
    "select creation_key, document ->> 'message' as message, revision, status from cards",
  );
  const byKey = new Map(rows.map((row) => [row.creation_key, row]));
  return [...cards].flatMap(([key, card]) => {
    const row = byKey.get(key);
    if (row && isPreserved(row, card)) return [];
    const found = row ? `${row.message} (revision ${row.revision}, ${row.status})` : 'nothing';
    return [`card ${key}: expected ${card.text} (revision ${card.revision}, ${card.status}), found ${found}`];
  });
}

/** The answered save, or the one after it, of which nobody knows whether it was stored. */
function isPreserved(row: StoredCard, card: KnownCard): boolean {
  if (row.revision < card.revision) return false;
  if (row.message === card.text) return row.status === card.status;
  return row.message === card.unanswered;
}

async function lostRows(place: Place, acknowledged: ReadonlySet<string>, query: string): Promise<string[]> {
  const rows = await ownerRows<{ key: string }>(place, query);
  const stored = new Set(rows.map(({ key }) => key));
  return [...acknowledged].filter((key) => !stored.has(key)).map((key) => `${key}: not in "${query}"`);
}

/** Cards whose document names a photo that the table of files in use does not, or the other way round. */
async function cardsWithoutFiles(place: Place): Promise<string[]> {
  const rows = await ownerRows<{ id: string }>(
    place,
    `select c.id from cards c where
       coalesce(c.document->'receiverPhoto'->>'file', '') <>
       coalesce((select min(f.file_id) from card_files f where f.card_id = c.id), '')`,
  );
  return rows.map(({ id }) => `card ${id}: its photo is not the one that is kept for it`);
}

interface Expected {
  readonly id: string;
  readonly owner: KnownFile['owner'];
  readonly hashes: ReadonlySet<string>;
}

async function whatIsWrong({ id, owner, hashes }: Expected): Promise<string | null> {
  const answer = await owner.send(`/files/${id}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (!answer.ok) return `answered ${answer.status}`;
  return hashes.has(hashOf(bytes)) ? null : `${bytes.length} bytes that are not the stored ones`;
}

/** Nothing to find in a bucket, where no half file can be. */
async function orphans(place: Place): Promise<string[]> {
  const entries = await readdir(join(place.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const rows = await ownerRows<{ id: string }>(
    place,
    'select id from files union all select id from pending_deletions',
  );
  const named = new Set(rows.map(({ id }) => id));
  return entries
    .filter((entry) => entry.isFile() && !named.has(entry.name.slice(0, 22)))
    .map(({ name }) => `bytes ${name}`);
}
