import { setTimeout as pause } from 'node:timers/promises';
import { eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { session, user, verification } from '../db/tables.ts';
import type { MailLinks } from '../mail/messages/message-of-job.ts';
import { accountRules, addressRules, anyRule } from '../rate-limits/rules.ts';
import { clientNetwork } from '../request/client-address.ts';
import { done, inOurWords, leadTo, linkRefused, refused, tooMany } from './answer.ts';
import { browserCookie, browserHash, newBrowser, readBrowser } from './browser.ts';
import { createDevices } from './device.ts';
import {
  type Confirmation,
  confirmByLink,
  type LinkOpener,
  readConfirmation,
} from './email/confirm-address.ts';
import { findLinkToken } from './email/link-tokens.ts';
import { createMailBuffer } from './email/mail-buffer.ts';
import { createMailLinks } from './email/mail-links.ts';
import { type AuthParts, cookiePrefix, createLibrary, report } from './library.ts';
import { authLimits } from './limits.ts';
import { hashPassword } from './password/password-hash.ts';
import { resetByLink } from './password/reset-by-link.ts';
import { createProviderDoor } from './providers/door.ts';
import { type AuthRequest, readRequest } from './request.ts';
import { whileStillValid } from './still-valid.ts';
import { type Visit, visits } from './visit.ts';

export type { AuthParts } from './library.ts';

export interface Auth {
  readonly origin: string;
  /** Answers every request under /api/auth, and those that our forms make of theirs. Throws when the database is away. */
  handle(request: Request): Promise<Response>;
  /** Logs a failure that a form tells in a sentence; nothing of what was typed. */
  report(error: unknown): void;
  /** The library's own answer; callers use session.ts. */
  readSession(headers: Headers): Promise<LibrarySession>;
  /** The address whose password the token of a letter changes; null when it is worth nothing (any more). */
  readResetToken(token: string): Promise<string | null>;
  /** What the token of a letter confirms; null when it is worth nothing (any more). */
  readConfirmation(headers: Headers, token: string): Promise<Confirmation | null>;
  /** For letters that are about to be sent. */
  readonly links: MailLinks;
  /** Deletes what has expired: sessions and links. */
  sweep(now: Date): Promise<void>;
}

interface LibrarySession {
  readonly headers: Headers;
  readonly response: {
    readonly session: {
      readonly id: string;
      readonly expiresAt: Date;
      readonly createdAt: Date;
      readonly updatedAt: Date;
    };
    readonly user: {
      readonly id: string;
      readonly email: string;
      readonly name: string;
      readonly emailVerified: boolean;
    };
  } | null;
}

/**
 * Accounts, by e-mail and password or with another account: Better Auth behind a door that counts, filters and says it
 * in our words.
 */
export function createAuth(parts: AuthParts): Auth {
  const { db, config, secret, limiter } = parts;
  const devices = createDevices({
    secret,
    cookie: `${cookiePrefix(config.origin)}bb.device`,
    secure: config.origin.startsWith('https://'),
    lasts: authLimits.device,
  });
  const ofAccount = (path: string, email: string) => ({ what: `account ${path}`, who: email });

  const letterBox = createMailBuffer(db, parts.mail);
  const library = createLibrary({ ...parts, letterBox });
  const elsewhere = createProviderDoor({
    config,
    handler: (asked) => counted(asked, () => letterBox.during(() => library.handler(asked.forwarded))),
    report: (message, error) => report(parts.log, message, error),
  });

  /** Whoever asks too often is sent away before anything else happens. */
  async function counted({ path, forwarded }: AuthRequest, work: () => Promise<Response>): Promise<Response> {
    const counter = { what: `address ${path}`, who: clientNetwork(forwarded.headers) };
    const attempt = await limiter.consume(counter, addressRules[path] ?? anyRule);
    return attempt.allowed ? work() : tooMany(attempt.retryAfter);
  }

  async function signIn({ email, forwarded }: AuthRequest & { email: string }): Promise<Response> {
    const device = devices.recognise(forwarded.headers.get('cookie') ?? '', email);
    const counter = device ? { what: 'device', who: device } : ofAccount('/sign-in/email', email);
    const attempt = await limiter.consume(counter, accountRules['/sign-in/email']);
    if (!attempt.allowed) return tooMany(attempt.retryAfter);
    const response = await whileStillValid(db, email, () => library.handler(forwarded));
    if (!response.ok) {
      // Whether the password is wrong or the address not confirmed: the answer must not tell that there is an account.
      const mayBeUnconfirmed = config.requireEmailVerification && [401, 403].includes(response.status);
      return mayBeUnconfirmed ? refused(401, '', 'INVALID_OR_UNCONFIRMED') : response;
    }
    await limiter.refund(counter);
    if (!device) response.headers.append('set-cookie', devices.mark(email));
    return response;
  }

  async function sendLetter({ path, email, forwarded }: AuthRequest & { email: string }): Promise<Response> {
    const attempt = await limiter.consume(ofAccount(path, email), accountRules.letters);
    if (!attempt.allowed) return tooMany(attempt.retryAfter);
    const response = await letterBox.during(() => library.handler(forwarded));
    if (response.status !== 422) return response;
    // Two sign-ups with one new address at the same moment: the second must hear what the first hears.
    const [known] = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
    return known ? done() : response;
  }

  /** The library says that it worked even when the session could not be deleted. */
  async function signOut({ forwarded }: AuthRequest): Promise<Response> {
    const response = await library.handler(forwarded);
    if (!response.ok) return response;
    const { response: left } = await readSession(forwarded.headers);
    return left ? refused(503, 'Something went wrong') : response;
  }

  async function openerOf(headers: Headers): Promise<LinkOpener> {
    const [browser, { response }] = [readBrowser(config.origin, headers), await readSession(headers)];
    return { browser: browser && browserHash(browser), sessionId: response?.session.id ?? null };
  }

  async function confirm({ forwarded }: AuthRequest): Promise<Response> {
    const { token } = z.object({ token: z.string() }).parse(await forwarded.json());
    const outcome = await confirmByLink(db, parts.mail, { ...(await openerOf(forwarded.headers)), token });
    if (outcome === 'confirmed') return done();
    return refused(outcome === 'dead' ? 400 : 409, linkRefused, 'INVALID_TOKEN');
  }

  async function reset({ forwarded }: AuthRequest): Promise<Response> {
    const asked = z.object({ token: z.string(), newPassword: z.string() }).parse(await forwarded.json());
    const passwordHash = await hashPassword(asked.newPassword);
    const email = await resetByLink(db, { token: asked.token, passwordHash });
    if (email === null) return refused(400, linkRefused, 'INVALID_TOKEN');
    await limiter.clear(ofAccount('/sign-in/email', email));
    return done();
  }

  async function readResetToken(token: string): Promise<string | null> {
    const userId = await findLinkToken(db, 'reset-password', token);
    if (userId === null) return null;
    const [owner] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
    return owner?.email ?? null;
  }

  async function readSession(headers: Headers): Promise<LibrarySession> {
    const answer = await library.api.getSession({ headers, returnHeaders: true });
    if (answer.response) await noteVisit(answer.response.session);
    return answer;
  }

  /** For the list of devices, which shows when each was last here. Whoever asks for a page gets it all the same. */
  async function noteVisit({ id, updatedAt }: { readonly id: string; readonly updatedAt: Date }) {
    if (Date.now() - updatedAt.getTime() < authLimits.seenAgain * 1000) return;
    const noted = db.update(session).set({ updatedAt: sql`now()` }).where(eq(session.id, id));
    await noted.catch((error: unknown) => report(parts.log, 'visit not noted', error));
  }

  async function dispatch(asked: AuthRequest): Promise<Response> {
    const { path, email, forwarded } = asked;
    if (path === '/sign-out') return signOut(asked);
    // Letters of earlier versions lead there.
    if (path === '/verify-email') return leadTo(`${config.origin}/login?error=LINK`);
    if (path === '/confirm-email') return confirm(asked);
    if (path === '/reset-password') return reset(asked);
    if (email === null) return library.handler(forwarded);
    return path === '/sign-in/email' ? signIn({ ...asked, email }) : sendLetter({ ...asked, email });
  }

  function answerTo(asked: AuthRequest): Promise<Response> {
    if (asked.provider) return elsewhere.answer(asked, asked.provider);
    return counted(asked, () => dispatch(asked)).then(inOurWords);
  }

  return {
    origin: config.origin,
    async handle(request) {
      const asked = await readRequest(request, config.origin);
      if (asked instanceof Response) return asked;
      const marks = request.method === 'POST' && beginnings.includes(asked.path);
      const browser = readBrowser(config.origin, request.headers) ?? (marks ? newBrowser() : null);
      const visit: Visit = { browser: browser && browserHash(browser), openedBy: null, isNew: false };
      const answer = visits.run(visit, () => answerTo(asked));
      const response = await (asked.isDiscreet ? onTheBeat(answer) : answer);
      if (marks && browser) response.headers.append('set-cookie', browserCookie(config.origin, browser));
      return response;
    },
    report: (error) => report(parts.log, 'form not answered', error),
    readSession,
    readResetToken,
    readConfirmation: async (headers, token) => readConfirmation(db, token, await openerOf(headers)),
    links: createMailLinks(db, config.origin),
    async sweep(now) {
      await db.delete(session).where(lt(session.expiresAt, now));
      await db.delete(verification).where(lt(verification.expiresAt, now));
    },
  };
}

/** What is begun here is confirmed by a letter, in the same browser. */
const beginnings: readonly string[] = ['/sign-up/email', '/sign-in/social'];

/** Lets an answer out at the next beat of a slow clock that began with the request, so that its time tells nothing. */
async function onTheBeat(answer: Promise<Response>): Promise<Response> {
  const start = performance.now();
  const response = await answer;
  await pause(authLimits.beat - ((performance.now() - start) % authLimits.beat));
  return response;
}
