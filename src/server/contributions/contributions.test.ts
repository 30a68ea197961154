// Shows: others sign a card, each with a link of their own, and nobody reads or changes what is not theirs
// Spec: 2.105
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { replySchema } from '#content/reply-form.ts';
import { aNote, farAway, noteForm, signingOn, standardSigning } from '#tests/support/contributions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { addUser } from '#tests/support/rows.ts';
import { getCardForViewer } from '../cards/read.ts';
import type { CardId, OwnedCardId } from '../cards/types.ts';
import { deleteCard, sealCard } from '../cards/write.ts';
import { cards } from '../db/tables/cards.ts';
import { signings } from '../db/tables/contributions.ts';
import { createMailQueue } from '../mail/write.ts';
import { listReplies, listThanks } from '../replies/read.ts';
import { hideReply, storeReply } from '../replies/write.ts';
import { arrangeNote, markNotesSeen, mergeNotes, moveNote, renewNoteLink } from './arrange.ts';
import {
  countNotes,
  findOwnNote,
  findSigning,
  getNoteSecret,
  getSigning,
  listNotes,
  type OwnNote,
  type SigningForSigner,
} from './read.ts';
import { type LinkSecret, lateTimeMs, type NoteId } from './types.ts';
import {
  changeNote,
  noteOpening,
  renewSigningLink,
  setSigning,
  setTaken,
  signCard,
  signOnBehalf,
  withdrawNote,
} from './write.ts';

const { db } = await testDatabase();
const { parts, aSignedCard, linkOf, sign, signed } = signingOn(db);

const namesOf = async (card: OwnedCardId) => (await listNotes(db, card)).map(({ name }) => name);

async function shownTo(id: CardId, viewer: string | null) {
  const found = await getCardForViewer(db, id, viewer);
  return found.state === 'found' ? found.notes.map(({ name, words }) => [name, words]) : found.state;
}

const own = async (link: LinkSecret) => (await findOwnNote(db, link)) as OwnNote;

async function idOf(card: OwnedCardId, name: string): Promise<NoteId> {
  const note = (await listNotes(db, card)).find((one) => one.name === name);
  if (!note) throw new Error('no note');
  return note.id;
}

test('who has the signing link sees the card and signs, and the note stands on the card', async () => {
  const card = await aSignedCard();
  const found = (await findSigning(db, await linkOf(card))) as SigningForSigner;
  expect(found).toMatchObject({ cardId: card.id, state: 'open', signed: 0, others: [] });
  await signed(card, { name: ' Ravi \n K ', words: 'Happy\r\nbirthday ' });
  expect(await shownTo(card.id, null)).toEqual([['Ravi K', 'Happy\nbirthday']]);
  expect(await countNotes(db, card.userId, [card.id])).toEqual(new Map([[card.id, { all: 1, unseen: 1 }]]));
  expect(await countNotes(db, await addUser(db), [card.id])).toEqual(new Map());
});

test('a draft can be signed, and its notes are nobody else’s', async () => {
  const card = await aSignedCard('draft');
  await signed(card, { words: 'Soon' });
  expect(await shownTo(card.id, null)).toBe('missing');
  expect(await shownTo(card.id, card.userId)).toEqual([['Ravi', 'Soon']]);
});

test('one form is one note, whatever was changed since', async () => {
  const card = await aSignedCard();
  const link = await linkOf(card);
  const sent = aNote({ words: 'Once' });
  const [first, again] = await Promise.all([signCard(parts, link, sent), signCard(parts, link, sent)]);
  expect(first).toEqual(again);
  expect(await namesOf(card)).toEqual(['Ravi']);
  if (first.ok) await withdrawNote(parts, first.value.secret);
  expect(await signCard(parts, link, sent)).toMatchObject({ error: { reason: 'withdrawn' } });
  expect(await namesOf(card)).toEqual([]);
});

test('the same name twice is two notes, and neither opens the other', async () => {
  const card = await aSignedCard();
  const [one, two] = [await signed(card, { words: 'One' }), await signed(card, { words: 'Two' })];
  expect((await own(one)).words).toBe('One');
  await changeNote(parts, two, noteForm({ words: 'Three' }));
  expect(await shownTo(card.id, null)).toEqual([
    ['Ravi', 'One'],
    ['Ravi', 'Three'],
  ]);
});

test('the links are unlike: none works in the place of another', async () => {
  const card = await aSignedCard();
  const note = await signed(card);
  const signing = await linkOf(card);
  expect(await findSigning(db, note)).toBe('missing');
  expect(await findSigning(db, card.id as string as LinkSecret)).toBe('missing');
  expect(await findOwnNote(db, signing)).toBe('missing');
  expect(await withdrawNote(parts, signing)).toMatchObject({ error: { reason: 'missing' } });
  expect(await shownTo(signing as string as CardId, null)).toBe('missing');
});

