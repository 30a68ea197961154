import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newCard } from '#card/document/card.ts';
import { type DesignLook, designLookOf } from '#card/looks/design-look.ts';
import { templateCard, templates } from '#content/templates.ts';
import { fail, ok } from '#std/result.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addDesign, addMaker, addUser, publicDesign } from '#tests/support/rows.ts';
import { user } from '../db/tables/accounts.ts';
import { cards } from '../db/tables/cards.ts';
import { designs, penNames } from '../db/tables/designs.ts';
import { reports } from '../db/tables/reports.ts';
import { randomId } from '../random-id.ts';
import { findDesign } from './find.ts';
import { creditOf, deleteDesign, saveDesign } from './own.ts';
import { publishDesign, withdrawDesign } from './publish.ts';
import { isLikeAnother } from './publishing-requirements.ts';
import { approveDesign, refuseDesign, refusePenName } from './review.ts';
import { fingerprintOf, storedLook } from './stored-look.ts';

const { db } = await testDatabase();
const pictureThread = { designProblems: async () => [] };
const parts = { db, pictureThread, siteName: 'Birthday Bloom' };
const title = { occasion: 'Sister', mood: 'Elegant', motif: 'flowers' } as const;

/** Letters alone: a pen name has no digits. */
const someName = () =>
  `Maker ${Array.from({ length: 12 }, () => 'abcdeghko'[Math.floor(Math.random() * 9)]).join('')}`;

const publish = (userId: string, designId: string, penName = someName()) =>
  publishDesign(parts, { userId, designId, title, tone: 'funny', penName });

async function rowOf(id: string) {
  const [row] = await db.select().from(designs).where(eq(designs.id, id));
  if (!row) throw new Error('There is no such design.');
  return row;
}

const nameOf = (userId: string) => db.select().from(penNames).where(eq(penNames.userId, userId));

test('a design waits, is approved with its pen name, and can be withdrawn', async () => {
  const maker = await addMaker(db);
  const id = await addDesign(db, maker);
  expect(await publish(maker, id, 'Meera Ink')).toEqual(ok(undefined));
  expect(await rowOf(id)).toMatchObject({ ...title, state: 'waiting', tone: 'funny', publishedAt: null });
  expect(await nameOf(maker)).toMatchObject([{ name: 'Meera Ink', approvedAt: null }]);
  expect(await findDesign(db, id, { language: 'en', userId: null })).toBeNull();
  expect(await approveDesign(db, id)).toBe(true);
  expect(await approveDesign(db, id)).toBe(false);
  expect((await nameOf(maker))[0]?.approvedAt).not.toBeNull();
  expect(await findDesign(db, id, { language: 'en', userId: null })).toMatchObject({
    credit: { penName: 'Meera Ink', remixOf: null },
  });
  expect(await withdrawDesign(db, { userId: await addUser(db), designId: id })).toBe(false);
  expect(await withdrawDesign(db, { userId: maker, designId: id })).toBe(true);
  expect(await withdrawDesign(db, { userId: maker, designId: id })).toBe(false);
  expect(await findDesign(db, id, { language: 'en', userId: null })).toBeNull();
});

test('asking again, and twice at once, changes nothing', async () => {
  const maker = await addMaker(db, 'Twice');
  const id = await addDesign(db, maker);
  const asked = await Promise.all([publish(maker, id), publish(maker, id)]);
  expect(asked).toEqual([ok(undefined), ok(undefined)]);
  // The second came when the first was stored: a design is not like itself.
  const { look } = await rowOf(id);
  expect(await isLikeAnother(db, { id, look: look as DesignLook })).toBe(false);
  expect(await isLikeAnother(db, { id: 'A'.repeat(22), look: look as DesignLook })).toBe(true);
  await approveDesign(db, id);
  expect(await publish(maker, id)).toEqual(ok(undefined));
  expect(await rowOf(id)).toMatchObject({ state: 'public' });
});

test('only its maker asks, for what was not refused for its look', async () => {
  const [maker, other] = [await addMaker(db, 'One'), await addMaker(db, 'Other')];
  const id = await addDesign(db, maker);
  for (const asked of [id, 'lift-off', 'A'.repeat(22), '', "' or true --"]) {
    expect(await publish(other, asked), asked).toEqual(fail({ reason: 'missing' }));
  }
  await publish(maker, id);
  await refuseDesign(db, id, 'unready');
  expect(await publish(maker, id)).toEqual(fail({ reason: 'refused' }));
  const retitled = await addDesign(db, maker);
  await publish(maker, retitled);
  await refuseDesign(db, retitled, 'title');
  expect(await publish(maker, retitled)).toEqual(ok(undefined));
  expect(await rowOf(retitled)).toMatchObject({ state: 'waiting', refusal: null });
});

