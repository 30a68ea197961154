import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { accountLimits } from '#content/account-limits.ts';
import type { MessageRef } from '#content/languages/message-ref.ts';

const { min, max } = accountLimits.password;

/**
 * A stranger would find it with fewer guesses, as zxcvbn estimates them. Six random letters and digits need a million, a
 * common word with a year a hundred thousand.
 */
const minGuesses = 300_000;

/** Characters that are looked at, in at most 25 ms: the time grows fast with them, and a good password is good by then. */
const maxLength = 24;

let estimator: ZxcvbnFactory | null = null;

/** Why a new password is refused; null when it is accepted. */
export function weakness(password: string, email: string): MessageRef | null {
  const length = [...password].length;
  if (length < min) return ['form.password.tooShort', { min }];
  if (length > max) return ['form.password.tooLong', { max }];
  const plain = password.normalize('NFKC').toLowerCase();
  if (plain === email.trim().toLowerCase()) return ['auth.passwordIsEmail'];
  if (isDate(plain)) return ['auth.passwordTooCommon'];
  // Its list of 30,000 passwords takes 9 MB, from the first sign-up on.
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength });
  return estimator.check(plain).guesses < minGuesses ? ['auth.passwordTooCommon'] : null;
}

/** Up to eight digits: all birthdays are among them, and a program tries them all in an hour. */
function isDate(password: string): boolean {
  return /^[\d./-]{1,10}$/.test(password) && password.replace(/\D/g, '').length <= 8;
}
