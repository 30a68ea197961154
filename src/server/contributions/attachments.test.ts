// Shows: a photo or a voice of a note belongs to its card, whoever may read the note gets it and nobody else, and it ends with the note
// Spec: 2.105
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contributionSchema } from '#content/contribution-form.ts';
import { replySchema } from '#content/reply-form.ts';
import { aNote, noteForm, signingOn, standardSigning } from '#tests/support/contributions.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addFile, addUser } from '#tests/support/rows.ts';
import { deleteAccount } from '../accounts/write.ts';
import type { ReauthenticatedUser } from '../auth/reauthenticate.ts';
import { getCardForViewer } from '../cards/read.ts';
import type { OwnedCardId } from '../cards/types.ts';
import { updateCard } from '../cards/write.ts';
import { contributions } from '../db/tables/contributions.ts';
import { files, hiddenFiles, pendingDeletions } from '../db/tables/files.ts';
import { readFiles, readNotesOfCard } from '../exports/read.ts';
import { findFileFor } from '../files/read.ts';
import { diskStore } from '../files/store/disk.ts';
import { deleteUnusedFiles } from '../files/write.ts';
import { createMailQueue } from '../mail/write.ts';
import { setHidden } from '../operator/write.ts';
import { randomId } from '../random-id.ts';
import { findThanksVoice, listReplies } from '../replies/read.ts';
import { deleteReply, storeReply } from '../replies/write.ts';
import { arrangeNote, mergeNotes } from './arrange.ts';
import { findNoteFile, findOwnNote, listNotes } from './read.ts';
import type { LinkSecret } from './types.ts';
import { changeNote, setSigning, signOnBehalf, withdrawNote } from './write.ts';

const { db } = await testDatabase();
const { parts, aSignedCard, linkOf, ...signing } = signingOn(db);

const aFile = (userId: string, kind: 'photo' | 'audio' | 'avatar' = 'photo') => addFile(db, userId, { kind });

async function sign(card: OwnedCardId, said: object) {
  const done = await signing.sign(card, said);
  return done.ok ? done.value.secret : done.error.reason;
}

const isServed = async (id: string, viewerId: string | null = null) =>
  (await findFileFor(db, { id, viewerId })) !== null;

const isStored = async (id: string) => (await db.$count(files, eq(files.id, id))) === 1;

test('a note takes a file that was sent for its card and that nothing has used, and no other', async () => {
  const card = await aSignedCard();
  const [mine, avatar, used] = [
    await aFile(card.userId),
    await aFile(card.userId, 'avatar'),
    await aFile(card.userId),
  ];
  const foreign = await aFile(await addUser(db));
  expect(await sign(card, { file: mine })).toHaveLength(22);
  await db.update(files).set({ releasedAt: new Date() }).where(eq(files.id, used));
  for (const file of [mine, avatar, foreign, used, randomId()]) {
    expect(await sign(card, { file })).toBe('file');
    const onBehalf = await signOnBehalf(parts, card, aNote({ file }));
    expect(onBehalf).toMatchObject({ error: { reason: 'file' } });
  }
  expect(await listNotes(db, card)).toMatchObject([{ attachment: { kind: 'photo', file: mine } }]);
});

test('a photo is served as long as its note stands on a card that is open', async () => {
  const card = await aSignedCard();
  const file = await aFile(card.userId);
  expect(await isServed(file)).toBe(false);
  await sign(card, { file });
  expect(await isServed(file)).toBe(true);
  const [note] = await listNotes(db, card);
  if (!note) throw new Error('no note');
  await arrangeNote(parts, card, { id: note.id, change: 'hide' });
  expect(await isServed(file)).toBe(false);
  expect(await isServed(file, card.userId)).toBe(true);
  await arrangeNote(parts, card, { id: note.id, change: 'show' });
  expect(await isServed(file)).toBe(true);
  // Its owner's save lets go of nothing that is not in the document.
  const save = { card: aCard(), status: 'published', expectedRevision: 1 } as const;
  expect((await updateCard(db, { id: card, ...save })).ok).toBe(true);
  expect(await isServed(file)).toBe(true);
  await setHidden(db, card.id, true);
  expect(await isServed(file)).toBe(false);
  expect(await db.$count(hiddenFiles, eq(hiddenFiles.fileId, file))).toBe(1);
});

test('a file that a note has is not deleted as unused; one that no note named is', async () => {
  const card = await aSignedCard();
  const [named, loose] = [await aFile(card.userId), await aFile(card.userId)];
  await sign(card, { file: named });
  const long = new Date(Date.now() + 400 * 24 * 60 * 60 * 1000);
  await deleteUnusedFiles({ db, files: diskStore('/tmp/no-such-folder'), now: long });
  expect([await isStored(named), await isStored(loose)]).toEqual([true, false]);
});

test('what is changed or taken back is deleted at once', async () => {
  const card = await aSignedCard();
  const [first, second] = [await aFile(card.userId), await aFile(card.userId, 'audio')];
  const own = (await sign(card, { file: first })) as LinkSecret;
  expect((await changeNote(parts, own, noteForm({ file: second }))).ok).toBe(true);
  expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  // The same again changes nothing.
  expect((await changeNote(parts, own, noteForm({ file: second }))).ok).toBe(true);
  const ink = 'M1 1L2 2';
  expect((await changeNote(parts, own, noteForm({ ink }))).ok).toBe(true);
  expect(await isStored(second)).toBe(false);
  expect(await db.$count(pendingDeletions, eq(pendingDeletions.id, second))).toBe(1);
  expect((await withdrawNote(parts, own)).ok).toBe(true);
  const [row] = await db.select().from(contributions).where(eq(contributions.cardId, card.id));
  expect(row).toMatchObject({ ink: null, fileId: null });
});

