import { z } from '#card/document/zod.ts';
import { accountLimits } from './account-limits.ts';
import { asIssue } from './languages/message-ref.ts';
import { isPlaceholderEmail } from './placeholder-email.ts';

const { password: passwordLimits } = accountLimits;

/** An email address as people type it; mail servers carry it. */
export const emailSchema = z
  .string(asIssue(['form.email.missing']))
  .trim()
  .min(1, asIssue(['form.email.missing']))
  .max(accountLimits.email, asIssue(['form.email.tooLong', { max: accountLimits.email }]))
  .pipe(z.email(asIssue(['form.email.invalid'])))
  .refine((value) => !isPlaceholderEmail(value), asIssue(['form.email.cannotReceive']));

/** Beside control characters those that begin a new line or turn over the direction of what follows. */
const unshowable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A person's name as they write it; NFC, and nothing in it reaches beyond it where it stands in a sentence. */
export const fullNameSchema = z
  .string(asIssue(['form.name.missing']))
  .transform((value) => value.toWellFormed().normalize('NFC').trim())
  .refine((value) => value.length > 0, asIssue(['form.name.missing']))
  .refine(
    (value) => [...value].length <= accountLimits.name,
    asIssue(['form.name.tooLong', { max: accountLimits.name }]),
  )
  .refine((value) => !unshowable.test(value), asIssue(['form.name.unshowable']));

const newPassword = z
  .string(asIssue(['form.password.choose']))
  .refine(
    (value) => [...value].length >= passwordLimits.min,
    asIssue(['form.password.tooShort', { min: passwordLimits.min }]),
  )
  .refine(
    (value) => [...value].length <= passwordLimits.max,
    asIssue(['form.password.tooLong', { max: passwordLimits.max }]),
  );

const ticked = z.preprocess((value) => value === true || value === 'on', z.boolean());

export const signUpSchema = z
  .object({
    name: fullNameSchema,
    email: emailSchema,
    password: newPassword,
    confirmPassword: z.string(asIssue(['form.password.again'])),
    agreeToTerms: ticked.refine(Boolean, asIssue(['form.terms'])),
  })
  .refine((form) => form.password === form.confirmPassword, {
    error: asIssue(['form.password.differ']),
    path: ['confirmPassword'],
    when: bothPasswords,
  });

export const logInSchema = z.object({
  email: emailSchema,
  password: z.string(asIssue(['form.password.missing'])).min(1, asIssue(['form.password.missing'])),
  rememberMe: ticked,
});

export const forgotPasswordSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z
  .object({ password: newPassword, confirmPassword: z.string(asIssue(['form.password.again'])) })
  .refine((form) => form.password === form.confirmPassword, {
    error: asIssue(['form.password.notTheSame']),
    path: ['confirmPassword'],
    when: bothPasswords,
  });

export const changePasswordSchema = z
  .object({
    currentPassword: z
      .string(asIssue(['form.currentPassword.missing']))
      .min(1, asIssue(['form.currentPassword.missing']))
      // Beyond any password we ever took: hashing it would only cost time.
      .max(1_024, asIssue(['auth.currentPassword'])),
    password: newPassword,
    confirmPassword: z.string(asIssue(['form.password.again'])),
  })
  .refine((form) => form.password === form.confirmPassword, {
    error: asIssue(['form.password.notTheSame']),
    path: ['confirmPassword'],
    when: bothPasswords,
  });

export type SignUpForm = z.infer<typeof signUpSchema>;
export type LogInForm = z.infer<typeof logInSchema>;

/** Lets the comparison run although another field of the form is wrong, so that all faults show at once. */
function bothPasswords({ value }: { value: unknown }): boolean {
  const form = z.object({ password: z.string(), confirmPassword: z.string() }).safeParse(value);
  return form.success;
}
