import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { arrayBuffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { keepContact } from '#tests/support/contacts.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCard, addCard, addUser, aKey, aPhoto } from '#tests/support/rows.ts';
import { said } from '#tests/support/said.ts';
import { sentFile } from '#tests/support/sent-file.ts';
import { account, profiles, session, user } from '../db/tables/accounts.ts';
import { auditLog } from '../db/tables/audit-log.ts';
import { cards } from '../db/tables/cards.ts';
import { designs, penNames } from '../db/tables/designs.ts';
import { files as fileRows } from '../db/tables/files.ts';
import { messages } from '../db/tables/messages.ts';
import { reports } from '../db/tables/reports.ts';
import { sharedCards } from '../db/tables/shares.ts';
import { designOf, saveDesign } from '../designs/own.ts';
import { penNameKey } from '../designs/pen-name.ts';
import { diskStore } from '../files/store/disk.ts';
import { createStoredFiles } from '../files/store/stored-files.ts';
import { storePhoto } from '../files/write.ts';
import { randomId } from '../random-id.ts';
import { openDrawingAssets } from '../scenes/drawing-assets.ts';
import { createScenes } from '../scenes/scenes.ts';
import { createExports, type Exports } from './exports.ts';

const { db } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'exports-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const files = diskStore(folder);
const siteName = 'Birthday Bloom';
const scenes = createScenes({ assets: openDrawingAssets(process.cwd()), files, siteName });

interface Made {
  readonly exports: Exports;
  readonly log: string[];
  /** Pictures drawn so far. */
  drawn(): number;
}

function make(options: { idle?: number } = {}): Made {
  const log: string[] = [];
  let drawn = 0;
  const png: typeof scenes.png = (card, width) => {
    drawn += 1;
    return scenes.png(card, width);
  };
  const logger = pino({}, { write: (line: string) => void log.push(line) });
  const parts = { db, files: createStoredFiles(files, logger), scenes: { png }, siteName, log: logger };
  const exports = createExports(parts, options);
  return { exports, log, drawn: () => drawn };
}

const never = new AbortController().signal;

function open({ exports }: Made, userId: string, left = never): ReadableStream<Uint8Array> {
  const started = exports.start({ userId, language: 'en' }, left);
  if (!started.ok) throw new Error(`${started.error.sentence}`);
  return started.value.zip;
}

async function unpacked(stream: ReadableStream<Uint8Array>): Promise<Record<string, Uint8Array>> {
  return unzipSync(new Uint8Array(await arrayBuffer(stream)));
}

async function exported(userId: string): Promise<Record<string, Uint8Array>> {
  return unpacked(open(make(), userId));
}

async function photoOf(userId: string, kind: 'photo' | 'avatar' = 'photo'): Promise<string> {
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#f5a524' } })
    .jpeg()
    .toBuffer();
  const stored = await storePhoto({ db, files, userId, file: sentFile(bytes), kind });
  if (!stored.ok) throw new Error(`${stored.error.sentence}`);
  return stored.value.file;
}

const openFiles = async () => {
  const targets = await Promise.all(
    (await readdir('/proc/self/fd')).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return targets.filter((target) => target.startsWith(folder)).length;
};

const json = (bytes: Uint8Array | undefined) => JSON.parse(strFromU8(bytes ?? new Uint8Array()));

describe('an export', () => {
  test('holds everything of the user, as it is stored, and nothing of anybody else', async () => {
    const [userId, strangerId] = [await addUser(db, 'Asha'), await addUser(db, 'Stranger')];
    const [photo, avatar, foreign] = [
      await photoOf(userId),
      await photoOf(userId, 'avatar'),
      await photoOf(strangerId),
    ];
    const card = aCard({ toName: 'Ravi/2', receiverPhoto: aPhoto(photo) });
    const published = await addCard(db, userId, { status: 'published', card });
    const draft = await addCard(db, userId);
    const secret = await addCard(db, strangerId, { card: aCard({ message: 'A secret of a stranger' }) });
    const gone = await addCard(db, userId);
    await db.update(cards).set({ deletedAt: new Date() }).where(eq(cards.id, gone.id));
    await db
      .insert(sharedCards)
      .values({ id: randomId(), cardId: published.id, senderUserId: userId, channel: 'whatsapp' });
    await db.insert(profiles).values({ id: userId, website: 'https://asha.example' });
    const token = randomId();
    await db.insert(session).values({ id: randomId(), token, userId, expiresAt: new Date() });
    const hash = '$argon2id$secret';
    await db
      .insert(account)
      .values({ id: randomId(), accountId: userId, providerId: 'credential', userId, password: hash });

    await keepContact(db, userId, { name: 'My aunt' });
    await keepContact(db, strangerId, { name: 'Aunt of a stranger' });

    const found = await exported(userId);
    expect(Object.keys(found)).toEqual([
      'README.txt',
      'account.json',
      'sessions.json',
      'shares.json',
      'likes.json',
      'designs.json',
      'answers.json',
      'helping.json',
      'people.json',
      'mails.json',
      'messages.json',
      'reports.json',
      'operators.json',
      `cards/ravi-2-${published.id}/card.json`,
      `cards/ravi-2-${published.id}/card.png`,
      `cards/mina-${draft.id}/card.json`,
      `cards/mina-${draft.id}/card.png`,
      `photos/${photo}.webp`,
      `avatars/${avatar}.webp`,
    ]);
    expect(json(found['account.json'])).toMatchObject({
      account: { id: userId, name: 'Asha', email: `${userId.toLowerCase()}@example.com` },
      profile: { website: 'https://asha.example' },
      signInMethods: [{ by: 'credential' }],
    });
    expect(json(found['people.json'])).toMatchObject({ people: [{ name: 'My aunt', month: 4, day: 24 }] });
    expect(json(found['sessions.json'])).toHaveLength(1);
    expect(json(found['shares.json'])).toMatchObject([{ cardId: published.id, channel: 'whatsapp' }]);
    expect(json(found[`cards/ravi-2-${published.id}/card.json`])).toMatchObject({
      id: published.id,
      status: 'published',
      document: { ...card },
    });
    const picture = sharp(found[`cards/ravi-2-${published.id}/card.png`]);
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: 1344, height: 1008 });
    const kept = await arrayBuffer((await files.get(photo)) as ReadableStream);
    expect(found[`photos/${photo}.webp`]).toEqual(new Uint8Array(kept));
    const all = Object.values(found)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    for (const absent of [token, hash, secret.id, foreign, 'A secret of a stranger', 'Aunt of', gone.id]) {
      expect(all).not.toContain(absent);
    }
  });

  test('tells what was reported, and what operators did, without saying who', async () => {
    const [userId, strangerId] = [await addUser(db), await addUser(db)];
    const card = await addCard(db, userId, { status: 'published' });
    const report = { reason: 'spam', text: 'An advertisement.', design: 'lift-off' };
    await db.insert(reports).values([
      { id: randomId(), ...report, reporterId: userId },
      { id: randomId(), ...report, text: 'Of a stranger.', reporterId: strangerId },
    ]);
    const entry = { actor: 'boss@example.org', outcome: '' };
    const did = (action: string, target: string) =>
      db.insert(auditLog).values({ id: randomId(), ...entry, action, target });
    await did('card hide', card.id);
    await did('account sign-out', userId);
    await did('account sign-out', strangerId);
    const found = await exported(userId);
    expect(json(found['reports.json'])).toMatchObject([report]);
    expect(json(found['operators.json'])).toMatchObject([
      { action: 'card hide', target: card.id },
      { action: 'account sign-out', target: userId },
    ]);
    expect(strFromU8(found['operators.json'] ?? new Uint8Array())).not.toContain('boss');
  });

  test('tells of designs what was said of them, and the name that stands below them', async () => {
    const userId = await addUser(db);
    const kept = { userId, creationKey: aKey(), ...designOf(aCard()), name: 'Confetti', remixOf: null };
    const design = await saveDesign(db, kept);
    if (!design.ok) throw new Error(design.error);
    const answered = { refusal: 'title', badge: 'Design Excellence' } as const;
    await db.update(designs).set(answered).where(eq(designs.id, design.value.id));
    await db.insert(penNames).values({ userId, name: 'Asha Rao', nameKey: penNameKey('Asha Rao') });
    expect(json((await exported(userId))['designs.json'])).toMatchObject({
      penName: { name: 'Asha Rao', approvedAt: null },
      designs: [{ name: 'Confetti', ...answered }],
    });
    expect(json((await exported(await addUser(db)))['designs.json'])).toMatchObject({ penName: null });
  });

  test('tells what was written from an address only once it is confirmed', async () => {
    const userId = await addUser(db);
    const email = `${userId.toLowerCase()}@example.com`;
    const message = { name: 'Mina', email, subject: 'general', message: 'Hello!' };
    await db.insert(messages).values({ id: randomId(), ...message });
    expect(json((await exported(userId))['messages.json'])).toEqual([]);
    await db.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
    expect(json((await exported(userId))['messages.json'])).toMatchObject([message]);
  });

  test('leaves out what is lost or damaged, and holds the rest', async () => {
    const userId = await addUser(db);
    const [lost, damaged, good] = [await photoOf(userId), await photoOf(userId), await photoOf(userId)];
    const withPhotos = [];
    for (const file of [lost, damaged, good]) {
      withPhotos.push(await addCard(db, userId, { card: aCard({ receiverPhoto: aPhoto(file) }) }));
    }
    const old = await addCard(db, userId);
    await db
      .update(cards)
      .set({ document: { version: 999, toName: '', fromName: '', wish: '', background: '', animation: '' } })
      .where(eq(cards.id, old.id));
    await files.delete(lost);
    await writeFile(join(folder, damaged.slice(0, 2), damaged), 'no picture');
    const found = await exported(userId);
    expect(
      Object.keys(found).filter((name) => name.endsWith('.json') && name.startsWith('cards/')),
    ).toHaveLength(4);
    expect(found[`photos/${lost}.webp`]).toBeUndefined();
    expect(found[`photos/${damaged}.webp`]).toBeUndefined();
    expect(found[`photos/${good}.webp`]).toBeDefined();
    expect(found[`cards/mina-${withPhotos[2]?.id}/card.png`]).toBeDefined();
    expect(json(found[`cards/card-${old.id}/card.json`])).toMatchObject({ document: { version: 999 } });
  });
});

