import { setTimeout as pause } from 'node:timers/promises';
import { eq, lt } from 'drizzle-orm';
import { session, user, verification } from '../db/tables.ts';
import type { MailToUser } from '../mail/mail-job.ts';
import type { MailLinks } from '../mail/messages/message-of-job.ts';
import { randomId } from '../random-id.ts';
import { accountRules, addressRules, anyRule } from '../rate-limits/rules.ts';
import { clientNetwork } from '../request/client-address.ts';
import { type AuthParts, createBetterAuth, report } from './better-auth.ts';
import { browserCookie, hashBrowserId, readBrowserId } from './browser-cookie.ts';
import {
  type Confirmation,
  confirmByLink,
  type LinkOpener,
  readConfirmation,
} from './email/confirm-address.ts';
import { findLinkToken } from './email/link-tokens.ts';
import { createMailLinks } from './email/mail-links.ts';
import { authLimits } from './limits.ts';
import { type AuthRequest, type ProviderRequest, parseRequest } from './parse-request.ts';
import { hashPassword } from './password/password-hash.ts';
import { createPasswordSignIn } from './password/password-sign-in.ts';
import { mailOwner, register } from './password/register.ts';
import { resetByLink } from './password/reset-by-link.ts';
import { createProviderRoutes } from './providers/provider-routes.ts';
import {
  deadLink,
  errorResponse,
  filterResponse,
  okResponse,
  redirectTo,
  somethingWrong,
  tooManyResponse,
} from './responses.ts';
import { createSessionReader, type StoredSession } from './session-reader.ts';
import { type SignInContext, signInContext } from './sign-in-context.ts';

export type { AuthParts } from './better-auth.ts';

export interface Auth {
  readonly origin: string;
  /** Answers every request under /api/auth, and those that `postForm` makes. Throws when the database is away. */
  handle(request: Request): Promise<Response>;
  /** Logs a failure that a form tells in a sentence; nothing of what was typed. */
  report(error: unknown): void;
  /** Better Auth's session; callers use `viewer.ts`. */
  readSession(headers: Headers): Promise<StoredSession>;
  /** The address whose password the token of a mail changes; null when it has expired, was used or never was. */
  readResetToken(token: string): Promise<string | null>;
  /** What the token of a mail confirms; null when it has expired, was used or never was. */
  readConfirmation(headers: Headers, token: string): Promise<Confirmation | null>;
  /** For mails that are about to be sent. */
  readonly links: MailLinks;
  /** Deletes expired sessions and links. */
  sweep(now: Date): Promise<void>;
}

/**
 * Accounts with a password or a provider. Better Auth checks passwords and keeps sessions and the state of sign-ins with
 * a provider. Everything around it is ours; docs/decisions/0041 says which part answers which attack.
 */
