import { z } from '#card/document/zod.ts';
import { composed } from '#card/text/composed.ts';
import { accountLimits } from './account-limits.ts';
import { asciiDomain } from './ascii-domain.ts';
import { type MessageRef, toIssueMessage } from './languages/message-ref.ts';
import { isPlaceholderEmail } from './placeholder-email.ts';

const { password: passwordLimits } = accountLimits;

/**
 * An email address as people type it, in the one form that mail servers carry: the domain in any script becomes ASCII, as
 * browsers write it themselves, so that either spelling is the same account.
 */
export const emailSchema = z
  .string(toIssueMessage(['form.email.missing']))
  .trim()
  .overwrite(asciiDomain)
  .min(1, toIssueMessage(['form.email.missing']))
  .max(accountLimits.email, toIssueMessage(['form.email.tooLong', { max: accountLimits.email }]))
  // Few mail servers carry other letters there, and browsers' own fields for addresses refuse them.
  .refine(
    (value) => /^\p{ASCII}*$/u.test(value.slice(0, value.lastIndexOf('@'))),
    toIssueMessage(['form.email.otherScript']),
  )
  .pipe(z.email(toIssueMessage(['form.email.invalid'])))
  .refine((value) => !isPlaceholderEmail(value), toIssueMessage(['form.email.cannotReceive']));

/** Beside control characters those that begin a new line or turn over the direction of what follows. */
const unshowable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** A person's name as they write it; composed, and nothing in it reaches beyond it where it stands in a sentence. */
export const fullNameSchema = z
  .string(toIssueMessage(['form.name.missing']))
  .transform((value) => composed(value).trim())
  .refine((value) => value.length > 0, toIssueMessage(['form.name.missing']))
  .refine(
    (value) => [...value].length <= accountLimits.name,
    toIssueMessage(['form.name.tooLong', { max: accountLimits.name }]),
  )
  .refine((value) => !unshowable.test(value), toIssueMessage(['form.name.unshowable']));

const newPassword = z
  .string(toIssueMessage(['form.password.choose']))
  .refine(
    (value) => [...value].length >= passwordLimits.min,
    toIssueMessage(['form.password.tooShort', { min: passwordLimits.min }]),
  )
  .refine(
    (value) => [...value].length <= passwordLimits.max,
    toIssueMessage(['form.password.tooLong', { max: passwordLimits.max }]),
  );

const ticked = z.preprocess((value) => value === true || value === 'on', z.boolean());

export const signUpSchema = z
  .object({
    name: fullNameSchema,
    email: emailSchema,
    password: newPassword,
    confirmPassword: z.string(toIssueMessage(['form.password.again'])),
    agreeToTerms: ticked.refine(Boolean, toIssueMessage(['form.terms'])),
  })
  .refine(...typedAlike(['form.password.differ']));

export const logInSchema = z.object({
  email: emailSchema,
  password: z
    .string(toIssueMessage(['form.password.missing']))
    .min(1, toIssueMessage(['form.password.missing'])),
  rememberMe: ticked,
});

export const forgotPasswordSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z
  .object({ password: newPassword, confirmPassword: z.string(toIssueMessage(['form.password.again'])) })
  .refine(...typedAlike(['form.password.notTheSame']));

export const changePasswordSchema = z
  .object({
    currentPassword: z
      .string(toIssueMessage(['form.currentPassword.missing']))
      .min(1, toIssueMessage(['form.currentPassword.missing']))
      // Beyond any password we ever took: hashing it would only cost time.
      .max(1_024, toIssueMessage(['auth.currentPassword'])),
    password: newPassword,
    confirmPassword: z.string(toIssueMessage(['form.password.again'])),
  })
  .refine(...typedAlike(['form.password.notTheSame']));

export type SignUpForm = z.infer<typeof signUpSchema>;
export type LogInForm = z.infer<typeof logInSchema>;

/** Compares both passwords, also where another field of the form is wrong, so that all faults show at once. */
function typedAlike(differ: MessageRef) {
  const both = z.object({ password: z.string(), confirmPassword: z.string() });
  return [
    (form: z.infer<typeof both>) => form.password === form.confirmPassword,
    {
      error: toIssueMessage(differ),
      path: ['confirmPassword'] as PropertyKey[],
      when: ({ value }: { value: unknown }) => both.safeParse(value).success,
    },
  ] as const;
}
