// Spec: 3.10, 5.1
import { describe, expect, test } from 'vitest';
import { saidOfIssue } from '#tests/support/said.ts';
import { logInSchema, resetPasswordSchema, signUpSchema } from './account-forms.ts';

const good = {
  name: '  Mina Rao ',
  email: ' Mina@Example.com ',
  password: 'marigold tea',
  confirmPassword: 'marigold tea',
  agreeToTerms: 'on',
};

function faults(form: unknown): Record<string, string> {
  const issues = signUpSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.map((issue) => [issue.path.join('.'), saidOfIssue(issue)]));
}

describe('the sign-up form', () => {
  test('takes what a browser sends, and what a script sends', () => {
    const read = { ...good, name: 'Mina Rao', email: 'Mina@Example.com', agreeToTerms: true };
    expect(signUpSchema.parse(good)).toEqual(read);
    expect(signUpSchema.parse({ ...good, agreeToTerms: true })).toEqual(read);
  });

  test.each(['mina@bücher.example', 'mina@xn--bcher-kva.example', ' mina@BÜCHER.example '])(
    'takes %j, an address with letters of any script after the sign',
    (email) => {
      expect(signUpSchema.parse({ ...good, email }).email).toBe('mina@xn--bcher-kva.example');
      expect(logInSchema.parse({ email, password: 'x' }).email).toBe('mina@xn--bcher-kva.example');
    },
  );

  test('refuses letters of another script before the sign, and says which part is meant', () => {
    expect(faults({ ...good, email: 'मीना@example.com' }).email).toBe(
      'Only Latin letters, digits and signs can stand before the @ here. Please use an address like name@example.com.',
    );
  });

  test('names every fault at once, in the words of the product', () => {
    expect(faults({ ...good, confirmPassword: 'marigold', agreeToTerms: undefined })).toEqual({
      confirmPassword: "Passwords don't match!",
      agreeToTerms: 'Please agree to the terms and conditions',
    });
    expect(faults({ ...good, password: 'tea', confirmPassword: 'te' })).toEqual({
      password: 'Password should be at least 6 characters',
      confirmPassword: "Passwords don't match!",
    });
    expect(Object.keys(faults({})).sort()).toEqual(Object.keys(good).sort());
  });

  test.each(['', 'mina', 'mina@', '@example.com', 'mina@example', `${'x'.repeat(250)}@example.com`])(
    'refuses the address %j with a sentence',
    (email) => {
      expect(faults({ ...good, email }).email).toMatch(/^(Please|An email)/);
    },
  );
});

test('the log-in form reads the box that a browser sends only when it is ticked', () => {
  const form = { email: 'mina@example.com', password: 'x' };
  expect(logInSchema.parse({ ...form, rememberMe: 'on' }).rememberMe).toBe(true);
  expect(logInSchema.parse(form).rememberMe).toBe(false);
});

test('the reset form has its own words', () => {
  const { error } = resetPasswordSchema.safeParse({ password: 'marigold', confirmPassword: 'tea' });
  expect(error?.issues.map(saidOfIssue)).toEqual(['Passwords do not match']);
});
