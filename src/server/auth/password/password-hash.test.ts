import { describe, expect, test, vi } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

// Made to be slow.
vi.setConfig({ testTimeout: 30_000 });

describe('password hashes', () => {
  test('is Argon2id with 19 MiB and two passes, and a new salt each time', async () => {
    const [first, second] = await Promise.all([hashPassword('marigold tea'), hashPassword('marigold tea')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(first).not.toBe(second);
    expect(await verifyPassword(first, 'marigold tea')).toBe(true);
    expect(await verifyPassword(first, 'marigold teA')).toBe(false);
    expect(await verifyPassword(first, '')).toBe(false);
  });

  // From the tests of the reference implementation (github.com/P-H-C/phc-winner-argon2, src/test.c).
  test.each([
    ['m=65536,t=2,p=1', 'c29tZXNhbHQ', 'CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'],
    ['m=256,t=2,p=1', 'c29tZXNhbHQ', 'nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'],
    ['m=256,t=2,p=2', 'c29tZXNhbHQ', 'bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc'],
    ['m=65536,t=1,p=1', 'c29tZXNhbHQ', '9qWtwbpyPd3vm1rB1GThgPzZ3/ydHL92zKL+15XZypg'],
  ])('agrees with the reference implementation for %s', async (cost, salt, tag) => {
    const hash = `$argon2id$v=19$${cost}$${salt}$${tag}`;
    expect(await verifyPassword(hash, 'password')).toBe(true);
    expect(await verifyPassword(hash, 'passwore')).toBe(false);
  });

  test('the same characters in another Unicode form are the same password', async () => {
    const hash = await hashPassword('caf\u00e9 cr\u00e8me');
    expect(await verifyPassword(hash, 'cafe\u0301 cre\u0300me')).toBe(true);
  });

  test.each([
    ['nothing', ''],
    ['plain text', 'marigold tea'],
    ['another algorithm', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'],
    ['no tag', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$'],
    ['too short a tag', '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ$CTFh'],
    ['zero cost', '$argon2id$v=19$m=0,t=0,p=0$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'],
  ])('is false, without an error, for a stored hash that is %s', async (_name, hash) => {
    expect(await verifyPassword(hash, 'password')).toBe(false);
  });

  test('survives a password with NUL and half a surrogate pair', async () => {
    const odd = 'a\u0000b\ud800c';
    expect(await verifyPassword(await hashPassword(odd), odd)).toBe(true);
  });
});