export function createAuth(parts: AuthParts): Auth {
  const { db, config, limiter, mail } = parts;
  const { origin } = config;
  const betterAuth = createBetterAuth(parts);
  const readSession = createSessionReader({ ...parts, betterAuth });
  const passwords = createPasswordSignIn({ ...parts, handler: betterAuth.handler });
  const providerRoutes = createProviderRoutes({
    config,
    limited,
    handler: betterAuth.handler,
    report: (message, error) => report(parts.log, message, error),
  });

  /** Limits how often one client address asks, before anything else happens. */
  async function limited({ path, forwarded }: AuthRequest, work: () => Promise<Response>): Promise<Response> {
    const counter = { what: `address ${path}`, who: clientNetwork(forwarded.headers) };
    const attempt = await limiter.consume(counter, addressRules[path] ?? anyRule);
    return attempt.allowed ? work() : tooManyResponse(attempt.retryAfter);
  }

  /** Limits how often an address gets mail, whoever asks for it. */
  async function sendMail(path: string, email: string, send: () => Promise<void>): Promise<Response> {
    const attempt = await limiter.consume({ what: `account ${path}`, who: email }, accountRules.mail);
    if (!attempt.allowed) return tooManyResponse(attempt.retryAfter);
    await send();
    return okResponse();
  }

  const mailTo = (kind: MailToUser['kind'], email: string) => () => mailOwner(db, mail, { kind, email });

  async function signUp({ name, email, password }: { name: string; email: string; password: string }) {
    const browser = signInContext.getStore()?.browser ?? null;
    await register(db, mail, { name, email, passwordHash: await hashPassword(password), browser });
  }

  /** Better Auth reports success even when the session could not be deleted. */
  async function signOut(request: Request): Promise<Response> {
    const response = filterResponse(await betterAuth.handler(request));
    const { response: left } = await readSession(request.headers);
    return left ? errorResponse(503, somethingWrong) : response;
  }

  async function readOpener(headers: Headers): Promise<LinkOpener> {
    const [browserId, { response }] = [readBrowserId(origin, headers), await readSession(headers)];
    return { browser: browserId && hashBrowserId(browserId), sessionId: response?.session.id ?? null };
  }

  async function confirm(token: string, headers: Headers): Promise<Response> {
    const outcome = await confirmByLink(db, mail, { ...(await readOpener(headers)), token });
    if (outcome === 'confirmed') return okResponse();
    return errorResponse(outcome === 'dead' ? 400 : 409, deadLink);
  }

  async function reset(token: string, newPassword: string): Promise<Response> {
    const passwordHash = await hashPassword(newPassword);
    const email = await resetByLink(db, { token, passwordHash });
    if (email === null) return errorResponse(400, deadLink);
    await passwords.forgetGuesses(email);
    return okResponse();
  }

  async function readResetToken(token: string): Promise<string | null> {
    const userId = await findLinkToken(db, 'reset-password', token);
    if (userId === null) return null;
    const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
    return owner?.email ?? null;
  }

  async function dispatch(asked: AuthRequest): Promise<Response> {
    switch (asked.path) {
      case '/sign-in/social':
        return providerRoutes.start(asked);
      case '/callback/google':
      case '/callback/facebook':
        return providerRoutes.finish(asked);
      default:
        return limited(asked, () => answer(asked));
    }
  }

  function answer(asked: Exclude<AuthRequest, ProviderRequest>): Promise<Response> {
    const { path, forwarded } = asked;
    switch (path) {
      case '/sign-in/email':
        return passwords.signIn(asked.body.email, forwarded);
      case '/sign-up/email':
        return sendMail(path, asked.body.email, () => signUp(asked.body));
      case '/request-password-reset':
        return sendMail(path, asked.body.email, mailTo('reset', asked.body.email));
      case '/send-verification-email':
        return sendMail(path, asked.body.email, mailTo('verification', asked.body.email));
      case '/sign-out':
        return signOut(forwarded);
      case '/confirm-email':
        return confirm(asked.body.token, forwarded.headers);
      case '/reset-password':
        return reset(asked.body.token, asked.body.newPassword);
      case '/verify-email':
        return Promise.resolve(redirectTo(`${origin}/login?error=LINK`));
    }
  }

  return {
    origin,
    async handle(request) {
      const asked = await parseRequest(request, origin);
      if (asked instanceof Response) return asked;
      const starts = startsConfirmation.includes(asked.path);
      const browserId = readBrowserId(origin, request.headers) ?? (starts ? randomId() : null);
      const context: SignInContext = {
        browser: browserId && hashBrowserId(browserId),
        openedBy: null,
        isNew: false,
      };
      const answered = signInContext.run(context, () => dispatch(asked));
      const response = await (hidesWork.includes(asked.path) ? atInterval(answered) : answered);
      if (starts && browserId) response.headers.append('set-cookie', browserCookie(origin, browserId));
      return response;
    },
    report: (error) => report(parts.log, 'form not answered', error),
    readSession,
    readResetToken,
    readConfirmation: async (headers, token) => readConfirmation(db, token, await readOpener(headers)),
    links: createMailLinks(db, origin),
    async sweep(now) {
      await db.delete(session).where(lt(session.expiresAt, now));
      await db.delete(verification).where(lt(verification.expiresAt, now));
    },
  };
}

/** What starts here is confirmed by a link in a mail, in the same browser. */
const startsConfirmation: readonly string[] = ['/sign-up/email', '/sign-in/social'];

/** Responses whose time must not tell whether the address has an account. */
const hidesWork: readonly string[] = [
  '/sign-up/email',
  '/request-password-reset',
  '/send-verification-email',
];

/** Holds a response back until a multiple of `authLimits.responseIntervalMs` has passed since the request. */
async function atInterval(answered: Promise<Response>): Promise<Response> {
  const start = performance.now();
  const response = await answered;
  const { responseIntervalMs } = authLimits;
  await pause(responseIntervalMs - ((performance.now() - start) % responseIntervalMs));
  return response;
}
