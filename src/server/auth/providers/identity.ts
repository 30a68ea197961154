import { errors, type JWTPayload, jwtVerify } from 'jose';
import { z } from 'zod';
import { fullNameSchema, logInSchema } from '#content/account-forms.ts';
import { accountLimits } from '#content/account-limits.ts';
import { fail, ok, type Result } from '#std/result.ts';
import type { OAuthConfig } from '../../config/config.ts';
import type { Endpoints } from './endpoints.ts';
import { requestJson } from './provider-request.ts';

/** Who somebody is, by a provider's signed word. */
export interface Identity {
  /** The provider's own id of the account: stays the same whatever else changes there. */
  readonly subject: string;
  /** Lower case; null when the provider tells none that is one. */
  readonly email: string | null;
  /** The provider says that it has proof. */
  readonly emailVerified: boolean;
  /** May be empty. */
  readonly name: string;
}

/** What came back with the browser, and what only we know of the sign-in that it belongs to. */
export interface Grant {
  readonly code: string;
  readonly codeVerifier: string;
  readonly redirectURI: string;
  readonly nonce: string;
}

export interface Client extends Pick<OAuthConfig, 'clientId' | 'clientSecret'> {
  readonly endpoints: Endpoints;
}

/** `invalid_code`: the code or the token for it is not good. `away`: the provider does not answer. */
export type NoIdentity = 'invalid_code' | 'away';

const invalid = fail('invalid_code' as const);
const tokenSchema = z.object({ id_token: z.string().max(16_384) });

/** Trades the code for a signed token and reads it; access tokens that come along are thrown away. */
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
      // Keys that only the signer has: with the others whoever knows our client's secret could sign.
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