test('who may ask: a confirmed account of a week whose cards were opened, with few designs that wait', async () => {
  const maker = await addMaker(db, 'Gate');
  const id = await addDesign(db, maker);
  const unmet = async (kind: string, count?: number) =>
    expect(await publish(maker, id)).toEqual(
      fail({ reason: 'unmet', unmet: [{ kind, ...(count !== undefined && { count }) }] }),
    );
  const ofMaker = eq(user.id, maker);
  await db.update(user).set({ isAnonymous: true }).where(ofMaker);
  await unmet('guest');
  await db.update(user).set({ isAnonymous: false, emailVerified: false }).where(ofMaker);
  await unmet('unconfirmed');
  const twoDays = new Date(Date.now() - 2 * 86_400_000 - 60_000);
  await db.update(user).set({ emailVerified: true, createdAt: twoDays }).where(ofMaker);
  await unmet('young', 5);
  await db
    .update(user)
    .set({ createdAt: new Date(0) })
    .where(ofMaker);
  const [first] = await db.select().from(cards).where(eq(cards.userId, maker));
  for (const change of [
    { views: 0 },
    { status: 'draft' },
    { hiddenAt: new Date() },
    { deletedAt: new Date() },
  ] as const) {
    await db
      .update(cards)
      .set(change)
      .where(eq(cards.id, first?.id ?? ''));
    await unmet('sent', 2);
    await db
      .update(cards)
      .set({ views: 1, status: 'published', hiddenAt: null, deletedAt: null })
      .where(eq(cards.id, first?.id ?? ''));
  }
  const waiting = [];
  for (let one = 0; one < 3; one += 1)
    waiting.push(await addDesign(db, maker, { ...title, state: 'waiting' }));
  await unmet('waiting');
  for (const one of waiting.slice(1)) await refuseDesign(db, one, 'misuse');
  await unmet('blocked');
});

test('four designs at once are not more than may wait', async () => {
  const maker = await addMaker(db, 'Four');
  const ids = await Promise.all([1, 2, 3, 4].map(() => addDesign(db, maker)));
  const asked = await Promise.all(ids.map((id) => publish(maker, id)));
  expect(asked.filter(({ ok }) => ok)).toHaveLength(3);
});

test('a look that is there, or nearly, is refused: ours, theirs, and of two at once one', async () => {
  const [one, other] = [await addMaker(db, 'Early'), await addMaker(db, 'Late')];
  const template = templates[0];
  if (!template) throw new Error('There are templates.');
  const ours = designLookOf(templateCard(template));
  const nearly = { ...ours, seed: 99, stickers: [], animation: 'rotate' as const };
  const copy = await addDesign(db, one, { look: storedLook(nearly), fingerprint: fingerprintOf(nearly) });
  expect(await publish(one, copy)).toEqual(fail({ reason: 'alike' }));
  const look = designLookOf({ ...newCard(1), background: 'bg-cake', titleColor: '#123456' });
  const same = { look: storedLook(look), fingerprint: fingerprintOf(look), likeness: null };
  const [mine, yours] = [await addDesign(db, one, same), await addDesign(db, other, same)];
  const asked = await Promise.all([publish(one, mine), publish(other, yours)]);
  expect(asked.filter(({ ok }) => ok)).toHaveLength(1);
  expect(asked.filter(({ ok }) => !ok)).toEqual([fail({ reason: 'alike' })]);
});

test('keys that this program does not know, and faces that cannot be read, are named', async () => {
  const maker = await addMaker(db, 'Keys');
  for (const [part, change] of Object.entries({
    background: { background: 'bg-visit-my-shop' },
    composition: { composition: 'visit-my-shop' },
    typeface: { typeface: 'visit-my-shop' },
    lettering: { lettering: 'visit-my-shop' },
    stickers: { stickers: [{ slot: 0, key: 'visit-my-shop' }] },
    envelope: { opening: { envelope: 'visit-my-shop', candles: true, shown: true } },
  })) {
    const id = await addDesign(db, maker, { look: { ...newCard(7), ...change } });
    expect(await publish(maker, id)).toEqual(fail({ reason: 'unknown', part }));
  }
  const problems = [{ face: 'square', kind: 'contrast' }] as const;
  const unreadable = { ...parts, pictureThread: { designProblems: async () => problems } };
  const id = await addDesign(db, maker);
  const asked = { userId: maker, designId: id, title, tone: 'sweet', penName: '' } as const;
  expect(await publishDesign(unreadable, asked)).toEqual(fail({ reason: 'faces', problems }));
  expect(await rowOf(id)).toMatchObject({ state: 'own' });
});

test('a pen name is asked for once, checked, and taken by one', async () => {
  const [one, other] = [await addMaker(db), await addMaker(db)];
  const [mine, yours] = [await addDesign(db, one), await addDesign(db, other)];
  expect(await publish(one, mine, '<b>Asha</b>')).toEqual(
    fail({ reason: 'pen-name', problem: 'characters' }),
  );
  expect(await publish(one, mine, 'Priya Lines')).toEqual(ok(undefined));
  expect(await publish(other, yours, 'prIya-lines')).toEqual(fail({ reason: 'pen-name', problem: 'taken' }));
  expect(await rowOf(yours)).toMatchObject({ state: 'own' });
  const second = await addDesign(db, one);
  expect(await publish(one, second, 'Another Name')).toEqual(ok(undefined));
  expect(await nameOf(one)).toMatchObject([{ name: 'Priya Lines' }]);
});

