import { describe, expect, test } from 'vitest';
import { said } from '#tests/support/said.ts';
import { commonWords } from './common-passwords.ts';
import { weakness } from './password-rules.ts';

const email = 'Mina.Rao@example.com';

describe('a new password', () => {
  test.each([
    'marigold tea',
    'correct horse battery staple',
    'purple-otter-9',
    'Zx7!kq2p',
    'my cat is blue',
    'thunderteapot',
    'redkettleseven',
    'kv83nd',
    'नमस्ते दुनिया',
    '🎂🌼🎈🎁🐸🧁',
    'x'.repeat(3) + 'marigold'.repeat(15),
  ])('%s is taken', (password) => {
    expect(weakness(password, email)).toBeNull();
  });

  test.each([
    'password',
    'PassWord',
    'password1',
    'p@ssw0rd',
    '123456',
    '123456789',
    '1234567890',
    'qwerty',
    'qwerty123',
    '1q2w3e4r',
    '1qaz2wsx',
    'zaq12wsx',
    'abc123',
    'a123456',
    'aaaaaa',
    '121212',
    'abcabc',
    'iloveyou',
    'monkey12',
    '123monkey',
    'drowssap',
    'liverpoo',
    'letmein!',
    'birthday2024',
    '01.02.1990',
    '19900102',
    'ganesh108',
    'lovelove',
    'redmonkey2',
    'thx1138',
    'redsox04',
    '!qaz2wsx',
    'aa123456',
    '1029384756',
    'z1x2c3v4',
  ])('%s is refused as one of the first to be tried', (password) => {
    expect(weakness(password, email)).toEqual(said(/one of the first that a stranger would try/));
  });

  test('every common word of six letters is refused, in small and in capital letters', () => {
    const words = [...commonWords].filter((word) => word.length >= 6);
    expect(words.length).toBeGreaterThan(1_000);
    for (const word of words) {
      expect(weakness(word, email), word).not.toBeNull();
      expect(weakness(word.toUpperCase(), email), word).not.toBeNull();
    }
  });

  test('has at least 6 and at most 128 characters, as people count them', () => {
    expect(weakness('kv83n', email)).toEqual(said('Password should be at least 6 characters'));
    expect(weakness('🎂🌼🎈', email)).toEqual(said('Password should be at least 6 characters'));
    const long = Array.from({ length: 128 }, (_, n) => String.fromCodePoint(0x1f400 + (n % 60))).join('');
    expect(weakness(long, email)).toBeNull();
    expect(weakness(`${long}x`, email)).toEqual(said('A password can have at most 128 characters.'));
  });

  test('is not the email address', () => {
    expect(weakness('mina.rao@EXAMPLE.com', email)).toEqual(said(/cannot be your email address/));
  });
});