test('a new signing link ends the old one and keeps every note', async () => {
  const card = await aSignedCard();
  const note = await signed(card);
  const old = await linkOf(card);
  await renewSigningLink(parts, card);
  expect(await linkOf(card)).not.toBe(old);
  expect(await findSigning(db, old)).toBe('missing');
  expect(await signCard(parts, old, aNote())).toMatchObject({ error: { reason: 'missing' } });
  expect((await own(note)).name).toBe('Ravi');
});

test('the organiser hands out the link of a note again, or makes a new one', async () => {
  const card = await aSignedCard();
  const note = await signed(card);
  const id = await idOf(card, 'Ravi');
  expect(await getNoteSecret(parts, card, id)).toBe(note);
  expect(await renewNoteLink(parts, card, id)).toBe(true);
  expect(await findOwnNote(db, note)).toBe('missing');
  const renewed = await getNoteSecret(parts, card, id);
  expect(renewed && (await own(renewed)).name).toBe('Ravi');
  const other = await aSignedCard();
  expect(await getNoteSecret(parts, other, id)).toBeNull();
  expect(await renewNoteLink(parts, other, id)).toBe(false);
});

test('after another secret of the site, links go on working and cannot be shown again', async () => {
  const card = await aSignedCard();
  const link = await linkOf(card);
  const moved = { db, secret: 'another-secret-of-48-characters-0123456789012345' };
  expect((await getSigning(moved, card))?.secret).toBeNull();
  expect(await signCard(moved, link, aNote())).toMatchObject({ ok: true });
  await renewSigningLink(moved, card);
  expect((await getSigning(moved, card))?.secret).not.toBeNull();
});

test('signers see what others wrote as the organiser chose', async () => {
  const card = await aSignedCard();
  const first = await signed(card, { name: 'Ravi', words: 'A' });
  const second = await signed(card, { name: 'Mia', words: 'B', audience: 'organiser' });
  const before = async () => ((await findSigning(db, await linkOf(card))) as SigningForSigner).others.length;
  const after = async (link: LinkSecret) => (await own(link)).others.map(({ name }) => name);
  expect([await before(), await after(first), await after(second)]).toEqual([0, [], ['Ravi']]);
  await setSigning(parts, card, { ...standardSigning, othersSee: 'all' });
  expect([await before(), await after(second)]).toEqual([1, ['Ravi']]);
  await setSigning(parts, card, { ...standardSigning, othersSee: 'none' });
  expect([await before(), await after(second)]).toEqual([0, []]);
});

test('words for the receiver alone reach neither signers nor the organiser', async () => {
  const card = await aSignedCard();
  await signed(card, { name: 'Mia', words: 'A secret', audience: 'receiver' });
  const other = await signed(card);
  expect((await listNotes(db, card))[0]).toMatchObject({ name: 'Mia', words: null });
  expect(await shownTo(card.id, card.userId)).toEqual([
    ['Mia', ''],
    ['Ravi', ''],
  ]);
  expect((await own(other)).others).toEqual([]);
  expect((await shownTo(card.id, null))[0]).toEqual(['Mia', 'A secret']);
});

test('no note leaves with a sealed card', async () => {
  const card = await aSignedCard();
  await signed(card, { words: 'Soon' });
  await sealCard(db, card, farAway);
  const found = await getCardForViewer(db, card.id, null);
  expect(found).toMatchObject({ state: 'sealed', notes: [] });
  expect(JSON.stringify(found)).not.toContain('Soon');
  expect(await shownTo(card.id, card.userId)).toEqual([['Ravi', 'Soon']]);
});

test('where the organiser approves first, a note waits, and waits again when it is changed', async () => {
  const card = await aSignedCard();
  await setSigning(parts, card, { ...standardSigning, approvesFirst: true });
  const note = await signed(card, { words: 'One' });
  expect(await own(note)).toMatchObject({ isWaiting: true });
  expect(await shownTo(card.id, null)).toEqual([]);
  const id = await idOf(card, 'Ravi');
  await arrangeNote(parts, card, { id, change: 'approve' });
  expect(await shownTo(card.id, null)).toEqual([['Ravi', 'One']]);
  await changeNote(parts, note, noteForm({ words: 'Two' }));
  expect(await shownTo(card.id, null)).toEqual([]);
  await arrangeNote(parts, card, { id, change: 'approve' });
  await changeNote(parts, note, noteForm({ words: 'Two' }));
  expect(await shownTo(card.id, null)).toEqual([['Ravi', 'Two']]);
});

