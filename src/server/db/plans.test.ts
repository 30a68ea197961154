import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { contributionSchema } from '#content/contribution-form.ts';
import { readFilters } from '#content/gallery.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addDelivery, addSender, sendingParts } from '#tests/support/deliveries.ts';
import { manyDesigns } from '#tests/support/many-designs.ts';
import { recordStatements, type Statement } from '#tests/support/recorded-statements.ts';
import { aCard, aContact, addCard, addFile, addUser, aKey, aPhoto, aShare } from '#tests/support/rows.ts';
import { getProfile } from '../accounts/profile/read.ts';
import { listSessions } from '../accounts/sessions/read.ts';
import { endOtherSessions, endSession } from '../accounts/sessions/write.ts';
import { deleteExpired } from '../auth/delete-expired.ts';
import { readAccess } from '../cards/access.ts';
import { countCards, countMatches, getCardForViewer, listCards } from '../cards/read.ts';
import { indexCards } from '../cards/search.ts';
import { type CardSort, parseSearch } from '../cards/types.ts';
import { deleteCard, duplicateCard, removeDeletedCards, restoreCard, updateCard } from '../cards/write.ts';
import {
  countPreparedCards,
  findBirthdaysOfCards,
  findContactCards,
  findNotedBirthdays,
  listContactCards,
  noteContactCard,
  notePreparedCard,
} from '../contacts/cards.ts';
import {
  endContactLink,
  findContactLink,
  getContactLinks,
  renewContactLink,
  tellBirthday,
} from '../contacts/links.ts';
import { findDeletedContact, getContact, listContacts, listImports, listWaiting } from '../contacts/read.ts';
import { remindOfBirthdays } from '../contacts/reminders/remind.ts';
import { changeReminders, getReminderSettings } from '../contacts/settings.ts';
import {
  acceptContacts,
  addContact,
  changeContact,
  deleteContact,
  deleteOldContacts,
  importContacts,
  restoreContact,
  undoImport,
} from '../contacts/write.ts';
import { countCardsToHandOver, deleteOrphanedCards } from '../contributions/hand-over.ts';
import { inviteByName, listInvitations } from '../contributions/invitations.ts';
import {
  findOrganisedCard,
  getOrganiserLink,
  joinOrganisers,
  listOrganisedCards,
  renewOrganiserLink,
} from '../contributions/organisers.ts';
import {
  countNotes,
  findNoteFile,
  findOwnNote,
  findSigning,
  getSigning,
  listNotes,
} from '../contributions/read.ts';
import type { LinkSecret } from '../contributions/types.ts';
import { warnOfFewNotes } from '../contributions/warn.ts';
import { signCard, startSigning, withdrawNote } from '../contributions/write.ts';
import { deliverDue } from '../deliveries/deliver.ts';
import { countDeliveries, listDeliveries } from '../deliveries/read.ts';
import { cancelDelivery, deleteOldDeliveries, sendAgain } from '../deliveries/write.ts';
import { listAddresses, listDesigns, listPicks, pageOfDesigns } from '../designs/discover.ts';
import { findDesigns } from '../designs/find.ts';
import { designFilter } from '../designs/gallery-page.ts';
import {
  deleteDesign,
  designOf,
  listOwnDesigns,
  moveDesigns,
  readDesignOfCard,
  renameDesign,
  saveDesign,
} from '../designs/own.ts';
import { findDesignOfPage, listRelated } from '../designs/page.ts';
import { readCard, readCardIds, readFiles, readShares } from '../exports/read.ts';
import { findFavourites, listFavourites } from '../favourites/read.ts';
import { changeFavourites, moveFavourites } from '../favourites/write.ts';
import { countFiles, findFileFor } from '../files/read.ts';
import { createFileStore } from '../files/store/create-store.ts';
import { deleteUnusedFiles } from '../files/write.ts';
import { readGuestCards } from '../guests/read.ts';
import { deleteIdleGuests } from '../guests/write.ts';
import { readOwnLikes } from '../likes/read.ts';
import { changeLike } from '../likes/write.ts';
import { createMailQueue } from '../mail/write.ts';
import {
  findAccount,
  findCards,
  listAuditLog,
  listFailedMail,
  listHiddenCards,
  listMessages,
  listReports,
} from '../operator/read.ts';
import { randomId } from '../random-id.ts';
import { createRateLimiter } from '../rate-limits/rate-limiter.ts';
import { listThanks } from '../replies/read.ts';
import { countSharedMatches, listShares } from '../shares/read.ts';
import { recordShare } from '../shares/write.ts';
import { addCounts } from '../views/write.ts';
import type { Db } from './connection/drizzle.ts';

