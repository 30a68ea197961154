// Spec: 3.5, 5.15, 7.9, 7.10
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addFile, addUser } from '#tests/support/rows.ts';
import { said, saidOfIssue } from '#tests/support/said.ts';
import { user } from '../../db/tables/accounts.ts';
import { files } from '../../db/tables/files.ts';
import { randomId } from '../../random-id.ts';
import { getProfile } from './read.ts';
import { profileSchema } from './types.ts';
import { saveProfile } from './write.ts';

const { db } = await testDatabase();

describe('a profile', () => {
  test('begins with the name of the sign-up', async () => {
    const userId = await addUser(db, 'Mina Rao');
    expect(await getProfile(db, userId)).toEqual({
      email: `${userId.toLowerCase()}@example.com`,
      fullName: 'Mina Rao',
      website: null,
      avatarUrl: null,
      language: null,
      timeZone: null,
      updatedAt: null,
    });
  });

  test('is saved the first time and again, and keeps a picture that is not mentioned', async () => {
    const userId = await addUser(db);
    const avatar = await addFile(db, userId, { kind: 'avatar' });
    const change = { fullName: 'Mina R.', website: 'https://mina.example/', avatar };
    expect(await saveProfile(db, userId, change)).toEqual({ ok: true, value: null });
    await saveProfile(db, userId, { fullName: 'Mina', website: null });
    expect(await getProfile(db, userId)).toMatchObject({
      fullName: 'Mina',
      website: null,
      avatarUrl: `/files/${avatar}`,
      updatedAt: expect.stringMatching(/^20\d\d-.*Z$/),
    });
    await saveProfile(db, userId, { fullName: 'Mina', website: null, avatar: null });
    expect(await getProfile(db, userId)).toMatchObject({ avatarUrl: null });
    const [account] = await db.select().from(user).where(eq(user.id, userId));
    expect(account?.name).toBe('Mina');
  });

  test('of ten simultaneous saves one is stored completely', async () => {
    const userId = await addUser(db);
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        saveProfile(db, userId, { fullName: `Name ${n}`, website: `https://${n}.example/` }),
      ),
    );
    const profile = await getProfile(db, userId);
    expect(profile?.website).toBe(`https://${profile?.fullName.slice(5)}.example/`);
  });

  test('touches nobody else', async () => {
    const [mine, theirs] = [await addUser(db, 'Mine'), await addUser(db, 'Theirs')];
    await saveProfile(db, mine, { fullName: 'Changed', website: null });
    expect(await getProfile(db, theirs)).toMatchObject({ fullName: 'Theirs' });
  });

  test('of a deleted user is not found and not made', async () => {
    expect(await getProfile(db, randomId())).toBeNull();
    expect(await saveProfile(db, randomId(), { fullName: 'X', website: null })).toMatchObject({
      error: { reason: 'no-account' },
    });
  });
});

describe('the picture of a profile', () => {
  const form = { fullName: 'Mina', website: null };

  async function releasedAt(id: string): Promise<Date | null | undefined> {
    const [row] = await db.select().from(files).where(eq(files.id, id));
    return row?.releasedAt;
  }

  test.each([
    ['that does not exist', async () => randomId()],
    ['of somebody else', async () => addFile(db, await addUser(db), { kind: 'avatar' })],
    ['that is a photo of a card', async (userId: string) => addFile(db, userId)],
    ['that is a sound', async (userId: string) => addFile(db, userId, { kind: 'audio' })],
  ])('is not one %s, and nothing else is saved then', async (_, make) => {
    const userId = await addUser(db, 'Mina Rao');
    const avatar = await make(userId);
    expect(await saveProfile(db, userId, { ...form, avatar })).toEqual({
      ok: false,
      error: {
        reason: 'no-picture',
        sentence: said('We can’t find this photo any more. Please choose it again.'),
      },
    });
    expect(await getProfile(db, userId)).toMatchObject({ fullName: 'Mina Rao', avatarUrl: null });
  });

  test('is released when it is replaced or removed, and not when it stays', async () => {
    const userId = await addUser(db);
    const [one, two] = [
      await addFile(db, userId, { kind: 'avatar' }),
      await addFile(db, userId, { kind: 'avatar' }),
    ];
    await saveProfile(db, userId, { ...form, avatar: one });
    await saveProfile(db, userId, { ...form, avatar: one });
    await saveProfile(db, userId, form);
    expect(await releasedAt(one)).toBeNull();
    await saveProfile(db, userId, { ...form, avatar: two });
    expect(await releasedAt(one)).toBeInstanceOf(Date);
    expect(await releasedAt(two)).toBeNull();
    await saveProfile(db, userId, { ...form, avatar: null });
    expect(await releasedAt(two)).toBeInstanceOf(Date);
  });

  test('of many that are saved at once all but the last are released', async () => {
    const userId = await addUser(db);
    const ids = await Promise.all(Array.from({ length: 8 }, () => addFile(db, userId, { kind: 'avatar' })));
    await Promise.all(ids.map((avatar) => saveProfile(db, userId, { ...form, avatar })));
    const { avatarUrl } = (await getProfile(db, userId)) ?? {};
    for (const id of ids) expect((await releasedAt(id)) === null).toBe(avatarUrl === `/files/${id}`);
  });
});

describe('the profile form', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['  http://example.com ', 'http://example.com'],
    ['HTTPS://example.com', 'HTTPS://example.com'],
    ['', null],
  ])('takes the website %j', (website, saved) => {
    expect(profileSchema.parse({ fullName: 'Mina', website })).toEqual({ fullName: 'Mina', website: saved });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'example.com',
    'https://user:pw@example.com',
    'https://:pw@example.com',
    'https:example.com',
    'ftp://example.com/',
    'https://exa mple.com',
    `https://example.com/${'x'.repeat(200)}`,
    'https://example.com/\u0000',
  ])('refuses the website %j with a sentence', (website) => {
    const parsed = profileSchema.safeParse({ fullName: 'Mina', website });
    expect(parsed.error?.issues.map(saidOfIssue)[0]).toMatch(/website address|full address/);
  });

  test.each([
    ['', undefined],
    ['none', null],
    ['photo-photo-photo-123_', 'photo-photo-photo-123_'],
  ])('reads the picture %j', (avatar, meant) => {
    expect(profileSchema.parse({ fullName: 'Mina', website: '', avatar }).avatar).toBe(meant);
  });

  test.each(['null', '/files/photo-photo-photo-123_', 'x'.repeat(23), '../../etc/passwd'])(
    'refuses the picture %j with a sentence',
    (avatar) => {
      const parsed = profileSchema.safeParse({ fullName: 'Mina', website: '', avatar });
      expect(parsed.error?.issues.map(saidOfIssue)[0]).toMatch(/^We can’t find this photo/);
    },
  );
});