test('a remix has its credit by the system, and a copy of one’s own does not lose it', async () => {
  const [maker, remixer] = [await addMaker(db, 'First Maker'), await addMaker(db, 'Remixer')];
  const original = await addDesign(db, maker, publicDesign());
  const look = designLookOf({ ...newCard(4), background: 'bg-stars' });
  const kept = { creationKey: 'a', look, tone: 'sweet', name: '', userId: remixer } as const;
  const copy = await saveDesign(db, { ...kept, remixOf: original });
  const copyId = copy.ok ? copy.value.id : '';
  expect(await saveDesign(db, { ...kept, remixOf: null })).toEqual(ok({ id: copyId }));
  // A card that began with the copy.
  const originFor = async (userId: string, design: string) => (await creditOf(db, design, userId)).remixOf;
  expect(await originFor(remixer, copyId)).toBe(original);
  expect(await originFor(maker, copyId)).toBe(copyId);
  expect(await originFor(remixer, 'lift-off')).toBe('lift-off');
  expect(await originFor(remixer, 'A'.repeat(22))).toBeNull();
  await publish(remixer, copyId);
  await approveDesign(db, copyId);
  const credit = async () => (await findDesign(db, copyId, { language: 'en', userId: null }))?.credit;
  const said = { penName: 'Remixer', remixOf: { id: original, penName: 'First Maker' } };
  expect(await credit()).toEqual(said);
  await withdrawDesign(db, { userId: maker, designId: original });
  expect(await credit()).toEqual(said);
  await refusePenName(db, original);
  expect(await credit()).toEqual({ penName: 'Remixer', remixOf: null });
  // Its next name waits, and nobody has looked at it.
  expect(await publish(maker, await addDesign(db, maker), 'Unseen Name')).toEqual(ok(undefined));
  expect(await creditOf(db, original, remixer)).toEqual({ remixOf: null, remixPenName: null });
});

test('a refused pen name goes with every design under it, which can come back under another', async () => {
  const maker = await addMaker(db, 'Not Nice');
  const [shown, waits] = [await addDesign(db, maker, publicDesign()), await addDesign(db, maker)];
  await publish(maker, waits);
  expect(await refusePenName(db, shown)).toBe('Not Nice');
  expect(await refusePenName(db, shown)).toBeNull();
  for (const id of [shown, waits])
    expect(await rowOf(id)).toMatchObject({ state: 'refused', refusal: 'pen-name' });
  expect(await nameOf(maker)).toEqual([]);
  expect(await publish(maker, shown, 'Nicer Now')).toEqual(ok(undefined));
  expect(await db.$count(designs, and(eq(designs.userId, maker), eq(designs.state, 'public')))).toBe(0);
});

test('a refused pen name is said nowhere any more, and what people said of designs under it is answered', async () => {
  const [maker, remixer] = [await addMaker(db, 'Never Again'), await addMaker(db, 'Remixer Two')];
  const [shown, gone] = [await addDesign(db, maker, publicDesign()), await addDesign(db, maker)];
  const remixOfGone = { remixOf: gone, remixPenName: 'Never Again' };
  const remix = await addDesign(db, remixer, { ...publicDesign(), ...remixOfGone });
  const ofOther = await addDesign(db, remixer, { remixOf: 'A'.repeat(22), remixPenName: 'Somebody Else' });
  await deleteDesign(db, { userId: maker, id: gone });
  const report = { reason: 'spam', text: 'An advertisement.' };
  await db.insert(reports).values([shown, remix].map((design) => ({ id: randomId(), design, ...report })));
  await refusePenName(db, shown);
  expect(await rowOf(remix)).toMatchObject({ remixOf: null, remixPenName: null });
  expect(await rowOf(ofOther)).toMatchObject({ remixPenName: 'Somebody Else' });
  const stateOf = async (design: string) =>
    (await db.select().from(reports).where(eq(reports.design, design)))[0]?.state;
  expect([await stateOf(shown), await stateOf(remix)]).toEqual(['closed', 'open']);
});

test('as many are kept as the limit says', async () => {
  const userId = await addUser(db);
  const look = designLookOf(newCard(1));
  await db.insert(designs).values(
    Array.from({ length: 200 }, (_, index) => ({
      ...{ id: randomId(), userId, creationKey: `${index}`, tone: 'sweet' },
      ...{ look: storedLook(look), fingerprint: 'x' },
    })),
  );
  const another = { userId, creationKey: 'one more', look, tone: 'sweet', name: '', remixOf: null } as const;
  expect(await saveDesign(db, another)).toEqual(fail('full'));
});
