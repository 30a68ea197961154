// Spec: 4.4, 6.3, 7.5, 7.7
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addFile, addUser, aPhoto, aShare } from '#tests/support/rows.ts';
import { createDb } from '../db/connection/drizzle.ts';
import { cards } from '../db/tables/cards.ts';
import { setHidden } from '../operator/write.ts';
import { randomId } from '../random-id.ts';
import { recordShare } from '../shares/write.ts';
import { countCards, countMatches, createCardReader, getCardForViewer, listCards } from './read.ts';
import { type CardListRequest, type CardSort, type CardTab, type OwnedCardId, parseSearch } from './types.ts';
import { deleteCard, updateCard } from './write.ts';

const { db } = await testDatabase();

async function damage({ id }: OwnedCardId, document: unknown): Promise<void> {
  await db.update(cards).set({ document }).where(eq(cards.id, id));
}

describe('a card at its address', () => {
  test('a published one is for everybody', async () => {
    const { id, userId } = await addCard(db, await addUser(db), { status: 'published' });
    for (const viewer of [null, await addUser(db)]) {
      expect(await getCardForViewer(db, id, viewer)).toMatchObject({
        state: 'found',
        id,
        card: aCard(),
        access: { state: 'open' },
        isOwner: false,
      });
    }
    expect(await getCardForViewer(db, id, userId)).toMatchObject({ state: 'found', isOwner: true });
  });

  test('a draft is for its owner only; to others it was never there', async () => {
    const { id, userId } = await addCard(db, await addUser(db));
    expect(await getCardForViewer(db, id, userId)).toMatchObject({
      state: 'found',
      access: { state: 'draft' },
      isOwner: true,
    });
    for (const viewer of [null, await addUser(db), '']) {
      expect(await getCardForViewer(db, id, viewer)).toEqual({ state: 'missing' });
    }
  });

  test('a hidden one is gone for all but its owner, who is told, and no save shows it again', async () => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    expect(await setHidden(db, id.id, true)).toBe('changed');
    const update = {
      id,
      card: aCard({ message: 'Again' }),
      status: 'published',
      expectedRevision: 1,
    } as const;
    expect((await updateCard(db, update)).ok).toBe(true);
    for (const viewer of [null, await addUser(db)]) {
      expect(await getCardForViewer(db, id.id, viewer)).toEqual({ state: 'hidden' });
    }
    expect(await getCardForViewer(db, id.id, id.userId)).toMatchObject({
      state: 'found',
      access: { state: 'hidden' },
    });
    expect(await setHidden(db, id.id, false)).toBe('changed');
    expect(await getCardForViewer(db, id.id, null)).toMatchObject({
      state: 'found',
      access: { state: 'open' },
    });
  });

  test('without a file that was hidden with another card it is another content, for all but its owner', async () => {
    const owner = await addUser(db);
    const card = aCard({ receiverPhoto: aPhoto(await addFile(db, owner)) });
    const [id, other] = [
      await addCard(db, owner, { status: 'published', card }),
      await addCard(db, owner, { status: 'published', card }),
    ];
    const contentFor = async (viewer: string | null) => {
      const found = await getCardForViewer(db, id.id, viewer);
      return found.state === 'found' && [found.card.receiverPhoto !== null, found.content];
    };
    const whole = await contentFor(null);
    expect(whole).toEqual([true, `${id.id} 1`]);
    await setHidden(db, other.id, true);
    expect(await contentFor(null)).toEqual([false, `${id.id} 1 ${card.receiverPhoto?.file}`]);
    expect(await contentFor(owner)).toEqual(whole);
  });

  test('a deleted one is gone, one that never was is missing', async () => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    await deleteCard(db, id);
    expect(await getCardForViewer(db, id.id, null)).toEqual({ state: 'gone' });
    expect(await getCardForViewer(db, randomId(), null)).toEqual({ state: 'missing' });
  });

  test.each([
    '',
    'x',
    'a'.repeat(21),
    'a'.repeat(23),
    `${'a'.repeat(21)}\u0000`,
    `${'a'.repeat(21)}\ud800`,
    "' or 1=1 --          a",
    '../../../etc/passwd0000',
    42,
    null,
    undefined,
    {},
    ['a'.repeat(22)],
  ])('an address that is none never reaches the database: %j', async (input) => {
    const nowhere = createDb(new pg.Pool({ host: '/nowhere' }));
    expect(await getCardForViewer(nowhere, input, null)).toEqual({ state: 'missing' });
  });

  test.each([
    ['newer', { ...aCard(), version: 5 }],
    ['damaged', { ...aCard(), animation: 'explode' }],
    ['damaged', { ...aCard(), version: undefined }],
  ])('a document that is %s is said to be so, and nothing throws', async (why, document) => {
    const id = await addCard(db, await addUser(db), { status: 'published' });
    const read = createCardReader((work) => work(db));
    expect(await read(id.id, null)).toMatchObject({ state: 'found' });
    await damage(id, document);
    for (const found of [await getCardForViewer(db, id.id, null), await read(id.id, null)])
      expect(found).toMatchObject({ state: 'unreadable', why, id: id.id });
    expect((await listCards(db, id.userId, 'created', { limit: 10, cursor: null })).items).toMatchObject([
      { card: null },
    ]);
  });
});

