import { fail, ok, type Result } from '#std/result.ts';
import { shareText } from '../texts/share.ts';
import { findPlan, guessCountry, isWholeNumber } from './dialling.ts';
import type { Receiver } from './receiver.ts';

/** Why nothing can be sent to what was typed. */
export interface ReceiverProblem {
  readonly field: 'email' | 'mobile';
  readonly title: string;
  readonly description: string;
  /** What is wrong with it, for beside the field. */
  readonly reason: string;
}

/** Characters. Mail servers accept no longer address (RFC 5321). */
const longestEmail = 254;

/** Digits with the country code (ITU-T E.164). The shortest numbers in use have seven. */
const mobileDigits = { min: 7, max: 15 } as const;

/** Reads an email address in any script; empty when nothing was typed. Whether it exists is not checked. */
export function readEmail({ email: text }: Pick<Receiver, 'email'>): Result<string, ReceiverProblem> {
  const email = text.trim();
  if (!email) return ok('');
  const isOne = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]+$/u.test(email);
  if (isOne && email.length <= longestEmail && !/\.\.|\p{Cc}/u.test(email)) return ok(email);
  return fail({
    field: 'email',
    title: shareText('receiver.email.missingTitle'),
    description: shareText('receiver.email.missing'),
    reason: shareText('receiver.email.invalid'),
  });
}

/**
 * Reads the digits of a number with its country code; empty when nothing was typed. The number may be grouped in any
 * way and use any script's digits. A national one is read by the country that was chosen, or guessed.
 */
export function readMobile({
  mobile,
  country,
}: Pick<Receiver, 'mobile' | 'country'>): Result<string, ReceiverProblem> {
  const typed = mobile.trim().replace(/^\p{Cf}+/u, '');
  if (!typed) return ok('');
  if (!/^\+?[\p{Nd}\s().\-/\u2010-\u2015\p{Cf}]+$/u.test(typed)) {
    return mobileProblem(shareText('receiver.phone.notDigits'));
  }
  const digits = [...typed.matchAll(/\p{Nd}/gu)].map(([digit]) => digitValue(digit)).join('');
  if (typed.startsWith('+') || digits.startsWith('00')) return international(digits.replace(/^00/, ''));
  const plan = findPlan(country || guessCountry());
  if (!plan) return international(digits);
  const { code, trunk, min, max } = plan;
  const after = (prefix: string) => {
    const number = digits.startsWith(prefix) ? digits.slice(prefix.length) : '';
    return number.length >= min && number.length <= max ? code + number : null;
  };
  // No number begins with a 0 where 0 is the trunk prefix.
  const bare = trunk === '0' && digits.startsWith('0') ? null : after('');
  // A trunk prefix is the surest sign of a national number, then the country's own code of an international one.
  const number = (trunk && after(trunk)) || after(code) || bare;
  if (number) return ok(number);
  if (isWholeNumber(digits)) return ok(digits);
  return mobileProblem(shareText('receiver.phone.wrongLength'));
}

function international(number: string): Result<string, ReceiverProblem> {
  if (number.startsWith('0')) {
    return mobileProblem(shareText('receiver.phone.leadingZero'));
  }
  if (number.length < mobileDigits.min) {
    return mobileProblem(shareText('receiver.phone.tooShort'));
  }
  if (number.length > mobileDigits.max) {
    return mobileProblem(shareText('receiver.phone.tooLong', { max: mobileDigits.max }));
  }
  return ok(number);
}

/**
 * In Unicode the ten digits of a script are contiguous and begin with zero. Several such blocks may follow each
 * other.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return (code - first) % 10;
}

function mobileProblem(reason: string): Result<never, ReceiverProblem> {
  return fail({
    field: 'mobile',
    title: shareText('receiver.phone.missingTitle'),
    description: shareText('receiver.phone.missing'),
    reason,
  });
}
