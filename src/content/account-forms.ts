import { z } from '#card/document/zod.ts';
import { accountLimits } from './account-limits.ts';
import { isPlaceholderEmail } from './placeholder-email.ts';

const { password: passwordLimits } = accountLimits;

/** An email address as people type it; mail servers carry it. */
export const emailSchema = z
  .string('Please enter your email address.')
  .trim()
  .min(1, 'Please enter your email address.')
  .max(accountLimits.email, `An email address can have at most ${accountLimits.email} characters.`)
  .pipe(z.email('Please enter a valid email address, like name@example.com.'))
  .refine((value) => !isPlaceholderEmail(value), 'Please enter an email address that can receive mail.');

/** Beside control characters those that begin a new line or turn over the direction of what follows. */
const unshowable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A person's name as they write it; NFC, and nothing in it reaches beyond it where it stands in a sentence. */
export const fullNameSchema = z
  .string('Please enter your full name.')
  .transform((value) => value.toWellFormed().normalize('NFC').trim())
  .refine((value) => value.length > 0, 'Please enter your full name.')
  .refine(
    (value) => [...value].length <= accountLimits.name,
    `Your name can have at most ${accountLimits.name} characters.`,
  )
  .refine((value) => !unshowable.test(value), 'Your name contains a character that cannot be shown.');

const newPassword = z
  .string('Please choose a password.')
  .refine(
    (value) => [...value].length >= passwordLimits.min,
    `Password should be at least ${passwordLimits.min} characters`,
  )
  .refine(
    (value) => [...value].length <= passwordLimits.max,
    `A password can have at most ${passwordLimits.max} characters.`,
  );

const ticked = z.preprocess((value) => value === true || value === 'on', z.boolean());

export const signUpSchema = z
  .object({
    name: fullNameSchema,
    email: emailSchema,
    password: newPassword,
    confirmPassword: z.string('Please type the password again.'),
    agreeToTerms: ticked.refine(Boolean, 'Please agree to the terms and conditions'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    error: "Passwords don't match!",
    path: ['confirmPassword'],
    when: bothPasswords,
  });

export const logInSchema = z.object({
  email: emailSchema,
  password: z.string('Please enter your password.').min(1, 'Please enter your password.'),
  rememberMe: ticked,
});

export const forgotPasswordSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z
  .object({ password: newPassword, confirmPassword: z.string('Please type the password again.') })
  .refine((form) => form.password === form.confirmPassword, {
    error: 'Passwords do not match',
    path: ['confirmPassword'],
    when: bothPasswords,
  });

export const changePasswordSchema = z
  .object({
    currentPassword: z
      .string('Please enter your current password.')
      .min(1, 'Please enter your current password.')
      // Beyond any password we ever took: hashing it would only cost time.
      .max(1_024, 'Your current password is not right. Please try again.'),
    password: newPassword,
    confirmPassword: z.string('Please type the password again.'),
  })
  .refine((form) => form.password === form.confirmPassword, {
    error: 'Passwords do not match',
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
