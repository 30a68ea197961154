// Shows: what may stand as a sender's name in mail to strangers, and which spellings are one address
// Spec: 10.13
import { expect, test } from 'vitest';
import { addressHash, normaliseAddress } from './address.ts';
import { senderName } from './sender-name.ts';

test.each([
  'Mira',
  'Mina O’Hara-Lühr',
  'J. R. Ortega',
  'José Ñúñez',
  'Nguyễn Thị Hồng',
  'मीरा शर्मा',
  'ليلى أحمد',
  'Мария Иванова',
  '山田 太郎',
  'さくら',
  '김민수',
  'Ελένη',
])('%s is a name', (name) => {
  expect(senderName(name, 'Birthday Bloom')).toBe(name);
});

const hidden = String.fromCodePoint;

test.each([
  ['an address', 'mira@evil.example'],
  ['a link', 'http://evil.example'],
  ['a domain', 'evil.example'],
  ['a domain in capitals', 'EVIL.EXAMPLE'],
  ['a domain with a space', 'evil. example'],
  ['another full stop', 'evil\u3002example'],
  ['a telephone number', 'Call 99999'],
  ['a line break', 'Mira\r\nBcc: eve@evil.example'],
  ['a header', 'Mira: x'],
  ['a sentence', 'Claim your prize at casino'],
  ['a letter that nobody sees', '김\u1160민수'],
  ['brackets', 'Mira <eve>'],
  ['quotes', '"Mira"'],
  ['an override of direction', `Mira${hidden(0x202e)}live`],
  ['an isolate', `${hidden(0x2066)}Mira`],
  ['a mark without width', `Mi${hidden(0x200b)}ra`],
  ['a joiner between Latin letters', `Mi${hidden(0x200d)}ra`],
  ['a Cyrillic letter in a Latin name', 'Mirа'],
  ['a Greek letter in a Latin name', 'Μira'],
  ['wide letters', 'Ｍｉｒａ'],
  ['mathematical letters', '𝐌𝐢𝐫𝐚'],
  ['phonetic letters', 'ᴍɪʀᴀ'],
  ['stacked marks', 'M\u0301\u0302\u0303\u0304\u0305ira'],
  ['a picture', 'Mira 🎁'],
  ['the site', 'Birthday Bloom'],
  ['the site in another spelling', 'Team BIRTHDAY-Bloom'],
  ['a sentence', 'You have won a very large prize today my friend'],
  ['nothing', '  '],
])('%s is no name', (_what, name) => {
  expect(senderName(name, 'Birthday Bloom')).toBeNull();
});

test('a site whose name has no letters keeps no name from anybody', () => {
  for (const site of ['365', '', '🎂']) expect(senderName('Mira', site), site).toBe('Mira');
});

test.each([
  ['Aunt@Example.org', 'aunt@example.org'],
  ['aunt+cards@example.org', 'aunt@example.org'],
  [' aunt@example.org. ', 'aunt@example.org'],
  ['A.Unt+x@googlemail.com', 'aunt@gmail.com'],
  ['"aunt"@gmail.com', 'aunt@gmail.com'],
  ['aunt@bücher.example', 'aunt@xn--bcher-kva.example'],
  ['aunt@BÜCHER.example', 'aunt@xn--bcher-kva.example'],
  ['ａｕｎｔ@example.org', 'aunt@example.org'],
  ['a.u_n-t+x@pm.me', 'aunt@proton.me'],
  ['AUNT@protonmail.com', 'aunt@proton.me'],
  ['aunt+1@me.com', 'aunt@icloud.com'],
  ['aunt@mac.com', 'aunt@icloud.com'],
  ['a.unt@icloud.com', 'a.unt@icloud.com'],
])('%s is %s', (spelling, address) => {
  expect(normaliseAddress(spelling)).toBe(address);
  expect(addressHash('key', spelling)).toBe(addressHash('key', address));
});

test('another name of a domain where dots count is another address', () => {
  expect(normaliseAddress('a.unt@example.org')).toBe('a.unt@example.org');
  expect(addressHash('key', 'aunt@example.org')).not.toBe(addressHash('another', 'aunt@example.org'));
});
