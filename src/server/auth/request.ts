import { z } from 'zod';
import { forgotPasswordSchema, logInSchema, signUpSchema } from '#content/account-forms.ts';
import { type Provider, providers } from '#content/providers.ts';
import { refused } from './answer.ts';
import { basePath } from './library.ts';
import { authLimits } from './limits.ts';
import { weakness } from './password/password-rules.ts';
import { landingPath } from './providers/landing.ts';

/** A request that is whole, of a known kind, and rewritten so that it carries nothing but what we expect. */
export interface AuthRequest {
  /** Below /api/auth, such as `/sign-in/email`. */
  readonly path: string;
  /** Lower case; null where the request names none. */
  readonly email: string | null;
  /** The other account to sign in with, or the one that somebody comes back from; else null. */
  readonly provider: Provider | null;
  /** True where the time of the answer must not tell whether the address has an account. */
  readonly isDiscreet: boolean;
  readonly forwarded: Request;
}

const email = logInSchema.shape.email.transform((value) => value.toLowerCase());
const enterPassword = 'Please enter your password.';
const givenPassword = z.string(enterPassword).min(1, enterPassword).max(1024, enterPassword);
const choosePassword = z.string('Please choose a password.');
const token = z
  .string('This link is not complete.')
  .min(1, 'This link is not complete.')
  .max(100, 'This link is not complete.')
  // The library looks for what it does not find a second time, as it was sent.
  .regex(/^[\x21-\x7e]*$/, 'This link is not complete.');

/** The library asks for one. The links of letters are ours and do not lead there. */
const unusedPage = '/login';

/** What a provider sends back with a person, and how many characters at most: far more than providers use. */
const returned = { code: 4_096, state: 100, error: 100, iss: 500 } as const;

/** What each request may carry, and what of it goes on to the library. */
const bodies: Readonly<Record<string, z.ZodType<Record<string, unknown>>>> = {
  '/sign-in/email': z.object({ email, password: givenPassword, rememberMe: z.boolean().default(false) }),
  '/sign-up/email': z
    .object({ name: signUpSchema.shape.name, email, password: choosePassword })
    .superRefine(({ password, email: address }, context) => refuseWeak(context, password, address))
    .transform((body) => ({ ...body, callbackURL: unusedPage })),
  '/sign-in/social': z
    .object({
      provider: z.enum(Object.keys(providers) as Provider[], 'This address does not exist.'),
      from: z.enum(['login', 'signup']).default('login'),
      next: z.string().max(2_000).nullable().default(null),
    })
    .transform((way) => ({
      provider: way.provider,
      callbackURL: landingPath(way),
      errorCallbackURL: landingPath(way),
      additionalData: { provider: way.provider },
    })),
  '/sign-out': z.object({}),
  '/send-verification-email': z.object({ email }).transform((body) => ({ ...body, callbackURL: unusedPage })),
  '/request-password-reset': forgotPasswordSchema.extend({ email }),
  '/confirm-email': z.object({ token }),
  '/reset-password': z
    .object({ token, newPassword: choosePassword })
    .superRefine(({ newPassword }, context) => refuseWeak(context, newPassword, '')),
};

/** Where people come back from each provider. */
const returns = new Map(
  (Object.keys(providers) as Provider[]).map((provider) => [`/callback/${provider}`, provider]),
);

/** Every address below /api/auth that is answered. */
export const accountPaths: readonly string[] = [...Object.keys(bodies), ...returns.keys(), '/verify-email'];

/** Answers whose time must not tell whether the address has an account. */
const discreet: readonly string[] = ['/sign-up/email', '/request-password-reset', '/send-verification-email'];

/** The request in the form in which it may go on, or the answer that it gets instead. */
export async function readRequest(request: Request, origin: string): Promise<AuthRequest | Response> {
  const url = new URL(request.url);
  const path = url.pathname.startsWith(`${basePath}/`) ? url.pathname.slice(basePath.length) : '';
  const address = `${origin}${basePath}${path}`;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  // Everything else that the library could answer stays closed: `/get-session`, for one, tells scripts the token.
  if (request.method === 'GET' && path === '/verify-email') {
    const forwarded = new Request(`${address}${url.search}`, { headers });
    return { path, email: null, provider: null, isDiscreet: false, forwarded };
  }
  const comesFrom = returns.get(path);
  if (request.method === 'GET' && comesFrom) {
    const forwarded = new Request(`${address}?${readReturned(url.searchParams)}`, { headers });
    return { path, email: null, provider: comesFrom, isDiscreet: false, forwarded };
  }
  const schema = request.method === 'POST' && Object.hasOwn(bodies, path) ? bodies[path] : undefined;
  if (!schema) return refused(404, 'This address does not exist.');
  const value = await readJson(request);
  if (value instanceof Response) return value;
  const body = schema.safeParse(value);
  if (!body.success) return refused(400, body.error.issues[0]?.message ?? 'Something is missing.');
  headers.set('content-type', 'application/json');
  return {
    path,
    email: typeof body.data.email === 'string' ? body.data.email : null,
    provider: path === '/sign-in/social' ? (body.data.provider as Provider) : null,
    isDiscreet: discreet.includes(path),
    forwarded: new Request(address, { method: 'POST', headers, body: JSON.stringify(body.data) }),
  };
}

/** Without what can be none of these (RFC 6749, appendix A); the library then says that it is missing. */
function readReturned(query: URLSearchParams): URLSearchParams {
  const kept = Object.entries(returned).flatMap(([name, longest]) => {
    const value = query.get(name);
    return value !== null && value.length <= longest && /^[\x20-\x7e]+$/.test(value) ? [[name, value]] : [];
  });
  return new URLSearchParams(kept);
}

/** A page of another site cannot send this type without asking first, so only ours can. */
async function readJson(request: Request): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    return refused(415, 'Please send JSON.');
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > authLimits.body) return refused(413, `Please send at most ${authLimits.body / 1024} KB.`);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  } catch {
    return refused(400, 'This is not JSON.');
  }
}

function refuseWeak(context: z.RefinementCtx, password: string, address: string): void {
  const message = weakness(password, address);
  if (message) context.addIssue({ code: 'custom', message });
}