function cursorOf(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

describe('the lists of the dashboard', () => {
  async function names(
    userId: string,
    tab: CardTab,
    limit: number,
    asked: Pick<CardListRequest, 'sort' | 'words'> = {},
  ): Promise<string[][]> {
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page = await listCards(db, userId, tab, { ...asked, limit, cursor });
      pages.push(page.items.map(({ card }) => card?.toName ?? ''));
      cursor = page.cursor;
    } while (cursor);
    return pages;
  }

  test('show own cards of one tab, the last changed first, page by page', async () => {
    const userId = await addUser(db);
    for (const toName of ['A', 'B', 'C', 'D', 'E']) await addCard(db, userId, { card: aCard({ toName }) });
    await addCard(db, userId, { status: 'published', card: aCard({ toName: 'P' }) });
    await addCard(db, await addUser(db), { card: aCard({ toName: 'Stranger' }) });
    expect(await names(userId, 'drafts', 2)).toEqual([['E', 'D'], ['C', 'B'], ['A']]);
    expect(await names(userId, 'drafts', 5)).toEqual([['E', 'D', 'C', 'B', 'A']]);
    expect(await names(userId, 'created', 2)).toEqual([['P']]);
  });

  test('show every card once, also those of one moment and of one millisecond', async () => {
    const userId = await addUser(db);
    for (const toName of ['A', 'B', 'C', 'D', 'E', 'F'])
      await addCard(db, userId, { card: aCard({ toName }) });
    const moment = sql`timestamptz '2026-02-03 04:05:06.789000Z'`;
    await db.execute(sql`update cards set updated_at = ${moment} where user_id = ${userId}`);
    const micros = sql`(ascii(document ->> 'toName') % 3) * interval '1 microsecond'`;
    await db.execute(sql`update cards set updated_at = updated_at + ${micros} where user_id = ${userId}`);
    const pages = await names(userId, 'drafts', 1);
    expect(pages.flat().sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  test('are sorted as asked, each card once', async () => {
    const userId = await addUser(db);
    const people = ['éva', 'Adam', '', 'Zoë', 'ADAM', 'ömer', 'मीरा', 'حسن'];
    for (const [index, toName] of people.entries()) {
      const { id } = await addCard(db, userId, { status: 'published', card: aCard({ toName }) });
      await db
        .update(cards)
        .set({ views: [3, 0, 3, 12, 0, 1, 12, 2][index] ?? 0 })
        .where(eq(cards.id, id));
    }
    const listed = async (sort: CardSort) => (await names(userId, 'created', 3, { sort })).flat();
    expect(await listed('newest')).toEqual(people.toReversed());
    expect(await listed('oldest')).toEqual(people);
    const byName = await listed('name');
    expect(byName.slice(0, 2).sort()).toEqual(['ADAM', 'Adam']);
    expect(byName.slice(2)).toEqual(['éva', 'ömer', 'Zoë', 'حسن', 'मीरा', '']);
    const byViews = await listed('views');
    expect(byViews.slice(0, 2).sort()).toEqual(['Zoë', 'मीरा']);
    expect(byViews.slice(4, 6)).toEqual(['حسن', 'ömer']);
    expect(byViews.toSorted()).toEqual(people.toSorted());
  });

  test.each(['newest', 'oldest', 'name', 'views'] as const)(
    'by %s go back as they went forward',
    async (sort) => {
      const userId = await addUser(db);
      for (const toName of ['A', 'B', 'C', 'D', 'E', 'A', 'B'])
        await addCard(db, userId, { card: aCard({ toName }) });
      const at = (cursor: string | null, backwards = false) =>
        listCards(db, userId, 'drafts', { limit: 3, cursor, sort, backwards });
      const first = await at(null);
      const second = await at(first.cursor);
      const third = await at(second.cursor);
      expect([first.previous, third.items.length, third.cursor]).toEqual([null, 1, null]);
      const back = await at(third.previous, true);
      expect(back).toEqual(second);
      expect(await at(back.previous, true)).toEqual(first);
      // The first page is a full one, also when cards before it were deleted meanwhile.
      await deleteCard(db, { id: first.items[1]?.id, userId } as OwnedCardId);
      const begin = await at(back.previous, true);
      expect(begin).toMatchObject({ previous: null, items: { length: 3 } });
      expect(begin.items[2]?.id).toBe(second.items[0]?.id);
    },
  );

  test('find cards by what they say and by both names, in any case, order and script', async () => {
    const userId = await addUser(db);
    const add = (toName: string, fromName: string, message: string) =>
      addCard(db, userId, { card: aCard({ toName, fromName, message }) });
    await add('Zoë Müller', 'Ravi', 'To the best sister of all!');
    await add('आशालता', 'Ravi', '100% _true_ \\ friend');
    await add('أحمد', 'Øystein', 'عيد ميلاد سعيد');
    await add('王小明', '', '生日快乐');
    const signature = { kind: 'typed', text: 'Your Bärbel' } as const;
    await addCard(db, userId, { card: aCard({ toName: 'Ida', heading: 'Hurra, hurra!', signature }) });
    const drafts = async (q: string) => {
      const words = parseSearch(q);
      const found = (await names(userId, 'drafts', 10, { words })).flat();
      expect(await countMatches(db, userId, 'drafts', { words })).toBe(found.length);
      return found.toReversed();
    };
    expect(await drafts('zoe')).toEqual(['Zoë Müller']);
    expect(await drafts('SISTER  müll')).toEqual(['Zoë Müller']);
    expect(await drafts('ravi')).toEqual(['Zoë Müller', 'आशालता']);
    expect(await drafts('ravi sister')).toEqual(['Zoë Müller']);
    expect(await drafts('आशा')).toEqual(['आशालता']);
    expect(await drafts('احمد oystein')).toEqual(['أحمد']);
    expect(await drafts('快乐')).toEqual(['王小明']);
    expect(await drafts('100%')).toEqual(['आशालता']);
    expect(await drafts('hurra')).toEqual(['Ida']);
    expect(await drafts('baerbel')).toEqual([]);
    expect(await drafts('barbel')).toEqual(['Ida']);
    expect(await drafts('_true_ \\')).toEqual(['आशालता']);
    for (const nobody of ['%', '_', '%ravi%', 'r_vi', 'best of all and more', "' or 1=1 --", '\\%'])
      expect(await drafts(nobody)).toEqual(nobody === '%' ? ['आशालता'] : nobody === '_' ? ['आशालता'] : []);
    expect(await drafts(' \u0000\n ')).toHaveLength(5);
    expect(await drafts('\ud800')).toEqual([]);
    expect(await names(await addUser(db), 'drafts', 10, { words: parseSearch('ravi') })).toEqual([[]]);
  });

  test('of a search have pages of their own', async () => {
    const userId = await addUser(db);
    for (const toName of ['A 1', 'B', 'A 2', 'B', 'A 3'])
      await addCard(db, userId, { card: aCard({ toName }) });
    const words = parseSearch('a');
    const cards = await names(userId, 'drafts', 2, { words: parseSearch('a 3') });
    expect(cards).toEqual([['A 3']]);
    expect(await names(userId, 'drafts', 2, { words, sort: 'name' })).toHaveLength(3);
  });

  test.each([
    'nonsense',
    '1.2',
    cursorOf(['9'.repeat(16), 'a'.repeat(22)]),
    cursorOf(['1', `${'a'.repeat(22)}'--`]),
    cursorOf(['\u0000', 'a'.repeat(22)]),
    cursorOf(['\ud800', 'a'.repeat(22)]),
    cursorOf(['-1', 'a'.repeat(22)]),
    cursorOf([1, 2]),
    cursorOf({ 0: '1' }),
    cursorOf(null),
    'a'.repeat(10_000),
    '\u0000',
  ])('take the cursor %j without failing', async (cursor) => {
    const { userId } = await addCard(db, await addUser(db));
    for (const sort of ['newest', 'oldest', 'name', 'views'] as const) {
      for (const backwards of [false, true]) {
        const { items } = await listCards(db, userId, 'drafts', { limit: 1, cursor, sort, backwards });
        expect(items.length).toBeLessThanOrEqual(1);
      }
    }
  });

  test.each([0, -5, 1.5, Number.NaN, 1e9])('take the limit %d without failing', async (limit) => {
    const { userId } = await addCard(db, await addUser(db));
    expect((await listCards(db, userId, 'drafts', { limit, cursor: null })).items).toHaveLength(1);
  });

  test('count what they show', async () => {
    const userId = await addUser(db);
    expect(await countCards(db, userId)).toEqual({ drafts: 0, created: 0, shared: 0 });
    await addCard(db, userId);
    await addCard(db, userId);
    const published = await addCard(db, userId, { status: 'published' });
    for (const channel of ['link', 'link', 'qr'] as const) await recordShare(db, published, aShare(channel));
    const stranger = await addCard(db, await addUser(db), { status: 'published' });
    await recordShare(db, stranger, aShare('link'));
    expect(await countCards(db, userId)).toEqual({ drafts: 2, created: 1, shared: 3 });
  });
});
