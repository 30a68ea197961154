import { z } from 'zod';
import { forgotPasswordSchema, logInSchema, signUpSchema } from '#content/account-forms.ts';
import { accountLimits } from '#content/account-limits.ts';
import { type MessageRef, messageOfIssue, toIssueMessage } from '#content/languages/message-ref.ts';
import { type Provider, providers } from '#content/providers.ts';
import { readBytes } from '#std/read-bytes.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { AuthFailure } from './auth-result.ts';
import { authLimits } from './limits.ts';
import { weakness } from './password/password-rules.ts';

export const basePath = '/api/auth';

const providerNames = Object.keys(providers) as Provider[];

const email = logInSchema.shape.email.transform((value) => value.toLowerCase());
const enterPassword = toIssueMessage(['form.password.missing']);
/** UTF-16 code units: any password that can be chosen is shorter. */
const maxPasswordCharacters = 2 * accountLimits.password.max;
const givenPassword = z
  .string(enterPassword)
  .min(1, enterPassword)
  .max(maxPasswordCharacters, toIssueMessage(['form.password.tooLong', { max: accountLimits.password.max }]));
const newPassword = z.string(toIssueMessage(['form.password.choose']));
const incompleteLink = toIssueMessage(['auth.incompleteLink']);
const token = z.string(incompleteLink).min(1, incompleteLink).max(100, incompleteLink);

/** What a request to each address may carry; everything else is dropped. */
const bodies = {
  '/sign-in/email': z.object({ email, password: givenPassword, rememberMe: z.boolean().default(false) }),
  '/sign-up/email': z
    .object({ name: signUpSchema.shape.name, email, password: newPassword })
    .superRefine((body, context) => refuseWeak(context, body.password, body.email)),
  '/sign-in/social': z.object({
    provider: z.enum(providerNames, toIssueMessage(['auth.noSuchAddress'])),
    from: z.enum(['login', 'signup']).default('login'),
    next: z.string().max(2_000).nullable().default(null),
  }),
  '/sign-in/anonymous': z.object({}),
  '/sign-in/edit-link': z.object({ token }),
  '/mail-guest-link': z.object({ email }),
  '/request-guest-cards': z.object({ email }),
  '/sign-out': z.object({}),
  '/send-verification-email': z.object({ email }),
  '/request-password-reset': forgotPasswordSchema.extend({ email }),
  '/confirm-email': z.object({ token }),
  '/reset-password': z
    .object({ token, newPassword })
    .superRefine((body, context) => refuseWeak(context, body.newPassword, '')),
};

/** What is asked for by a form of ours, or by a script with JSON. */
export type AccountPath = keyof typeof bodies;

export type AccountRequest = {
  [One in AccountPath]: { readonly path: One; readonly body: z.output<(typeof bodies)[One]> };
}[AccountPath];

/** Where people come back from each provider, by the path below /api/auth. */
const callbacks = new Map(providerNames.map((provider) => [`/callback/${provider}`, provider]));

/** The provider that leads back to this path; null for any other. */
export const providerOfCallback = (path: string): Provider | null => callbacks.get(path) ?? null;

/** Every address below /api/auth that is answered. Mails of earlier versions lead to the last one. */
export const accountPaths: readonly string[] = [...Object.keys(bodies), ...callbacks.keys(), '/verify-email'];

export function isAccountPath(path: string): path is AccountPath {
  return Object.hasOwn(bodies, path);
}

/** The request as far as its schema knows it, or the sentence that says what is wrong. */
export function parseAccountRequest(path: AccountPath, input: unknown): Result<AccountRequest, MessageRef> {
  const body = bodies[path].safeParse(input);
  if (!body.success) return fail(messageOfIssue(body.error.issues[0]?.message));
  return ok({ path, body: body.data } as AccountRequest);
}

/** What a script sent. Other sites cannot send this content type without the browser asking first. */
export async function readJson(request: Request): Promise<Result<unknown, AuthFailure>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return fail({ status: 415, sentence: ['auth.sendJson'] });
  }
  const body = await readBytes(request.body, authLimits.body);
  if (!body) return fail({ status: 413, sentence: ['auth.tooLarge', { max: authLimits.body / 1024 }] });
  try {
    return ok(JSON.parse(Buffer.from(body).toString() || '{}'));
  } catch {
    return fail({ status: 400, sentence: ['auth.notJson'] });
  }
}

function refuseWeak(context: z.RefinementCtx, password: string, address: string): void {
  const weak = weakness(password, address);
  if (weak) context.addIssue({ code: 'custom', message: toIssueMessage(weak) });
}