/*
 * Whether each question that is asked often finds its rows by an index, whatever there is besides: PostgreSQL is told
 * that reading a whole table is the last thing to do, and must not have to. With a million cards, and with the plans as
 * they were carried out: `npm run prove -- load plans`.
 */

const database = await testDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'bloom-plans-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Tables that grow with the site. */
const large = [
  'cards',
  'card_files',
  'shared_cards',
  'session',
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

/** The statements that `work` sends to the database. */
function recorded(work: (db: Db) => Promise<unknown>): Promise<readonly Statement[]> {
  const { host, port, user, database: name } = database.pool.options;
  return recordStatements({ host, port, user, database: name }, work);
}

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

async function faultsOf(statements: Iterable<Statement>): Promise<string[]> {
  const client = await database.pool.connect();
  const faults: string[] = [];
  try {
    await client.query('set enable_seqscan = off');
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain (format json) ${text}`, values);
      const whole = readWhole(rows[0]['QUERY PLAN'][0].Plan);
      if (whole.length > 0) faults.push(`${whole.join(', ')}: ${text}`);
    }
  } finally {
    client.release(true);
  }
  return faults;
}

/** Enough of others' rows that an index is worth its while: in a table of one page nothing is. */
async function addOthers(): Promise<void> {
  const client = new pg.Client(database.owner);
  await client.connect();
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
  for (const text of statements)
    await client.query(text, text.includes('$1') ? [JSON.stringify(aCard())] : []);
  await client.query('analyze');
  await client.end();
}

const words = parseSearch('mina birthday');
const sorts: readonly CardSort[] = ['newest', 'oldest', 'name', 'views'];

async function readLists(db: Db, userId: string): Promise<void> {
  for (const tab of ['drafts', 'created'] as const) {
    for (const sort of sorts) {
      const first = await listCards(db, userId, tab, { limit: 1, cursor: null, sort });
      await listCards(db, userId, tab, { limit: 1, cursor: first.cursor, sort });
      await listCards(db, userId, tab, { limit: 1, cursor: first.cursor, sort, backwards: true, words });
    }
    await countMatches(db, userId, tab, { words, onlyFavourites: true });
  }
  for (const sort of ['newest', 'oldest', 'name'] as const) {
    const first = await listShares(db, userId, { limit: 1, cursor: null, sort });
    await listShares(db, userId, { limit: 1, cursor: first.cursor, sort, words });
  }
  await countSharedMatches(db, userId, { words, onlyFavourites: true });
  await countCards(db, userId);
}

test('no question that is asked often reads a whole table', async () => {
  await addOthers();
  const statements = await recorded(async (db) => {
    const owner = await addUser(db);
    const file = await addFile(db, owner);
    const card = aCard({ receiverPhoto: aPhoto(file) });
    const draft = await addCard(db, owner);
    const shown = await addCard(db, owner, { status: 'published', card });
    await addCard(db, owner, { status: 'published' });
    await updateCard(db, { id: shown, card: aCard(), status: 'published', expectedRevision: 1 });
    for (const channel of ['link', 'qr'] as const) await recordShare(db, shown, aShare(channel));
    await duplicateCard(db, shown, 'another-key-another' as Parameters<typeof duplicateCard>[2]);
    await addCounts(db, 'views', new Map([[shown.id, 3]]));
    await getCardForViewer(db, shown.id, null);
    await getCardForViewer(db, 'A'.repeat(22), owner);
    await readAccess(db, draft.id);
    await readLists(db, owner);
    await findFileFor(db, { id: file, viewerId: null });
    await countFiles(db, owner);
    await getProfile(db, owner);
    await listSessions(db, { userId: owner, sessionId: 'this', language: 'en' });
    await endSession(db, owner, 'that');
    await endOtherSessions(db, owner, 'this');
    for (const read of [readCardIds, readShares, readFiles]) await read(db, owner);
    await readCard(db, owner, shown.id);
    await deleteCard(db, draft);
    await restoreCard(db, draft.id, owner);
    await deleteCard(db, draft);
    await indexCards(db);
    await deleteExpired(db, new Date());
    await createRateLimiter({ db, secret: 'plans' }).sweep(3_600);
    await removeDeletedCards(db, new Date(Date.now() + 3_600_000));
    await deleteUnusedFiles({ db, files: createFileStore({ dataDir, s3: null }), now: new Date() });
  });
  expect(statements.length).toBeGreaterThan(50);
  expect(await faultsOf(statements)).toEqual([]);
});

test('no question about signing reads a whole table', async () => {
  const parts = { db: database.db, secret: 'a-secret-for-tests-only-of-48-characters-0123456' };
  const helper = await addUser(database.db);
  const card = await addCard(database.db, await addUser(database.db), { status: 'published' });
  const file = await addFile(database.db, card.userId);
  const statements = await recorded(async (db) => {
    const at = { ...parts, db };
    await startSigning(at, card);
    const { secret } = (await getSigning(at, card)) ?? {};
    if (!secret) throw new Error('no link');
    await findSigning(db, secret);
    const note = { ...contributionSchema.parse({ name: 'Ravi', file }), key: randomId() };
    const signed = await signCard(at, secret, note);
    if (!signed.ok) throw new Error(signed.error.reason);
    await findOwnNote(db, signed.value.secret);
    await findNoteFile(db, signed.value.secret, file);
    await findFileFor(db, { id: file, viewerId: helper });
    await listNotes(db, card);
    await countNotes(db, card.userId, [card.id]);
    await inviteByName(at, card, ['Mia']);
    await listInvitations(at, card);
    await renewOrganiserLink(at, card);
    await joinOrganisers(db, (await getOrganiserLink(at, card)) as LinkSecret, helper);
    await findOrganisedCard(db, card.id, helper);
    await listOrganisedCards(db, helper);
    await listThanks(db, card.id, randomId());
    await warnOfFewNotes({ db, mail: createMailQueue(db) }, new Date());
    await countCardsToHandOver(db, card.userId);
    await deleteOrphanedCards(db, new Date());
    await withdrawNote(at, signed.value.secret);
  });
  expect(statements.length).toBeGreaterThan(30);
  expect(await faultsOf(statements)).toEqual([]);
});

test('no question about people whose birthdays are kept reads a whole table', async () => {
  const userId = await addUser(database.db);
  const statements = await recorded(async (db) => {
    const added = await addContact(db, { userId, formKey: randomId(), contact: aContact() });
    if (!added.ok) throw new Error(added.error.reason);
    const id = added.value;
    await getContact(db, userId, id);
    await changeContact(db, userId, { ...aContact(), id });
    await deleteContact(db, userId, id);
    await findDeletedContact(db, userId, id);
    await restoreContact(db, userId, id);
    const { id: cardId } = await addCard(database.db, userId);
    const prepared = { userId, contactId: id, day: '2026-04-24', cardId };
    await db.transaction((tx) => notePreparedCard(tx, prepared));
    await findNotedBirthdays(db, userId, { ids: [id], from: '2026-01-01' });
    await countPreparedCards(db, userId, '2026-01-01');
    await changeContact(db, userId, { ...aContact(), id });
    const chosen = [{ ...aContact({ name: 'Ravi' }), replaces: null }];
    await importContacts(db, { userId, id: randomId(), chosen });
    for (const { id: imported } of await listImports(db, userId)) await undoImport(db, userId, imported);
    await listContacts(db, userId);
    await listWaiting(db, userId);
    await deleteOldContacts(db, new Date());
    const linked = { db, secret: 'a-secret-for-tests-only-of-48-characters-0123456' };
    for (const link of ['calendar', 'tell birthday'] as const) {
      await renewContactLink(linked, userId, link);
      const { [link]: secret } = await getContactLinks(linked, userId);
      if (secret) await findContactLink(db, link, secret);
      await endContactLink(db, userId, link);
    }
    await tellBirthday(db, { userId, formKey: randomId(), contact: aContact() });
    await acceptContacts(db, userId, [id]);
    await noteContactCard(db, { userId, contactId: id, day: '2026-04-24', cardId: randomId() });
    await listContactCards(db, userId, id);
    await findContactCards(db, userId, { ids: [id], from: '2026-01-01' });
    await findBirthdaysOfCards(db, userId, [randomId()]);
    await changeReminders(db, userId, { mailsWeekBefore: true, mailsOnDay: false, pushesNames: true });
    await getReminderSettings(db, userId);
    await remindOfBirthdays(
      { db, origin: 'https://bloom.example', mail: createMailQueue(db) },
      new Date('2026-04-24T12:00Z'),
    );
  });
  expect(statements.length).toBeGreaterThan(15);
  expect(await faultsOf(statements)).toEqual([]);
});

test('no question about favourites and one’s own designs reads a whole table', async () => {
  const userId = await addUser(database.db);
  const other = await addUser(database.db);
  const statements = await recorded(async (db) => {
    const owned = await addCard(db, userId);
    const asked = { userId, creationKey: aKey(), ...designOf(aCard()), name: '', remixOf: null };
    const saved = await saveDesign(db, asked);
    const id = saved.ok ? saved.value.id : '';
    await saveDesign(db, { ...asked, creationKey: aKey(), remixOf: id });
    await readDesignOfCard(db, owned);
    await listOwnDesigns(db, userId);
    await findDesigns(db, [id, 'lift-off'], { language: 'en', userId });
    for (const change of ['on', 'toggle', 'off'] as const) {
      await changeFavourites(db, { userId, kind: 'design', targets: [id], change });
      await changeFavourites(db, { userId, kind: 'card', targets: [owned.id], change });
    }
    await listFavourites(db, userId, 'design');
    await findFavourites(db, { userId, kind: 'card', targets: [owned.id] });
    await renameDesign(db, { userId, id }, 'Gold');
    await deleteDesign(db, { userId, id });
    await db.transaction((tx) => moveDesigns(tx, userId, other));
    await db.transaction((tx) => moveFavourites(tx, userId, other));
  });
  expect(statements.length).toBeGreaterThan(15);
  expect(await faultsOf(statements)).toEqual([]);
});

test('no question about mail to receivers reads a whole table', async () => {
  const owned = await addSender(database.db);
  const statements = await recorded(async (db) => {
    const parts = sendingParts(db, 'smtp://127.0.0.1:1');
    const id = await addDelivery(parts, owned);
    const now = new Date('2026-11-12T12:00Z');
    await deliverDue(parts, now);
    await listDeliveries(db, owned);
    await countDeliveries(db, owned.userId, [owned.id]);
    await cancelDelivery(db, owned, id);
    await sendAgain(parts, { owned, id, now });
    await deleteOldDeliveries(db, now);
  });
  expect(statements.length).toBeGreaterThan(15);
  expect(await faultsOf(statements)).toEqual([]);
});

test('no list of the operators, and nothing about guests, reads a whole table', async () => {
  const page = { limit: 10, cursor: null };
  const statements = await recorded(async (db) => {
    const guest = await addUser(db);
    await addCard(db, guest, { status: 'published' });
    await readGuestCards(db, guest);
    await deleteIdleGuests(db);
    await findAccount(db, 'asha@others.example');
    await findCards(db, { limit: 10, onlyHidden: false, ownerId: guest });
    await listReports(db, 'open', page);
    await listHiddenCards(db, page);
    await listMessages(db, page);
    await listAuditLog(db, page);
    await listFailedMail(db, page);
  });
  expect(statements.length).toBeGreaterThan(10);
  expect(await faultsOf(statements)).toEqual([]);
});

test('no list and no page of designs of everybody reads all of them', async () => {
  for (const [text, values] of manyDesigns(3_000)) await database.pool.query(text, [...values]);
  const owner = new pg.Client(database.owner);
  await owner.connect();
  await owner.query('analyze designs').finally(() => owner.end());
  const language = 'en';
  const limit = 12;
  const statements = await recorded(async (db) => {
    for (const order of ['new', 'sent', 'remixed'] as const)
      await listDesigns(db, order, { language, limit });
    await listPicks(db, { language, limit });
    await listAddresses(db, { limit, offset: 24 });
    for (const asked of ['', 'category=Sister', 'style=Neon', 'category=Uncle&style=Cute', 'search=sea']) {
      const { where } = designFilter(readFilters(new URLSearchParams(asked)), language);
      const first = await pageOfDesigns(db, { language, where, limit, cursor: null });
      await pageOfDesigns(db, { language, where, limit, cursor: first.cursor });
    }
    const [latest] = await listDesigns(db, 'new', { language, limit });
    const found = await findDesignOfPage(db, latest?.id ?? '', language);
    if (found) await listRelated(db, found, language);
    const liker = { userId: await addUser(db), browser: randomId() };
    await changeLike(db, { design: 'side-a', liker, change: 'on' });
    await readOwnLikes(db, liker, ['side-a', latest?.id ?? '']);
  });
  expect(statements.length).toBeGreaterThan(15);
  expect(await faultsOf(statements)).toEqual([]);
});

test('a question without an index is found', async () => {
  const missing = { text: 'select id from cards where published_at > now()', values: [] };
  const found = { text: 'select id from cards where id = $1', values: ['a'] };
  expect(await faultsOf([missing, found])).toEqual([expect.stringContaining('published_at')]);
});