describe('the stream', () => {
  test('is made as it is read: nothing is drawn for a browser that does not take it', async () => {
    const userId = await addUser(db);
    for (let n = 0; n < 5; n += 1) await addCard(db, userId);
    const made = make();
    const reader = open(made, userId).getReader();
    await reader.read();
    expect(made.drawn()).toBe(0);
    while (made.drawn() === 0) await reader.read();
    expect(made.drawn()).toBe(1);
    await reader.cancel();
    expect(made.log).toEqual([]);
  });

  test.each(['cancelled', 'left', 'forgotten'])(
    'that is %s leaves no file open and can be had again',
    async (how) => {
      const userId = await addUser(db);
      // More than any buffer on the way holds: the file stays open until somebody takes the rest.
      const [large, bytes] = [await photoOf(userId), 8 * 1024 * 1024];
      await files.put(large, new Uint8Array(bytes), 'image/webp');
      await db.update(fileRows).set({ bytes }).where(eq(fileRows.id, large));
      const made = make(how === 'forgotten' ? { idle: 500 } : {});
      const leaving = new AbortController();
      const reader = open(made, userId, leaving.signal).getReader();
      expect(made.exports.start({ userId, language: 'en' }, never)).toMatchObject({
        ok: false,
        error: { reason: 'running' },
      });
      while ((await openFiles()) === 0) await reader.read();
      if (how === 'cancelled') await reader.cancel();
      if (how === 'left') leaving.abort();
      await vi.waitFor(async () => expect(await openFiles()).toBe(0), { timeout: 5_000 });
      expect(Object.keys(await unpacked(open(made, userId)))).toContain('account.json');
      if (how !== 'cancelled') await expect(reader.read()).rejects.toThrow('The export was abandoned');
      expect(made.log).toEqual([]);
    },
  );

  test('is refused to a ninth at the same moment, and not any more when one of them has ended', async () => {
    const made = make();
    const streams: ReadableStream[] = [];
    for (let n = 0; n < 8; n += 1) streams.push(open(made, randomId()));
    const ninth = made.exports.start({ userId: randomId(), language: 'en' }, never);
    expect(ninth).toMatchObject({
      ok: false,
      error: { reason: 'busy', sentence: said(/few minutes/) },
    });
    await streams[0]?.cancel();
    expect(made.exports.start({ userId: randomId(), language: 'en' }, never).ok).toBe(true);
    for (const stream of streams.slice(1)) await stream.cancel();
  });

  test('that nobody ever begins to read, because they left before, is over at once', async () => {
    const made = make();
    const userId = await addUser(db);
    open(made, userId, AbortSignal.abort());
    expect(Object.keys(await unpacked(open(made, userId)))).toContain('account.json');
  });
});
