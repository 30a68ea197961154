import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Provider } from '#content/providers.ts';
import { fetchWithoutRedirects, providerTimeoutMs, requestJson } from './provider-request.ts';

/** A provider's addresses, named as in OpenID Connect. */
export interface Endpoints {
  /** Names that its tokens may have as their issuer. */
  readonly issuers: string[];
  /** The page on which people consent. */
  readonly authorization: string;
  readonly token: string;
  /** The keys of its tokens. */
  readonly keys: JWTVerifyGetKey;
  readonly scopes: readonly string[];
}

/** Null while the provider does not answer. */
export type FindEndpoints = () => Promise<Endpoints | null>;

/** Google: accounts.google.com/.well-known/openid-configuration. Facebook: its guide "OIDC Code Flow with PKCE". */
const known: Readonly<Record<Provider, Endpoints>> = {
  google: {
    issuers: ['https://accounts.google.com', 'accounts.google.com'],
    authorization: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: keysAt('https://www.googleapis.com/oauth2/v3/certs'),
    scopes: ['openid', 'email', 'profile'],
  },
  facebook: {
    issuers: ['https://www.facebook.com'],
    authorization: 'https://www.facebook.com/v24.0/dialog/oauth',
    token: 'https://graph.facebook.com/v24.0/oauth/access_token',
    keys: keysAt('https://www.facebook.com/.well-known/oauth/openid/jwks/'),
    scopes: ['openid', 'email', 'public_profile'],
  },
};

/** The provider's own endpoints, or those of the server at `issuerUrl`, which is asked when they are first needed. */
export function endpointsOf(provider: Provider, issuerUrl: string | null): FindEndpoints {
  if (issuerUrl === null) return async () => known[provider];
  let found: Endpoints | null = null;
  return async () => {
    found ??= await discover(issuerUrl);
    return found;
  };
}

const address = z.url({ protocol: /^https?$/ });
const documentSchema = z.object({
  issuer: z.string(),
  authorization_endpoint: address,
  token_endpoint: address,
  jwks_uri: address,
});

async function discover(issuerUrl: string): Promise<Endpoints | null> {
  const issuer = issuerUrl.replace(/\/$/, '');
  const answer = await requestJson(`${issuer}/.well-known/openid-configuration`);
  const document = documentSchema.safeParse(answer.ok ? answer.value : null);
  if (!document.success || document.data.issuer.replace(/\/$/, '') !== issuer) return null;
  const { authorization_endpoint: authorization, token_endpoint: token, jwks_uri: keys } = document.data;
  return {
    issuers: [document.data.issuer],
    authorization,
    token,
    keys: keysAt(keys),
    scopes: ['openid', 'email', 'profile'],
  };
}

function keysAt(url: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(url), {
    timeoutDuration: providerTimeoutMs,
    [customFetch]: fetchWithoutRedirects,
  });
}
