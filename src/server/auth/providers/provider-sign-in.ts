import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Provider } from '#content/providers.ts';
import { fail, ok, type Result } from '#std/result.ts';
import { createLink, findLink, useLink } from '../../links/links.ts';
import { clientNetwork } from '../../request/client-address.ts';
import { type AuthResult, redirectTo, refuse } from '../auth-result.ts';
import type { TypedMailLimit } from '../email/mail-limits.ts';
import { readBrowserHash } from '../named-cookies.ts';
import type { SignInParts } from '../sessions.ts';
import { createProviderClient } from './provider-client.ts';
import { resolveAccount } from './resolve-account.ts';
import { type ProviderStart, providerMessage, resultPath } from './result-page.ts';

interface ProviderSignInParts extends SignInParts {
  readonly typedMail: TypedMailLimit;
}

/** What is kept of a sign-in while somebody is at the provider. Release 0.1 reads and writes the same. */
const flowSchema = z.object({
  provider: z.string(),
  /** The path of the page that shows the result. */
  callbackURL: z.string(),
  errorURL: z.string(),
  codeVerifier: z.string(),
  idTokenNonce: z.string(),
  /** Milliseconds since 1970. Where it led is known for longer. */
  expiresAt: z.number(),
});
type Flow = z.infer<typeof flowSchema>;

/** Seconds that somebody may be away: some people confirm by phone there. */
const maxAway = 10 * 60;

const random = (bytes: number) => randomBytes(bytes).toString('base64url');

/** The two requests of a sign-in with a provider. */
export function createProviderSignIn(parts: ProviderSignInParts) {
  const { db, config, sessions, log } = parts;
  const { cookies } = sessions;
  const clients = {
    google: createProviderClient('google', config),
    facebook: createProviderClient('facebook', config),
  };

  /** Answers with the provider's page, or with a sentence that says why there is none. */
  async function start({ provider, from, next }: ProviderStart): Promise<AuthResult> {
    const client = clients[provider];
    if (!client) return refuse(400, providerMessage(provider, 'unset'));
    const page = resultPath({ provider, from, next });
    const flow: Flow = {
      provider,
      callbackURL: page,
      errorURL: page,
      codeVerifier: random(48),
      idTokenNonce: random(24),
      expiresAt: Date.now() + maxAway * 1000,
    };
    const state = await createLink(db, 'auth-state', JSON.stringify(flow));
    const location = await client.authorizationUrl({ ...flow, state });
    if (!location) return refuse(503, providerMessage(provider, 'away'));
    const setCookies = [cookies.header({ name: 'state', value: state, maxAge: maxAway })];
    return ok({ setCookies, location });
  }

  /** Always redirects to the result page. Nothing of what the provider wrote gets there but the code of an error. */
  async function finish(provider: Provider, headers: Headers, query: URLSearchParams): Promise<Response> {
    const state = readParameter(query, 'state');
    if (state === null) return leave(provider, 'state_not_found');
    const kept = await findLink(db, 'auth-state', state);
    if (kept === null) return leave(provider, 'state_mismatch');
    const flow = flowSchema.parse(JSON.parse(kept));
    const isOurs = cookies.read(headers, 'state') === state && flow.provider === provider;
    if (!isOurs || flow.expiresAt < Date.now() || (await useLink(db, 'auth-state', state)) === null) {
      return leave(provider, 'state_mismatch', flow);
    }
    const opened = await signIn({ provider, headers, query, flow, state });
    const forgotten = cookies.header({ name: 'state', value: '', maxAge: 0 });
    if (!opened.ok) return leave(provider, opened.error, flow, [forgotten]);
    const { isNew, setCookies } = opened.value;
    const page = `${config.origin}${flow.callbackURL}${isNew ? '&new=1' : ''}`;
    return redirectTo(page, [forgotten, ...setCookies]);
  }

  interface Return {
    readonly provider: Provider;
    readonly headers: Headers;
    readonly query: URLSearchParams;
    readonly flow: Flow;
    readonly state: string;
  }

  async function signIn({
    provider,
    headers,
    query,
    flow,
    state,
  }: Return): Promise<Result<{ readonly isNew: boolean; readonly setCookies: readonly string[] }, string>> {
    const error = readParameter(query, 'error');
    if (error !== null) return fail(error);
    const code = readParameter(query, 'code');
    if (code === null) return fail('no_code');
    const client = clients[provider];
    if (!client) return fail('unset');
    const identity = await client.readIdentity({ ...flow, code, state, iss: readParameter(query, 'iss') });
    if (!identity.ok) return identity;
    const browser = readBrowserHash(config.origin, headers);
    const network = clientNetwork(headers);
    const opened = await resolveAccount({ ...parts, provider, browser, network }, identity.value);
    if (!opened.ok) return opened;
    const { userId, openedBy, isNew, isConfirmed } = opened.value;
    if (config.requireEmailVerification && !isConfirmed) return fail('email_not_verified');
    const setCookies = await sessions.open(headers, { userId, openedBy, isAccount: true });
    return setCookies ? ok({ isNew, setCookies }) : fail('unknown');
  }

  /** Leads to the page that shows what went wrong, as far as it is known which one that was. */
  function leave(
    provider: Provider,
    error: string,
    flow: Flow | null = null,
    setCookies: readonly string[] = [],
  ): Response {
    if (isWorthALine(error)) log.warn({ part: 'auth', provider, error }, 'sign-in with a provider failed');
    const page = flow?.errorURL ?? resultPath({ provider, from: 'login', next: null });
    return redirectTo(`${config.origin}${page}&${new URLSearchParams({ error })}`, setCookies);
  }

  return { start, finish, leave };
}

/** Codes of our own that an operator wants to see: never one that came with the address. */
function isWorthALine(error: string): boolean {
  return ['state_mismatch', 'invalid_code', 'away'].includes(error);
}

/** What a provider sends back with a person, and how many characters at most: far more than providers use. */
const parameters = { code: 4_096, state: 100, error: 100, iss: 500 } as const;

/** Null for what cannot be one of these (RFC 6749, appendix A). */
function readParameter(query: URLSearchParams, name: keyof typeof parameters): string | null {
  const value = query.get(name);
  return value !== null && value.length <= parameters[name] && /^[\x20-\x7e]+$/.test(value) ? value : null;
}
