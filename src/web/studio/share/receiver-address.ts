import { fail, ok, type Result } from '#std/result.ts';
import type { Receiver } from './receiver.ts';

/** Why nothing can be sent to this address. */
export interface ReceiverProblem {
  readonly field: keyof Receiver;
  readonly title: string;
  readonly description: string;
}

/** Characters. Mail servers accept no longer address (RFC 5321). */
const longestEmail = 254;

/** Digits with the country code (ITU-T E.164). The shortest numbers in use have seven. */
const mobileDigits = { min: 7, max: 15 } as const;

/** Reads one email address in any script. Whether it exists is not checked. */
export function readEmail(text: string): Result<string, ReceiverProblem> {
  const email = text.trim();
  if (!email) return emailProblem('Email Required', "Please enter the receiver's email address.");
  const isOne = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]+$/u.test(email);
  if (!isOne || email.length > longestEmail || /\.\.|\p{Cc}/u.test(email)) {
    return emailProblem(
      'Please check the email',
      'Please enter one valid email address, like name@example.com.',
    );
  }
  return ok(email);
}

/**
 * Reads the digits of an international number. It may be grouped in any way, begin with + or 00, and use any
 * script's digits.
 */
export function readMobile(text: string): Result<string, ReceiverProblem> {
  const typed = text.trim();
  if (!typed) return mobileProblem("Please enter the receiver's mobile number.", 'Mobile Number Required');
  if (!/^\+?[\p{Nd}\s().\-/\u2010-\u2015\p{Cf}]+$/u.test(typed.replace(/^\p{Cf}+/u, ''))) {
    return mobileProblem('A mobile number has only digits, with the country code first, such as 91….');
  }
  const digits = [...typed.matchAll(/\p{Nd}/gu)].map(([digit]) => digitValue(digit)).join('');
  const number = digits.replace(/^00/, '');
  if (number.startsWith('0')) {
    return mobileProblem('Please begin with the country code instead of 0, such as 91….');
  }
  if (number.length < mobileDigits.min) {
    return mobileProblem('This number is too short. Please enter all of it, with the country code.');
  }
  if (number.length > mobileDigits.max) {
    return mobileProblem(
      `This number is too long: with the country code a number has at most ${mobileDigits.max} digits.`,
    );
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

function emailProblem(title: string, description: string): Result<never, ReceiverProblem> {
  return fail({ field: 'email', title, description });
}

function mobileProblem(
  description: string,
  title = 'Please check the mobile number',
): Result<never, ReceiverProblem> {
  return fail({ field: 'mobile', title, description });
}