test('a paused, a full, a deleted and a hidden card take no note, and say which', async () => {
  const card = await aSignedCard();
  await setTaken(parts, card, { what: 'notes', taken: false });
  expect(await sign(card)).toMatchObject({ error: { reason: 'paused' } });
  await setTaken(parts, card, { what: 'notes', taken: true });
  await setSigning(parts, card, { ...standardSigning, maxNotes: 1 });
  await signed(card);
  expect(await sign(card)).toMatchObject({ error: { reason: 'full' } });
  // What is hidden makes room.
  await arrangeNote(parts, card, { id: await idOf(card, 'Ravi'), change: 'hide' });
  expect(await sign(card)).toMatchObject({ ok: true });
  const link = await linkOf(card);
  await db.update(cards).set({ hiddenAt: new Date() }).where(eq(cards.id, card.id));
  expect(await signCard(parts, link, aNote())).toMatchObject({ error: { reason: 'hidden' } });
  expect(await findSigning(db, link)).toBe('hidden');
  await db.update(cards).set({ hiddenAt: null }).where(eq(cards.id, card.id));
  await deleteCard(db, card);
  expect(await signCard(parts, link, aNote())).toMatchObject({ error: { reason: 'gone' } });
  expect(await findSigning(db, link)).toBe('gone');
});

test('after the opening notes are late, and are taken for three days or as long as the organiser wants', async () => {
  const card = await aSignedCard();
  const early = await signed(card, { name: 'Early' });
  await arrangeNote(parts, card, { id: await idOf(card, 'Early'), change: 'hide' });
  await arrangeNote(parts, card, { id: await idOf(card, 'Early'), change: 'show' });
  await noteOpening(parts, card.id);
  const late = await signed(card, { name: 'Late' });
  await arrangeNote(parts, card, { id: await idOf(card, 'Late'), change: 'pin' });
  expect(await namesOf(card)).toEqual(['Early', 'Late']);
  const words = noteForm({ name: 'Changed' });
  expect(await own(early)).toMatchObject({ canChange: false });
  expect(await changeNote(parts, early, words)).toMatchObject({ error: { reason: 'opened' } });
  expect(await changeNote(parts, late, words)).toMatchObject({ ok: true });
  const opened = new Date(Date.now() - lateTimeMs - 1000);
  await db.update(signings).set({ openedAt: opened }).where(eq(signings.cardId, card.id));
  expect(await sign(card)).toMatchObject({ error: { reason: 'over' } });
  expect(await getSigning(parts, card)).toMatchObject({ isOver: true });
  await setTaken(parts, card, { what: 'late', taken: true });
  expect(await sign(card)).toMatchObject({ ok: true });
  // Taking back works at any time.
  expect(await withdrawNote(parts, early)).toMatchObject({ ok: true });
  expect(await namesOf(card)).toEqual(['Changed', 'Ravi']);
});

test('a seal that has ended counts as opened', async () => {
  const card = await aSignedCard();
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const note = await signed(card);
  await sealCard(db, card, { date: yesterday, time: '00:00', zone: 'Asia/Kolkata', city: 'Mumbai, India' });
  expect(await own(note)).toMatchObject({ canChange: false });
  await signed(card, { name: 'Late' });
  expect((await listNotes(db, card)).map(({ isLate }) => isLate)).toEqual([false, true]);
});

test('notes stand in the order in which they came, pinned ones first, and can be moved', async () => {
  const card = await aSignedCard();
  for (const name of ['A', 'B', 'C', 'D']) await signed(card, { name });
  const ids = Object.fromEntries((await listNotes(db, card)).map(({ name, id }) => [name, id]));
  const move = (id: NoteId | undefined, before: NoteId | undefined | null) =>
    moveNote(parts, card, { id: id as NoteId, before: before ?? null });
  expect(await move(ids.D, ids.B)).toBe(true);
  expect(await namesOf(card)).toEqual(['A', 'D', 'B', 'C']);
  expect(await move(ids.A, null)).toBe(true);
  expect(await namesOf(card)).toEqual(['D', 'B', 'C', 'A']);
  await arrangeNote(parts, card, { id: ids.C as NoteId, change: 'pin' });
  expect(await namesOf(card)).toEqual(['C', 'D', 'B', 'A']);
  expect(await move('x'.repeat(22) as NoteId, null)).toBe(false);
  expect(await move(ids.A, 'x'.repeat(22) as NoteId)).toBe(false);
  expect(await moveNote(parts, await aSignedCard(), { id: ids.A as NoteId, before: null })).toBe(false);
});

