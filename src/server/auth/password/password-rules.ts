import { accountLimits } from '#content/account-limits.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';
import { commonWords } from './common-passwords.ts';

const { min, max } = accountLimits.password;

/** Why a new password is refused; null when it is accepted. */
export function weakness(password: string, email: string): MessageRef | null {
  const length = [...password].length;
  if (length < min) return ['form.password.tooShort', { min }];
  if (length > max) return ['form.password.tooLong', { max }];
  const plain = password.normalize('NFKC').toLowerCase();
  if (plain === email.trim().toLowerCase()) return ['auth.passwordIsEmail'];
  return isCommon(plain) ? ['auth.passwordTooCommon'] : null;
}

function isCommon(password: string): boolean {
  return isDate(password) || isRepetition(password) || isSequence(password) || isWordWithAffixes(password);
}

/** Up to eight digits: all birthdays are among them, and a program tries them all in an hour. */
function isDate(password: string): boolean {
  return /^[\d./-]{1,10}$/.test(password) && password.replace(/\D/g, '').length <= 8;
}

/** `aaaaaa`, `121212`, `abcabc`: up to four characters, repeated. */
function isRepetition(password: string): boolean {
  return /^(.{1,4}?)\1+$/su.test(password);
}

/** Keyboard rows and other well-known sequences. Read in both directions. */
const sequences = [
  '01234567890',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'abcdefghijklmnopqrstuvwxyz',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujmikolp',
  'zaq12wsxcde34rfvbgt56yhn',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  'a1b2c3d4e5f6g7h8i9',
  '!@#$%^&*()',
  '1234567890-=',
  '147258369',
  '159357',
  '1029384756',
  '112233445566778899',
  'aabbccddeeffgg',
  '1a2b3c4d5e6f',
  'a1s2d3f4g5h6',
  'z1x2c3v4b5n6',
  'qawsedrftgyhujikolp',
  'qwaszxerdfcv',
  '789456123',
].flatMap((sequence) => [sequence, [...sequence].reverse().join('')]);

/** Characters of the shortest part of a sequence that counts as one. */
const minPart = 3;

/** The row of digits with Shift: it counts as the digits. */
const shifted = '!@#$%^&*()';

/** Consists of parts of sequences, each at least three characters, or of one character: `a123456`, `qwe123`, `!qaz2wsx`. */
function isSequence(password: string): boolean {
  const unshifted = password.replace(/[!@#$%^&*()]/g, (key) => `${(shifted.indexOf(key) + 1) % 10}`);
  let rest = unshifted.replace(/^\p{L}{1,2}(?=\d)/u, '');
  while (rest.length >= minPart) {
    const part = longestPart(rest);
    if (part < minPart) return false;
    rest = rest.slice(part);
  }
  return rest.length < minPart;
}

function longestPart(text: string): number {
  let longest = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  for (const sequence of sequences) {
    while (longest < text.length && sequence.includes(text.slice(0, longest + 1))) longest += 1;
  }
  return longest;
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Characters before and after a common word that do not make it safer. */
const maxAffix = 4;

/** `monkey`, `Monkey12`, `123monkey!`, `m0nk3y`, `redmonkey2`: one or two common words with few other characters. */
function isWordWithAffixes(password: string): boolean {
  const core = password.replace(/^[^\p{L}@$]+/u, '').replace(/(?<!\P{L})\P{L}+$/u, '');
  const words = password.length - core.length > maxAffix ? [password] : [password, core];
  const readings = words.flatMap((word) => [word, decode(word), [...word].reverse().join('')]);
  return readings.some((reading) => isWord(reading) || isTwoWords(reading));
}

/** Old systems cut passwords after eight characters, so leaked lists contain many such beginnings: `liverpoo`. */
const beginnings: ReadonlySet<string> = new Set(
  [...commonWords].flatMap((word) => [word.slice(0, 7), word.slice(0, 8)]),
);

function isWord(text: string): boolean {
  return commonWords.has(text) || beginnings.has(text);
}

/** Characters of two words together. Longer pairs are too many to be guessed, and are accepted. */
const pairLength = 10;

function isTwoWords(text: string): boolean {
  for (let cut = 3; text.length <= pairLength && cut <= text.length - 3; cut += 1) {
    if (commonWords.has(text.slice(0, cut)) && commonWords.has(text.slice(cut))) return true;
  }
  return isDouble(text);
}

function isDouble(text: string): boolean {
  const half = text.length / 2;
  return Number.isInteger(half) && text.slice(0, half) === text.slice(half) && isWord(text.slice(0, half));
}

function decode(text: string): string {
  return text.replace(/[0134571@$!]/g, (character) => leet[character] ?? character);
}
