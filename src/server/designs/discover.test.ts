import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type DiscoverTab, leastTold, mostShown } from '#content/discover.ts';
import { mostOthers, readFilters, readShown } from '#content/gallery.ts';
import { templates } from '#content/templates.ts';
import { testDatabase } from '#tests/support/database.ts';
import { manyDesigns } from '#tests/support/many-designs.ts';
import { addCard, addDesign, addMaker, addUser, publicDesign } from '#tests/support/rows.ts';
import type { Read } from '../db/database.ts';
import { DatabaseUnavailable } from '../db/failure.ts';
import { cards } from '../db/tables/cards.ts';
import { designs, penNames } from '../db/tables/designs.ts';
import { countPublicDesigns, writeDesignFigures } from './counts.ts';
import { listAddresses } from './discover.ts';
import { readDiscover } from './discover-page.ts';
import { designFilter, readGallery } from './gallery-page.ts';
import { findDesignOfPage, listRelated } from './page.ts';

const { db, pool } = await testDatabase();
const query = (text: string, values: readonly unknown[]) => pool.query(text, [...values]);
const maker = await addUser(db, 'Maker');
await db.insert(penNames).values({ userId: maker, name: 'Meera Ink', nameKey: 'meera ink' });

const read: Read = (work) => work(db);
/** Counted anew for each call. */
const counted = { counts: () => countPublicDesigns(db), figures: async () => new Map() };

const add = (extra: Partial<typeof designs.$inferInsert> = {}) =>
  addDesign(db, maker, { ...publicDesign(), ...extra });

beforeEach(async () => {
  await db.delete(designs);
});

const discover = (tab: DiscoverTab, shown = 3) =>
  readDiscover(read, { tab, shown, language: 'en', ...counted });
const gallery = (query = '', language: 'en' | 'hi' | 'es' = 'en') => {
  const asked = new URLSearchParams(query);
  return readGallery(read, {
    ...counted,
    ...{ filters: readFilters(asked), shown: readShown(asked), after: asked.get('after'), language },
  });
};
const idsOf = ({ designs: shown }: { readonly designs: readonly { readonly id: string }[] }) =>
  shown.map(({ id }) => id);

test('designs of everybody stand among ours, each tab in its order, and hidden ones nowhere', async () => {
  // After the day of the latest of ours.
  const day = (n: number) => new Date(Date.parse('2027-01-09') - n * 86_400_000);
  const [old, fresh, picked] = [
    await add({ recentCards: 40, remixes: 2, publishedAt: day(2) }),
    await add({ recentCards: 3, publishedAt: day(0) }),
    await add({ badge: 'Design Excellence', publishedAt: day(1), remixOf: 'side-a' }),
  ];
  const unseen = [
    await add({ recentCards: 99, remixes: 99, badge: "Editor's Choice", hiddenAt: new Date() }),
    await add({ recentCards: 99, state: 'withdrawn' }),
    await add({ recentCards: 99, state: 'waiting' }),
    await add({ state: 'own' }),
  ];
  expect(idsOf(await discover('trending')).slice(0, 2)).toEqual([old, fresh]);
  expect(idsOf(await discover('new'))).toEqual([fresh, picked, old]);
  expect(idsOf(await discover('staff-picks', 9))).toEqual([
    'first-slice',
    'one-more-flame',
    'side-a',
    picked,
  ]);
  expect(idsOf(await discover('remixed'))).toEqual([old, 'side-a']);
  for (const tab of ['trending', 'new', 'staff-picks', 'remixed'] as const) {
    const all = idsOf(await discover(tab, mostShown));
    expect(
      all.filter((id) => unseen.includes(id)),
      tab,
    ).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
    expect((await discover(tab, mostShown)).total, tab).toBe(all.length);
  }
  const shown = (await discover('trending')).designs[0];
  expect(shown).toMatchObject({
    title: 'Flowers · Elegant · for a sister',
    penName: 'Meera Ink',
    recent: 40,
  });
  expect(idsOf(await gallery('shown=120')).filter((id) => unseen.includes(id))).toEqual([]);
  for (const id of unseen) expect(await findDesignOfPage(db, id, 'en')).toBeNull();
  expect((await listAddresses(db, { limit: 9, offset: 0 })).map(({ path }) => path)).toEqual(
    [old, picked, fresh].map((id) => `/designs/${id}`),
  );
  expect(leastTold).toBe(10);
});

test('the gallery has them behind ours, by the same filters and by words of their titles', async () => {
  const sister = await add();
  const anyone = await add({ occasion: 'anyone', mood: 'Cute', motif: 'sea' });
  const others = async (query: string, language: 'en' | 'hi' | 'es' = 'en') =>
    (await gallery(`shown=240&${query}`, language)).designs.flatMap(({ id, penName }) =>
      penName ? [id] : [],
    );
  expect(await others('')).toEqual([anyone, sister]);
  expect(idsOf(await gallery('shown=240')).slice(0, templates.length)).toEqual(templates.map(({ id }) => id));
  expect(await others('category=sister')).toEqual([sister]);
  expect(await others('category=Mother')).toEqual([]);
  expect(await others('style=elegant')).toEqual([sister]);
  expect(await others('style=Retro')).toEqual([]);
  expect(await others('style=Cute&category=Sister')).toEqual([]);
  expect(await others('search=FLOWERS+sister')).toEqual([sister]);
  expect(await others('search=flowers+cute')).toEqual([]);
  expect(await others('search=hermana', 'es')).toEqual([sister]);
  expect(await others('search=mar', 'es')).toContain(anyone);
  expect(await others('search=phool', 'hi')).toEqual([sister]);
  expect(await others('search=flowers', 'hi')).toEqual([sister]);
  expect(await others("search=%25+'")).toEqual([]);
  const ofUs = templates.filter(({ category }) => category === 'Sister').length;
  expect(await gallery('category=Sister')).toMatchObject({ found: ofUs + 1, next: null, after: null });
});

