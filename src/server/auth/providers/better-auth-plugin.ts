import { APIError, getOAuthState } from 'better-auth/api';
import { createAuthorizationURL, type OAuthProvider } from 'better-auth/oauth2';
import type { BetterAuthPlugin } from 'better-auth/types';
import { z } from 'zod';
import { type Provider, providers } from '#content/providers.ts';
import type { OAuthConfig } from '../../config/config.ts';
import type { TypedMailLimit } from '../email/typed-mail-limit.ts';
import type { AuthParts } from '../parts.ts';
import { signInContext } from '../sign-in-context.ts';
import { endpointsOf } from './endpoints.ts';
import { type Identity, readIdentity } from './identity.ts';
import { resolveAccount } from './resolve-account.ts';

export interface ProviderParts extends Pick<AuthParts, 'db' | 'config' | 'mail' | 'limiter'> {
  readonly typedMail: TypedMailLimit;
}

/**
 * The configured providers, for Better Auth. It stores the state of each sign-in and opens sessions. Users and links are
 * made by our own code, and so are the requests to the provider: Better Auth's have no timeout, link accounts without
 * asking who used the address before, and store access tokens that nobody needs.
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
  { db, config, mail, limiter, typedMail }: ProviderParts,
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

    // Better Auth stores the tokens that it gets here, so it gets none: the code is exchanged below.
    async validateAuthorizationCode(grant) {
      return { raw: { ...grant } };
    },

    async getUserInfo({ raw, expectedIdTokenNonce: nonce = '' }) {
      const flow = await getOAuthState();
      const refuse = (code: string) => redirectError(flow?.errorURL, code);
      // A provider must not finish a sign-in that was started with another one.
      if (flow?.provider !== id || !nonce) throw refuse('state_mismatch');
      const endpoints = await findEndpoints();
      if (!endpoints) throw refuse('away');
      const grant = { ...grantSchema.parse(raw), nonce };
      const identity = await readIdentity({ endpoints, clientId, clientSecret }, grant);
      if (!identity.ok) throw refuse(identity.error);
      const context = signInContext.getStore();
      const { browser = null, network = '' } = context ?? {};
      const parts = { db, mail, limiter, typedMail, provider: id, browser, network };
      const opened = await resolveAccount(parts, identity.value);
      if (!opened.ok) throw refuse(opened.error);
      const { email, openedBy, isNew } = opened.value;
      if (context) Object.assign(context, { openedBy, isNew });
      // The link exists by now, so Better Auth only opens a session. `emailVerified` was stored with the link.
      return { user: { email, emailVerified: false, name: identity.value.name }, data: identity.value };
    },
  };
}

/** The error that Better Auth itself throws for a redirect. */
function redirectError(errorUrl: string | undefined, code: string): APIError {
  const query = new URLSearchParams({ error: code });
  return new APIError('FOUND', undefined, { location: `${errorUrl}&${query}` });
}