test('of two notes that are one, the photo of the other is kept', async () => {
  const card = await aSignedCard();
  const file = await aFile(card.userId);
  await sign(card, { words: 'First' });
  await sign(card, { words: 'Second', file });
  const [into, from] = await listNotes(db, card);
  if (!into || !from) throw new Error('no notes');
  expect((await mergeNotes(parts, card, { from: from.id, into: into.id })).ok).toBe(true);
  expect(await listNotes(db, card)).toMatchObject([
    { words: 'First\nSecond', attachment: { file } },
    { isHidden: true, attachment: null },
  ]);
});

test('what is for the receiver alone is not for the organiser, in no list and no export', async () => {
  const card = await aSignedCard();
  const file = await aFile(card.userId);
  await sign(card, { file, audience: 'receiver' });
  expect(await listNotes(db, card)).toMatchObject([{ words: null, attachment: null }]);
  expect(await readNotesOfCard(db, card.id)).toMatchObject([{ fileId: null, ink: null }]);
  expect((await readFiles(db, card.userId)).map(({ id }) => id)).not.toContain(file);
  const own = await getCardForViewer(db, card.id, card.userId);
  expect(own).toMatchObject({ notes: [{ words: '', attachment: null }] });
  const received = await getCardForViewer(db, card.id, null);
  expect(received).toMatchObject({ notes: [{ attachment: { file } }] });
});

test('before the opening whoever signed sees their own photo, and that of others as the organiser chose', async () => {
  const card = await aSignedCard();
  const [hers, his] = [await aFile(card.userId), await aFile(card.userId)];
  const [ann, ben] = [
    (await sign(card, { file: hers })) as LinkSecret,
    (await sign(card, { file: his })) as LinkSecret,
  ];
  const link = await linkOf(card);
  const seenBy = async (secret: LinkSecret) =>
    Promise.all([hers, his].map(async (id) => (await findNoteFile(db, secret, id)) !== null));
  for (const [othersSee, byAnn, byLink] of [
    ['all', [true, true], [true, true]],
    ['signed', [true, true], [false, false]],
    ['none', [true, false], [false, false]],
  ] as const) {
    await setSigning(parts, card, { ...standardSigning, othersSee });
    expect([await seenBy(ann), await seenBy(link)]).toEqual([byAnn, byLink]);
  }
  await withdrawNote(parts, ben);
  expect(await findNoteFile(db, ann, his)).toBeNull();
});

test('an account goes with the files of the notes on its cards', async () => {
  const card = await aSignedCard();
  const file = await aFile(card.userId);
  await sign(card, { file });
  expect(await deleteAccount(db, { userId: card.userId } as ReauthenticatedUser)).toBe(true);
  expect(await isStored(file)).toBe(false);
});

test('a note has one of photo, voice and drawing', () => {
  const both = contributionSchema.safeParse({ name: 'Ravi', file: randomId(), ink: 'M1 1L2 2' });
  const path = contributionSchema.safeParse({ name: 'Ravi', ink: 'M1 1L2 2"/><script>' });
  expect([both.success, path.success]).toEqual([false, false]);
});

test('a receiver thanks by voice: the owner hears it, whoever signed hears what is for them, and it ends with the answer', async () => {
  const card = await aSignedCard();
  const [ann, ben] = [(await sign(card, {})) as LinkSecret, (await sign(card, {})) as LinkSecret];
  const [first] = await listNotes(db, card);
  if (!first) throw new Error('no note');
  const [forAll, forAnn] = [await aFile(card.userId, 'audio'), await aFile(card.userId, 'audio')];
  const posting = { ...parts, mail: createMailQueue(db) };
  const thank = (said: object) =>
    storeReply(posting, { ...replySchema.parse({ name: 'Asha', ...said }), cardId: card.id }, new Headers());
  expect((await thank({ file: forAll, thanked: 'all' })).ok).toBe(true);
  expect((await thank({ file: forAnn, thanked: first.id })).ok).toBe(true);
  // The same again is one answer, and no file of another kind or of another card's is taken.
  expect((await thank({ file: forAll, thanked: 'all' })).ok).toBe(true);
  for (const file of [forAll, await aFile(card.userId, 'photo'), await aFile(await addUser(db), 'audio')])
    expect(await thank({ text: 'once more', file })).toMatchObject({ error: { reason: 'voice' } });
  const heardBy = async (secret: LinkSecret) => {
    const note = await findOwnNote(db, secret);
    if (typeof note === 'string') throw new Error(note);
    const voices = [forAll, forAnn].map((fileId) =>
      findThanksVoice(db, { ...note, noteId: note.id, fileId }),
    );
    return (await Promise.all(voices)).map((file) => file !== null);
  };
  expect([await heardBy(ann), await heardBy(ben)]).toEqual([
    [true, true],
    [true, false],
  ]);
  expect([await isServed(forAll), await isServed(forAll, card.userId)]).toEqual([false, true]);
  const answers = await listReplies(db, card);
  expect(answers).toHaveLength(2);
  for (const { id } of answers) await deleteReply(db, card, id);
  expect([await isStored(forAll), await isStored(forAnn)]).toEqual([false, false]);
});