test('the organiser writes for somebody, and merges what came twice', async () => {
  const card = await aSignedCard();
  expect(await signOnBehalf(parts, card, aNote({ name: 'Grandmother', words: 'Bless you' }))).toMatchObject({
    ok: true,
  });
  await signed(card, { name: 'Grandmother', words: 'Bless you, dear' });
  await signed(card, { name: 'Grandma', words: 'And hugs' });
  const list = await listNotes(db, card);
  const [first, second, third] = list.map(({ id }) => id) as [NoteId, NoteId, NoteId];
  expect(list[0]).toMatchObject({ isOnBehalf: true, isNew: false });
  expect(await mergeNotes(parts, card, { from: second, into: first })).toMatchObject({ ok: true });
  expect(await mergeNotes(parts, card, { from: third, into: first })).toMatchObject({ ok: true });
  expect(await shownTo(card.id, null)).toEqual([['Grandmother', 'Bless you, dear\nAnd hugs']]);
  const long = await signed(card, { words: 'x'.repeat(495) });
  const id = (await own(long)).id;
  expect(await mergeNotes(parts, card, { from: id, into: first })).toMatchObject({ ok: false });
  await signed(card, { name: 'Mia', words: 'Hidden', audience: 'receiver' });
  const hidden = await idOf(card, 'Mia');
  expect(await mergeNotes(parts, card, { from: hidden, into: first })).toMatchObject({ ok: false });
  expect(await mergeNotes(parts, card, { from: first, into: first })).toMatchObject({ ok: false });
});

test('what came or was changed since the list was shown stays new', async () => {
  const card = await aSignedCard();
  const note = await signed(card);
  const seenAt = (await listNotes(db, card))[0]?.updatedAt as Date;
  await markNotesSeen(parts, card, seenAt);
  expect(await countNotes(db, card.userId, [card.id])).toEqual(new Map([[card.id, { all: 1, unseen: 0 }]]));
  await changeNote(parts, note, noteForm({ words: 'More' }));
  await markNotesSeen(parts, card, seenAt);
  expect((await listNotes(db, card))[0]).toMatchObject({ isNew: true, words: 'More' });
});

test('what is shown has another name after each change, and the card alone keeps its own', async () => {
  const card = await aSignedCard();
  const contents = async () => {
    const found = await getCardForViewer(db, card.id, null);
    return found.state === 'found' ? [found.content, found.cardContent] : [];
  };
  const before = await contents();
  expect(before[0]).toBe(before[1]);
  const note = await signed(card);
  const after = await contents();
  await changeNote(parts, note, noteForm({ words: 'More' }));
  const changed = await contents();
  expect(new Set([before[0], after[0], changed[0]]).size).toBe(3);
  expect(changed[1]).toBe(before[1]);
});

test('two hundred sign at once: none is lost, none is beyond the number', async () => {
  const card = await aSignedCard();
  await setSigning(parts, card, { ...standardSigning, maxNotes: 190 });
  const link = await linkOf(card);
  const oneAfterAnother = async (hand: number) => {
    const done = [];
    for (let n = 0; n < 20; n += 1) done.push(await signCard(parts, link, aNote({ name: `N${hand} ${n}` })));
    return done;
  };
  // As many at a time as a server's queue lets in.
  const done = (await Promise.all(Array.from({ length: 10 }, (_, hand) => oneAfterAnother(hand)))).flat();
  expect(done.filter(({ ok }) => ok)).toHaveLength(190);
  expect(new Set(await namesOf(card)).size).toBe(190);
});

test('what a receiver says to all or to one is read by them, and not by the others', async () => {
  const card = await aSignedCard();
  const [one, two] = [await signed(card, { name: 'Ann' }), await signed(card, { name: 'Ben' })];
  const say = (text: string, thanked: string) =>
    storeReply(
      { ...parts, mail: createMailQueue(db) },
      { ...replySchema.parse({ text, thanked }), cardId: card.id },
      new Headers(),
    );
  await say('Thank you all', 'all');
  await say('For Ben alone', (await own(two)).id);
  await say('For the sender alone', '');
  await say('For nobody that there is', 'x'.repeat(22));
  const read = async (link: LinkSecret) =>
    (await listThanks(db, card.id, (await own(link)).id)).map(({ text }) => text);
  expect(await read(one)).toEqual(['Thank you all']);
  expect(await read(two)).toEqual(['Thank you all', 'For Ben alone']);
  const all = (await listReplies(db, card)).find(({ text }) => text === 'Thank you all');
  expect(all).toBeDefined();
  if (all) await hideReply(db, card, { id: all.id, hide: true });
  expect(await read(one)).toEqual([]);
});
