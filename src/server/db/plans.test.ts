import { expect, test } from 'vitest';
import { contributionSchema } from '#content/contribution-form.ts';
import { readFilters } from '#content/gallery.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addDelivery, addSender, sendingParts } from '#tests/support/deliveries.ts';
import { lookAsOperator, usePages } from '#tests/support/every-query.ts';
import { manyDesigns } from '#tests/support/many-designs.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { addOthers, findWithoutIndex } from '#tests/support/query-plans.ts';
import { recordStatements } from '#tests/support/recorded-statements.ts';
import { aCard, aContact, addCard, addFile, addUser, aKey } from '#tests/support/rows.ts';
import { deleteExpired } from '../auth/sessions.ts';
import { indexCards } from '../cards/search.ts';
import { removeDeletedCards } from '../cards/write.ts';
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
import { changeContactSettings, getReminderSettings } from '../contacts/settings.ts';
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
import { findFavourites, listFavourites } from '../favourites/read.ts';
import { changeFavourites, moveFavourites } from '../favourites/write.ts';
import { findFileFor } from '../files/read.ts';
import { createFileStore } from '../files/store/create-store.ts';
import { deleteUnusedFiles } from '../files/write.ts';
import { readGuestCards } from '../guests/read.ts';
import { deleteIdleGuests } from '../guests/write.ts';
import { readOwnLikes } from '../likes/read.ts';
import { changeLike } from '../likes/write.ts';
import { createMailQueue } from '../mail/write.ts';
import { randomId } from '../random-id.ts';
import { createRateLimiter } from '../rate-limits/rate-limiter.ts';
import { listThanks } from '../replies/read.ts';
import { type Db, withClient } from './database.ts';

/*
 * Whether each question that is asked often finds its rows by an index, whatever there is besides: PostgreSQL is told
 * that reading a whole table is the last thing to do, and must not have to. With a million cards, and with the plans as
 * they were carried out: `npm run prove -- load plans`.
 */

const database = await testDatabase();

/** Expects that `work` sends so many statements at least, and that each finds its rows by an index. */
async function expectIndexes(least: number, work: (db: Db) => Promise<unknown>): Promise<void> {
  const { host, port, user, database: name } = database.pool.options;
  const statements = await recordStatements({ host, port, user, database: name }, work);
  expect(statements.length).toBeGreaterThanOrEqual(least);
  expect(await findWithoutIndex(database.pool, statements)).toEqual([]);
}

test('no question that is asked often reads a whole table', async () => {
  await addOthers(database.owner);
  await expectIndexes(51, async (db) => {
    const owner = await addUser(db);
    await usePages(db, owner);
    await indexCards(db);
    await deleteExpired(db, new Date());
    await createRateLimiter({ db, secret: 'plans' }).sweep(3_600);
    await removeDeletedCards(db, new Date(Date.now() + 3_600_000));
    const files = createFileStore({ dataDir: temporaryFolder(), s3: null });
    await deleteUnusedFiles({ db, files, now: new Date() });
  });
});

test('no question about signing reads a whole table', async () => {
  const parts = { db: database.db, secret: 'a-secret-for-tests-only-of-48-characters-0123456' };
  const helper = await addUser(database.db);
  const card = await addCard(database.db, await addUser(database.db), { status: 'published' });
  const file = await addFile(database.db, card.userId);
  await expectIndexes(31, async (db) => {
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
});

test('no question about people whose birthdays are kept reads a whole table', async () => {
  const userId = await addUser(database.db);
  await expectIndexes(16, async (db) => {
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
    await changeContactSettings(db, userId, { mailsWeekBefore: true, mailsOnDay: false, pushesNames: true });
    await getReminderSettings(db, userId);
    await remindOfBirthdays(
      { db, origin: 'https://bloom.example', mail: createMailQueue(db) },
      new Date('2026-04-24T12:00Z'),
    );
  });
});

test('no question about favourites and one’s own designs reads a whole table', async () => {
  const userId = await addUser(database.db);
  const other = await addUser(database.db);
  await expectIndexes(16, async (db) => {
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
});

test('no question about mail to receivers reads a whole table', async () => {
  const owned = await addSender(database.db);
  await expectIndexes(16, async (db) => {
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
});

test('no list of the operators, and nothing about guests, reads a whole table', async () => {
  await expectIndexes(11, async (db) => {
    const guest = await addUser(db);
    await addCard(db, guest, { status: 'published' });
    await readGuestCards(db, guest);
    await deleteIdleGuests(db);
    await lookAsOperator(db, guest, 'asha@others.example');
  });
});

test('no list and no page of designs of everybody reads all of them', async () => {
  for (const [text, values] of manyDesigns(3_000)) await database.pool.query(text, [...values]);
  await withClient(database.owner, (owner) => owner.query('analyze designs'));
  const language = 'en';
  const limit = 12;
  await expectIndexes(16, async (db) => {
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
});

test('a question without an index is found', async () => {
  const missing = { text: 'select id from cards where published_at > now()', values: [] };
  const found = { text: 'select id from cards where id = $1', values: ['a'] };
  const without = await findWithoutIndex(database.pool, [missing, found]);
  expect(without).toEqual([expect.stringContaining('published_at')]);
});
