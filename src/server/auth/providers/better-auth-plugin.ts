import { APIError, getOAuthState } from 'better-auth/api';
import { createAuthorizationURL, type OAuthProvider } from 'better-auth/oauth2';
import type { BetterAuthPlugin } from 'better-auth/types';
import { z } from 'zod';
import { type Provider, providers } from '#content/providers.ts';
import type { Config, OAuthConfig } from '../../config/config.ts';
import type { Db } from '../../db/database.ts';
import type { MailQueue } from '../../mail/write.ts';
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts';
import { signInContext } from '../sign-in-context.ts';
import { endpointsOf } from './endpoints.ts';
import { type Identity, readIdentity } from './identity.ts';
import { resolveAccount } from './resolve-account.ts';

interface ProviderParts {
  readonly db: Db;
  readonly config: Pick<Config, Provider | 'requireEmailVerification'>;
  readonly mail: Pick<MailQueue, 'post'>;
  readonly limiter: RateLimiter;
}

/**
 * The providers that are configured, for the library. It keeps the state of each sign-in and makes sessions. Users and
 * links are ours, and so is talking to the provider: its own code for that waits without end, takes what a provider
 * says of an address without asking who had it here before, and stores access tokens that nobody needs.
 */
export function providerPlugin(parts: ProviderParts): BetterAuthPlugin {
  const { google, facebook } = parts.config;
  const socialProviders = [
    ...(google ? [createProvider('google', google, parts)] : []),
    ...(facebook ? [createProvider('facebook', facebook, parts)] : []),
  ];
  return { id: 'providers', init: () => ({ context: { socialProviders } }) };
}

const grantSchema = z.object({ code: z.string(), codeVerifier: z.string(), redirectURI: z.string() });

function createProvider(
  id: Provider,
  { clientId, clientSecret, issuerUrl }: OAuthConfig,
  { db, config, mail, limiter }: ProviderParts,
): OAuthProvider<Identity> {
  const findEndpoints = endpointsOf(id, issuerUrl);
  return {
    id,
    name: providers[id],
    accountSubject: ({ profile }) => profile.subject,
    requiresIdTokenNonce: true,
    options: { requireEmailVerification: config.requireEmailVerification },

    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const endpoints = await findEndpoints();
      if (!endpoints) throw new APIError('SERVICE_UNAVAILABLE', { code: 'away' });
      return createAuthorizationURL({
        id,
        options: { clientId },
        authorizationEndpoint: endpoints.authorization,
        scopes: [...endpoints.scopes],
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
      });
    },

    // The library stores the tokens that it is given here, so it is given none: the code is traded below.
    async validateAuthorizationCode(grant) {
      return { raw: { ...grant } };
    },

    async getUserInfo({ raw, expectedIdTokenNonce: nonce = '' }) {
      const flow = await getOAuthState();
      const refuse = (code: string) => leadBack(flow?.errorURL, code);
      // One provider must not be able to answer in another's name.
      if (flow?.provider !== id || !nonce) throw refuse('state_mismatch');
      const endpoints = await findEndpoints();
      if (!endpoints) throw refuse('away');
      const grant = { ...grantSchema.parse(raw), nonce };
      const identity = await readIdentity({ endpoints, clientId, clientSecret }, grant);
      if (!identity.ok) throw refuse(identity.error);
      const visit = signInContext.getStore();
      const desk = { db, mail, limiter, provider: id, browser: visit?.browser ?? null };
      const admission = await resolveAccount(desk, identity.value);
      if (!admission.ok) throw refuse(admission.error);
      const { email, openedBy, isNew } = admission.value;
      if (visit) Object.assign(visit, { openedBy, isNew });
      // By now the link is there, so the library only opens a session. What is proved was noted with it.
      return { user: { email, emailVerified: false, name: identity.value.name }, data: identity.value };
    },
  };
}

/** What the library throws for a redirect, too. */
function leadBack(errorUrl: string | undefined, code: string): APIError {
  const query = new URLSearchParams({ error: code });
  return new APIError('FOUND', undefined, { location: `${errorUrl}&${query}` });
}
