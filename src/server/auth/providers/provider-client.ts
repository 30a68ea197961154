import * as oidc from 'openid-client';
import { fullNameSchema, logInSchema } from '#content/account-forms.ts';
import { accountLimits } from '#content/account-limits.ts';
import type { Provider } from '#content/providers.ts';
import { readBytes } from '#std/read-bytes.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { Config, OAuthConfig } from '../../config/config.ts';
import { basePath } from '../account-requests.ts';

/** Who somebody is, by a token that the provider signed. */
export interface Identity {
  /** The provider's id of the account: it never changes. */
  readonly subject: string;
  /** Lower case; null when the token has no valid address. */
  readonly email: string | null;
  /** The provider states that it checked the address. */
  readonly emailVerified: boolean;
  /** May be empty. */
  readonly name: string;
}

/** What we stored when the sign-in started. */
interface Started {
  readonly state: string;
  readonly codeVerifier: string;
  readonly idTokenNonce: string;
}

/** The same, and what the browser brought back. */
interface Grant extends Started {
  readonly code: string;
  /** The server's name, where it sends one. */
  readonly iss: string | null;
}

/** `invalid_code`: the code or its token is not valid. `away`: the provider does not answer. */
export type NoIdentity = 'invalid_code' | 'away';

/** Google: accounts.google.com/.well-known/openid-configuration. Facebook: its guide "OIDC Code Flow with PKCE". */
const known: Readonly<Record<Provider, oidc.ServerMetadata & { readonly scope: string }>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
    scope: 'openid email profile',
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorization_endpoint: 'https://www.facebook.com/v24.0/dialog/oauth',
    token_endpoint: 'https://graph.facebook.com/v24.0/oauth/access_token',
    jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
    scope: 'openid email public_profile',
  },
};

/** Seconds for one response of a provider. */
const timeout = 5;

/** Bytes of a response; those of Google and Facebook have a few thousand. */
const maxResponseBytes = 256 * 1024;

/** Seconds since the provider made a token. */
const maxTokenAge = 10 * 60;

/** Seconds that a provider's clock may differ. */
const clockTolerance = 60;

/**
 * Talks to a provider by OpenID Connect; null where the site has no account there. openid-client checks state, nonce,
 * issuer, audience and signature, and follows no redirects, because requests carry our secret.
 */
export function createProviderClient(provider: Provider, config: Pick<Config, 'origin' | Provider>) {
  const own = config[provider];
  if (!own) return null;
  const redirectUri = `${config.origin}${basePath}/callback/${provider}`;
  let found: oidc.Configuration | null = null;
  const find = async () => {
    found ??= await configure(provider, own).catch(() => null);
    return found;
  };

  return {
    /** The page on which people consent; null while the provider does not answer. */
    async authorizationUrl({ state, codeVerifier, idTokenNonce }: Started): Promise<string | null> {
      const server = await find();
      if (!server) return null;
      const url = oidc.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope: own.issuerUrl === null ? known[provider].scope : known.google.scope,
        state,
        nonce: idTokenNonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      });
      return url.href;
    },
    /** Exchanges the code for a signed token and reads it. The access token that comes with it is not used. */
    async readIdentity({ code, iss, state, ...kept }: Grant): Promise<Result<Identity, NoIdentity>> {
      const server = await find();
      if (!server) return fail('away');
      const query = new URLSearchParams({ code, state, ...(iss !== null && { iss }) });
      try {
        const tokens = await oidc.authorizationCodeGrant(server, new URL(`${redirectUri}?${query}`), {
          pkceCodeVerifier: kept.codeVerifier,
          expectedNonce: kept.idTokenNonce,
          expectedState: state,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        const isRecent = claims && Date.now() / 1000 - claims.iat <= maxTokenAge + clockTolerance;
        return isRecent && claims.sub ? ok(identityOf(claims)) : fail('invalid_code');
      } catch (error) {
        return fail(reasonOf(error));
      }
    },
  };
}

/** The provider's own server, or the one at `issuerUrl`. Throws when that does not answer as it should. */
async function configure(
  provider: Provider,
  { clientId, clientSecret, issuerUrl }: OAuthConfig,
): Promise<oidc.Configuration> {
  const client = { [oidc.clockTolerance]: clockTolerance };
  const secret = oidc.ClientSecretPost(clientSecret);
  const isInsecure = issuerUrl?.startsWith('http:');
  const execute = isInsecure ? [oidc.allowInsecureRequests] : [];
  const options = { [oidc.customFetch]: fetchBounded, timeout, execute };
  const server =
    issuerUrl === null
      ? new oidc.Configuration(known[provider], clientId, client, secret)
      : await oidc.discovery(new URL(issuerUrl.replace(/\/$/, '')), clientId, client, secret, options);
  const { authorization_endpoint, token_endpoint, jwks_uri } = server.serverMetadata();
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri]) {
    if (!/^https?:\/\//.test(address ?? '')) throw new Error(`${issuerUrl} names no address of the web.`);
  }
  server[oidc.customFetch] = fetchBounded;
  server.timeout = timeout;
  oidc.enableNonRepudiationChecks(server);
  return server;
}

/** A response with a body that has an end. */
async function fetchBounded(url: string, options: oidc.CustomFetchOptions): Promise<Response> {
  const response = await fetch(url, options as RequestInit);
  const body = await readBytes(response.body, maxResponseBytes);
  if (!body) throw new Error('The response is too long.');
  const { status, headers } = response;
  return new Response(body.length > 0 ? Buffer.from(body) : null, { status, headers });
}

/** What the provider answered, or what stands in its token, was wrong; everything else is that it did not answer. */
const wrong =
  /^OAUTH_(RESPONSE_BODY_ERROR|WWW_AUTHENTICATE|INVALID_RESPONSE|PARSE_ERROR|JWT_|KEY_SELECTION|UNSUPPORTED)/;

function reasonOf(error: unknown): NoIdentity {
  return error instanceof Error && 'code' in error && wrong.test(`${error.code}`) ? 'invalid_code' : 'away';
}

function identityOf(claims: oidc.IDToken): Identity {
  const email = logInSchema.shape.email.safeParse(claims.email).data?.toLowerCase() ?? null;
  const name = typeof claims.name === 'string' ? [...claims.name].slice(0, accountLimits.name).join('') : '';
  return {
    subject: claims.sub,
    email,
    emailVerified: email !== null && claims.email_verified === true,
    name: fullNameSchema.safeParse(name).data ?? '',
  };
}
