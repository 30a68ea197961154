import { errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { fullNameSchema, logInSchema } from '#content/account-forms.ts';
import { accountLimits } from '#content/account-limits.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { OAuthConfig } from '../../config/config.ts';
import type { Endpoints } from './endpoints.ts';
import { requestJson } from './provider-request.ts';

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

/** The code that the browser brought back, and what we stored when the sign-in started. */
export interface Grant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectURI: string;
  readonly nonce: string;
}

export interface Client extends Pick<OAuthConfig, 'clientId' | 'clientSecret'> {
  readonly endpoints: Endpoints;
}

/** `invalid_code`: the code or its token is not valid. `away`: the provider does not answer. */
export type NoIdentity = 'invalid_code' | 'away';

const invalid = fail('invalid_code' as const);
const tokenSchema = z.object({ id_token: z.string() });

/** Exchanges the code for a signed token and reads it. The access token that comes with it is not used. */
export async function readIdentity(client: Client, grant: Grant): Promise<Result<Identity, NoIdentity>> {
  const answer = await requestJson(client.endpoints.token, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: grant.code,
      code_verifier: grant.codeVerifier,
      redirect_uri: grant.redirectURI,
      client_id: client.clientId,
      client_secret: client.clientSecret,
    }),
  });
  if (!answer.ok) return answer.error === 'refused' ? invalid : fail('away');
  const token = tokenSchema.safeParse(answer.value);
  if (!token.success) return invalid;
  const claims = await verify(token.data.id_token, client);
  if (!claims.ok) return claims;
  const { nonce, azp, sub } = claims.value;
  const isForUs = nonce === grant.nonce && (azp === undefined || azp === client.clientId);
  return isForUs && sub ? ok(identityOf(sub, claims.value)) : invalid;
}

async function verify(
  token: string,
  { endpoints, clientId }: Client,
): Promise<Result<JWTPayload, NoIdentity>> {
  try {
    const { payload } = await jwtVerify(token, endpoints.keys, {
      issuer: endpoints.issuers,
      audience: clientId,
      // Public-key algorithms only: with the others, anybody who knows our client secret could sign.
      algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
      requiredClaims: ['sub', 'exp', 'nonce'],
      maxTokenAge: '10 minutes',
      clockTolerance: '1 minute',
    });
    return ok(payload);
  } catch (error) {
    const isToken = error instanceof errors.JOSEError && /^ERR_(JWT|JWS|JWKS_NO|JOSE_ALG)/.test(error.code);
    return isToken ? invalid : fail('away');
  }
}

function identityOf(subject: string, claims: JWTPayload): Identity {
  const email = logInSchema.shape.email.safeParse(claims.email).data?.toLowerCase() ?? null;
  const name = typeof claims.name === 'string' ? [...claims.name].slice(0, accountLimits.name).join('') : '';
  return {
    subject,
    email,
    emailVerified: email !== null && claims.email_verified === true,
    name: fullNameSchema.safeParse(name).data ?? '',
  };
}
