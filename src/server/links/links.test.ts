// Shows: secrets in links: what the tables keep, when they end, and that those of release 0.1 still work
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { verification } from '../db/tables/accounts.ts';
import { randomId } from '../random-id.ts';
import {
  createLink,
  createSecret,
  deleteExpiredLinks,
  findLink,
  hashSecret,
  readSignedLink,
  revokeLinks,
  signLink,
  useLink,
} from './links.ts';

const { db } = await testDatabase();
const key = 'a-secret-for-tests-only-of-48-characters-0123456';

describe('a link with a row', () => {
  test('works until it is used, and of ten uses at once one counts', async () => {
    const subject = randomId();
    const secret = await createLink(db, 'reset-password', subject);
    expect(await findLink(db, 'reset-password', secret)).toBe(subject);
    expect(await findLink(db, 'confirm-sign-in', secret), 'for its purpose only').toBeNull();
    const uses = await Promise.all(Array.from({ length: 10 }, () => useLink(db, 'reset-password', secret)));
    expect(uses.filter((used) => used === subject)).toHaveLength(1);
    expect(await findLink(db, 'reset-password', secret)).toBeNull();
  });

  test.each([
    ['reset-password', 3600],
    ['confirm-sign-in', 3600],
    ['pending-sign-in', 25 * 3600],
    ['auth-state', 3600],
  ] as const)('%s works for %i seconds', async (purpose, seconds) => {
    const subject = randomId();
    const secret = await createLink(db, purpose, subject);
    const later = (by: number) =>
      db
        .update(verification)
        .set({ expiresAt: sql`${verification.expiresAt} - make_interval(secs => ${by})` })
        .where(eq(verification.value, subject));
    await later(seconds - 30);
    expect(await findLink(db, purpose, secret)).toBe(subject);
    await later(31);
    expect(await findLink(db, purpose, secret)).toBeNull();
    expect(await useLink(db, purpose, secret)).toBeNull();
    await deleteExpiredLinks(db, new Date());
    expect(await db.$count(verification, eq(verification.value, subject))).toBe(0);
  });

  test('ends when the links to its subject are revoked, and others go on', async () => {
    const [subject, other] = [randomId(), randomId()];
    const secrets = [
      await createLink(db, 'reset-password', subject),
      await createLink(db, 'reset-password', subject),
    ];
    const kept = await createLink(db, 'reset-password', other);
    await db.transaction((tx) => revokeLinks(tx, subject));
    for (const secret of secrets) expect(await findLink(db, 'reset-password', secret)).toBeNull();
    expect(await findLink(db, 'reset-password', kept)).toBe(other);
  });

  test.each(['reset-password', 'confirm-sign-in'] as const)(
    '%s is worth nothing in a copy of the tables',
    async (purpose) => {
      const subject = randomId();
      const secret = await createLink(db, purpose, subject);
      const rows = await db.select().from(verification).where(eq(verification.value, subject));
      expect(JSON.stringify(rows)).not.toContain(secret);
      expect(await findLink(db, purpose, rows[0]?.identifier ?? '')).toBeNull();
    },
  );
});

test('a secret for a row elsewhere is random, and its hash tells its purpose', () => {
  const [one, other] = [createSecret('edit link'), createSecret('edit link')];
  expect(one.secret).toMatch(/^[\w-]{43}$/);
  expect(one.secret).not.toBe(other.secret);
  expect(hashSecret('edit link', one.secret)).toBe(one.hash);
  expect(hashSecret('browser', one.secret)).not.toBe(one.hash);
});

describe('a signed link', () => {
  test('names its subject to whoever has the key', () => {
    expect(readSignedLink(key, 'reply mail', signLink(key, 'reply mail', 'user-1'))).toBe('user-1');
    expect(readSignedLink(`other ${key}`, 'reply mail', signLink(key, 'reply mail', 'user-1'))).toBeNull();
  });

  test.each([
    '',
    '.',
    'user-1',
    'user-1.',
    'user-2.user-1.j9ZSfyRDv1Ue5yH6Dj_cJV03McWMGeNpkPacKDaRltg',
    'user-1.j9ZSfyRDv1Ue5yH6Dj_cJV03McWMGeNpkPacKDaRltg.x',
    'user-1.j9ZSfyRDv1Ue5yH6Dj_cJV03McWMGeNpkPacKDaRltgx',
  ])('%j is none', (secret) => {
    expect(readSignedLink(key, 'reply mail', secret.replace('user-2.user-1', 'user-2'))).toBeNull();
  });
});

describe('what release 0.1 sent still works', () => {
  test.each([
    ['reset-password', '0123456789abcdef0123456789abcdef', '7GMSFcE_RhcI8qeNe6IFIp8YBjHLdWLpsC-_vEFNpnw'],
    ['confirm-sign-in', 'fedcba9876543210fedcba9876543210', 'yjv3NlUX0yFHFCYALiuycrH7uyByFkYUOT_vB2r-wsI'],
    ['pending-sign-in', 'AAAAAAAAAAAAAAAAAAAAAA', 'pending-sign-in:AAAAAAAAAAAAAAAAAAAAAA'],
  ] as const)('%s', async (purpose, secret, identifier) => {
    const expiresAt = new Date(Date.now() + 60_000);
    await db.insert(verification).values({ id: randomId(), identifier, value: 'subject', expiresAt });
    expect(await findLink(db, purpose, secret)).toBe('subject');
  });

  test('a private edit link', () => {
    expect(hashSecret('edit link', 'A'.repeat(43))).toBe('UJzl-rdtun0WkeBwPsaMuSxVkBOkekXNVh-CK2QsZeg');
  });

  test('the address that unsubscribes', () => {
    expect(readSignedLink(key, 'reply mail', 'user-1.j9ZSfyRDv1Ue5yH6Dj_cJV03McWMGeNpkPacKDaRltg')).toBe(
      'user-1',
    );
  });
});
