// Spec: 5.3, 9.1
import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, test } from 'vitest';
import { said } from '#tests/support/said.ts';
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
    '83920174',
    'krishna1',
    'lovelove',
    'password'.repeat(16),
    'thx1138',
    'redsox04',
    '!qaz2wsx',
    'aa123456',
    '1029384756',
    'z1x2c3v4',
  ])('%s is refused as one of the first to be tried', (password) => {
    expect(weakness(password, email)).toEqual(said(/one of the first a stranger would try/));
  });

  test('the most common ones are refused, in small and in capital letters', () => {
    const common = dictionary['passwords-common'].filter((word) => word.length >= 6).slice(0, 1_000);
    expect(common).toHaveLength(1_000);
    for (const word of common) {
      expect(weakness(word, email), word).not.toBeNull();
      expect(weakness(word.toUpperCase(), email), word).not.toBeNull();
    }
  });

  test('takes no processor for long, however long and odd it is', () => {
    const before = process.cpuUsage();
    for (const piece of ['4@8(3691!05$7%2', 'p4ssw0rd', '1234567890', 'aA1!']) {
      weakness(piece.repeat(13).slice(0, 128), email);
    }
    expect(process.cpuUsage(before).user / 1000, 'milliseconds').toBeLessThan(300);
  });

  test('has at least 6 and at most 128 characters, as people count them', () => {
    expect(weakness('kv83n', email)).toEqual(said('Password should be at least 6 characters'));
    expect(weakness('🎂🌼🎈', email)).toEqual(said('Password should be at least 6 characters'));
    const long = Array.from({ length: 128 }, (_, n) => String.fromCodePoint(0x1f400 + (n % 60))).join('');
    expect(weakness(long, email)).toBeNull();
    expect(weakness(`${long}x`, email)).toEqual(said('A password can have at most 128 characters.'));
  });

  test('is not the email address', () => {
    expect(weakness('mina.rao@EXAMPLE.com', email)).toEqual(said(/can’t be your email address/));
  });
});
