import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { addUser } from '#tests/support/rows.ts';
import { randomId } from '../random-id.ts';
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
    });
  });

  test('is saved the first time and again, and keeps a picture that is not mentioned', async () => {
    const userId = await addUser(db);
    const change = { fullName: 'Mina R.', website: 'https://mina.example/', avatarUrl: '/files/a' };
    expect(await saveProfile(db, userId, change)).toBe(true);
    await saveProfile(db, userId, { fullName: 'Mina', website: null });
    expect(await getProfile(db, userId)).toMatchObject({
      fullName: 'Mina',
      website: null,
      avatarUrl: '/files/a',
    });
    await saveProfile(db, userId, { fullName: 'Mina', website: null, avatarUrl: null });
    expect(await getProfile(db, userId)).toMatchObject({ avatarUrl: null });
  });

  test('of ten windows that save together one is kept whole', async () => {
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

  test('of a user who is gone is neither there nor made', async () => {
    expect(await getProfile(db, randomId())).toBeNull();
    expect(await saveProfile(db, randomId(), { fullName: 'X', website: null })).toBe(false);
  });
});

describe('the profile form', () => {
  test.each([
    ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
    ['  http://example.com ', 'http://example.com'],
    ['', null],
  ])('takes the website %j', (website, saved) => {
    expect(profileSchema.parse({ fullName: 'Mina', website })).toEqual({ fullName: 'Mina', website: saved });
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'example.com',
    'https://user:pw@example.com',
    'https://exa mple.com',
    `https://example.com/${'x'.repeat(200)}`,
    'https://example.com/\u0000',
  ])('refuses the website %j with a sentence', (website) => {
    const parsed = profileSchema.safeParse({ fullName: 'Mina', website });
    expect(parsed.error?.issues[0]?.message).toMatch(/website address|full address/);
  });
});
