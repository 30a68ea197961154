import { z } from 'zod';
import { forgotPasswordSchema, logInSchema, signUpSchema } from '#content/account-forms.ts';
import { accountLimits } from '#content/account-limits.ts';
import { type MessageRef, messageOfIssue, toIssueMessage } from '#content/languages/message-ref.ts';
import { type Provider, providers } from '#content/providers.ts';
import { readBytes } from '#std/read-bytes.ts';
import { basePath } from './better-auth.ts';
import { authLimits } from './limits.ts';
import { weakness } from './password/password-rules.ts';
import { resultPath } from './providers/result-page.ts';
import { errorResponse } from './responses.ts';

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
  '/sign-in/social': z
    .object({
      provider: z.enum(providerNames, toIssueMessage(['auth.noSuchAddress'])),
      from: z.enum(['login', 'signup']).default('login'),
      next: z.string().max(2_000).nullable().default(null),
    })
    .transform((start) => ({
      provider: start.provider,
      callbackURL: resultPath(start),
      errorCallbackURL: resultPath(start),
      additionalData: { provider: start.provider },
    })),
  '/sign-in/anonymous': z.object({}),
  '/sign-in/edit-link': z.object({ token }),
  '/sign-out': z.object({}),
  '/send-verification-email': z.object({ email }),
  '/request-password-reset': forgotPasswordSchema.extend({ email }),
  '/confirm-email': z.object({ token }),
  '/reset-password': z
    .object({ token, newPassword })
    .superRefine((body, context) => refuseWeak(context, body.newPassword, '')),
};

type Path = keyof typeof bodies;

export type SocialSignInRequest = Extract<PostRequest, { path: '/sign-in/social' }>;

/** A POST: its body is what the schema left of it, here and in `forwarded`. */
type PostRequest = {
  [One in Path]: {
    readonly path: One;
    readonly body: z.output<(typeof bodies)[One]>;
    readonly forwarded: Request;
  };
}[Path];

export interface CallbackRequest {
  readonly path: `/callback/${Provider}`;
  readonly provider: Provider;
  readonly forwarded: Request;
}

/** Mails of earlier versions link there. */
interface OldLinkRequest {
  readonly path: '/verify-email';
  readonly forwarded: Request;
}

/** A request below /api/auth that is complete, of a known kind, and carries nothing but what its schema knows. */
export type AuthRequest = PostRequest | CallbackRequest | OldLinkRequest;

/** What starts a sign-in with a provider, and what ends it. */
export type ProviderRequest = SocialSignInRequest | CallbackRequest;

/** Where people come back from each provider. */
const callbacks = new Map(
  providerNames.map((provider) => [
    `/callback/${provider}`,
    { path: `/callback/${provider}`, provider } as const,
  ]),
);

/** Every address below /api/auth that is answered. */
export const accountPaths: readonly string[] = [...Object.keys(bodies), ...callbacks.keys(), '/verify-email'];

/** What a provider sends back with a person, and how many characters at most: far more than providers use. */
const callbackQuery = { code: 4_096, state: 100, error: 100, iss: 500 } as const;

const otherSite: MessageRef = ['auth.otherSite'];

/** The request as it may go on, or the response that refuses it. Any other address of Better Auth's stays closed. */
export async function parseRequest(request: Request, origin: string): Promise<AuthRequest | Response> {
  const url = new URL(request.url);
  const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : '';
  const address = `${origin}${basePath}${path}`;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  if (request.method === 'GET') {
    if (path === '/verify-email') return { path, forwarded: new Request(address, { headers }) };
    const callback = callbacks.get(path);
    if (!callback) return notFound();
    return { ...callback, forwarded: new Request(`${address}?${readQuery(url.searchParams)}`, { headers }) };
  }
  if (request.method !== 'POST' || !isPath(path)) return notFound();
  if (headers.get('origin') !== origin) return errorResponse(403, otherSite);
  const value = await readJson(request);
  if (value instanceof Response) return value;
  const body = bodies[path].safeParse(value);
  if (!body.success) return errorResponse(400, messageOfIssue(body.error.issues[0]?.message));
  headers.set('content-type', 'application/json');
  const forwarded = new Request(address, { method: 'POST', headers, body: JSON.stringify(body.data) });
  return { path, body: body.data, forwarded } as PostRequest;
}

function isPath(path: string): path is Path {
  return Object.hasOwn(bodies, path);
}

function notFound(): Response {
  return errorResponse(404, ['auth.noSuchAddress']);
}

/** Without what cannot be one of these (RFC 6749, appendix A); Better Auth then reports that it is missing. */
function readQuery(query: URLSearchParams): URLSearchParams {
  const entries = Object.entries(callbackQuery).flatMap(([name, maxLength]) => {
    const value = query.get(name);
    return value !== null && value.length <= maxLength && /^[\x20-\x7e]+$/.test(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(entries);
}

/** Other sites cannot send this content type without the browser asking first. */
async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return errorResponse(415, ['auth.sendJson']);
  }
  const body = await readBytes(request.body, authLimits.body);
  if (!body) return errorResponse(413, ['auth.tooLarge', { max: authLimits.body / 1024 }]);
  try {
    return JSON.parse(Buffer.from(body).toString() || '{}');
  } catch {
    return errorResponse(400, ['auth.notJson']);
  }
}

function refuseWeak(context: z.RefinementCtx, password: string, address: string): void {
  const weak = weakness(password, address);
  if (weak) context.addIssue({ code: 'custom', message: toIssueMessage(weak) });
}