test('a filter lets through what its condition finds, whatever the title', async () => {
  for (const [text, values] of manyDesigns(400)) await query(text, values);
  const { titles } = await countPublicDesigns(db);
  for (const asked of [
    'category=Uncle',
    'style=Neon',
    'search=sea',
    'search=a+for&style=Cute',
    'search=',
    'style=x',
  ]) {
    const filter = designFilter(readFilters(new URLSearchParams(asked)), 'en');
    const counted = titles.reduce((sum, title) => sum + (filter.matches(title) ? title.count : 0), 0);
    expect(await db.$count(designs, filter.where), asked).toBe(counted);
  }
});

test('a page ends after as many of others as it can hold, and the next one goes on behind them', async () => {
  for (const [text, values] of manyDesigns(250)) await query(text, values);
  const all = templates.length + 250;
  const first = await gallery();
  expect(first).toMatchObject({ found: all, next: 24, after: null });
  const whole = await gallery(`shown=${templates.length + mostOthers}`);
  expect(whole.designs).toHaveLength(templates.length + mostOthers);
  expect(whole.next).toBeNull();
  // An address that asks for more gets no more.
  expect((await gallery('shown=100000')).designs).toHaveLength(templates.length + mostOthers);
  const seen = idsOf(whole);
  for (let page = whole; page.after; ) {
    page = await gallery(`shown=${mostOthers}&after=${page.after}`);
    expect(page.found).toBe(all);
    seen.push(...idsOf(page));
  }
  expect(seen).toHaveLength(all);
  expect(new Set(seen).size).toBe(all);
  expect(idsOf(await gallery('after=no-cursor'))).toHaveLength(12);
});

test('while the database does not answer, ours are shown', async () => {
  const away: Read = () => Promise.reject(new DatabaseUnavailable('SILENT'));
  const asked = {
    filters: readFilters(new URLSearchParams()),
    shown: 12,
    after: null,
    language: 'en',
    ...counted,
  } as const;
  expect((await readGallery(away, asked)).designs).toHaveLength(12);
  const shown = await readDiscover(away, { tab: 'new', shown: 3, language: 'en', ...counted });
  expect(shown).toMatchObject({ total: templates.length, isRemixedShown: false });
  expect(shown.problem).toBeInstanceOf(DatabaseUnavailable);
});

test('a page names the design that this one was made from, as long as that is there', async () => {
  const source = await add({ motif: 'cake' });
  const remix = await add({ remixOf: source, remixPenName: 'Meera Ink' });
  const found = await findDesignOfPage(db, remix, 'en');
  expect(found).toMatchObject({
    tags: ['Elegant'],
    remixOf: { id: source, title: 'Cake · Elegant · for a sister', penName: 'Meera Ink' },
  });
  expect(await listRelated(db, found as NonNullable<typeof found>, 'en')).toHaveLength(3);
  await db.update(designs).set({ state: 'withdrawn' }).where(eq(designs.id, source));
  expect((await findDesignOfPage(db, remix, 'en'))?.remixOf).toEqual({ penName: 'Meera Ink' });
  const ours = await add({ remixOf: 'side-a' });
  expect((await findDesignOfPage(db, ours, 'en'))?.remixOf).toMatchObject({ id: 'side-a', penName: null });
  expect(await findDesignOfPage(db, 'side-a', 'es')).toMatchObject({ recentCards: null, remixOf: null });
});

test('cards of others that were opened this month are counted, and public remixes of others', async () => {
  const [maker, other] = [await addMaker(db, 'Maker'), await addUser(db, 'Other')];
  const design = await addDesign(db, maker, publicDesign());
  const began = async (userId: string, change: Partial<typeof cards.$inferInsert> = {}) => {
    const { id } = await addCard(db, userId, { status: 'published' });
    await db
      .update(cards)
      .set({ design, views: 1, ...change })
      .where(eq(cards.id, id));
  };
  await began(other);
  await began(other);
  await began(maker);
  await began(other, { views: 0 });
  await began(other, { status: 'draft' });
  await began(other, { deletedAt: new Date() });
  await began(other, { publishedAt: new Date(Date.now() - 31 * 86_400_000) });
  await addDesign(db, other, { ...publicDesign(), remixOf: design });
  await addDesign(db, maker, { ...publicDesign(), remixOf: design });
  await addDesign(db, other, { remixOf: design });
  await addDesign(db, other, { ...publicDesign(), remixOf: design, hiddenAt: new Date() });
  await writeDesignFigures(db);
  const figures = { recentCards: designs.recentCards, remixes: designs.remixes };
  const read = () => db.select(figures).from(designs).where(eq(designs.id, design));
  expect(await read()).toEqual([{ recentCards: 2, remixes: 1 }]);
  await db.update(cards).set({ views: 0 });
  await db.update(designs).set({ remixOf: null });
  await writeDesignFigures(db);
  expect(await read()).toEqual([{ recentCards: 0, remixes: 0 }]);
});
