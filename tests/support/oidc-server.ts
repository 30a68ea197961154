import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Adapter, type AdapterPayload, interactionPolicy, Provider } from 'oidc-provider';
import type { OAuthConfig } from '#server/config/config.ts';

/** What the server says of one of its accounts. */
export interface OidcAccount {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly picture?: string;
}

export interface OidcServer {
  readonly issuer: string;
  /** The configuration of the product with this server in the place of each provider. */
  readonly google: OAuthConfig;
  readonly facebook: OAuthConfig;
  /** The same as variables of the environment. */
  readonly env: Readonly<Record<string, string>>;
  /** By the name that is typed on its page; a test adds and changes them. */
  readonly accounts: Map<string, OidcAccount>;
  /** While it is true, the server hangs up on whoever asks for a token. */
  hangsUp: boolean;
  stop(): Promise<void>;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const jwk = privateKey.export({ format: 'jwk' });
const secret = 'a-secret-between-the-product-and-the-server';

/** A real OpenID server with one page of its own, for a product at `origin`; on a free port unless one is named. */
export async function startOidcServer(origin: string, port = 0): Promise<OidcServer> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const accounts = new Map<string, OidcAccount>();
  const provider = new Provider(issuer, {
    adapter: memoryStorage(),
    clients: ['google', 'facebook'].map((name) => ({
      client_id: `${name}-client`,
      client_secret: secret,
      redirect_uris: [`${origin}/api/auth/callback/${name}`],
      token_endpoint_auth_method: 'client_secret_post',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    // As Google and Facebook do: what they say of somebody stands in the token itself.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key for the cookies of a test'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({
      accountId,
      claims: async () => ({ ...accounts.get(accountId), sub: accountId }),
    }),
    interactions: { policy: askingEachTime(), url: (_, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...jwk, use: 'sig', alg: 'RS256' }] },
    pkce: { required: () => true },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  });
  const client = (name: string) => ({ clientId: `${name}-client`, clientSecret: secret, issuerUrl: issuer });
  const started: OidcServer = {
    issuer,
    google: client('google'),
    facebook: client('facebook'),
    env: { ...variables('GOOGLE', client('google')), ...variables('FACEBOOK', client('facebook')) },
    accounts,
    hangsUp: false,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response);
    else if (request.url === '/token' && started.hangsUp) request.destroy();
    else void answer(request, response);
  });
  return started;
}

/** A browser that was there before is asked all the same which account it means. */
function askingEachTime() {
  const { Check, base } = interactionPolicy;
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('each_time', 'which account', ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

function variables(name: string, { clientId, clientSecret, issuerUrl }: OAuthConfig): Record<string, string> {
  return {
    [`${name}_CLIENT_ID`]: clientId,
    [`${name}_CLIENT_SECRET`]: clientSecret,
    [`${name}_ISSUER_URL`]: issuerUrl ?? '',
  };
}

/** The server's page: who are you, and may the product know? */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
    return;
  }
  const form = new URLSearchParams(await text(request));
  const { params } = await provider.interactionDetails(request, response);
  if (form.get('answer') === 'refuse') {
    const error_description = '<script>alert("refused")</script>';
    await provider.interactionFinished(request, response, { error: 'access_denied', error_description });
    return;
  }
  const accountId = form.get('account') ?? '';
  const grant = new provider.Grant({ accountId, clientId: String(params.client_id) });
  grant.addOIDCScope('openid email profile');
  const login = { accountId, remember: false };
  await provider.interactionFinished(request, response, { login, consent: { grantId: await grant.save() } });
}

const page = `<!doctype html>
<html lang="en">
<title>The other site</title>
<link rel="icon" href="data:,">
<h1>The other site</h1>
<form method="post">
<label>Account <input name="account"></label>
<button name="answer" value="allow">Allow</button>
<button name="answer" value="refuse">Refuse</button>
</form>
</html>
`;

/** Where an OpenID server of a test keeps codes, sessions and the like: in memory, of one kind each, for one run. */
function memoryStorage(): (name: string) => Adapter {
  const kinds = new Map<string, Map<string, AdapterPayload>>();
  return (name) => {
    const kept = kinds.get(name) ?? new Map<string, AdapterPayload>();
    kinds.set(name, kept);
    return {
      async upsert(id, payload) {
        kept.set(id, payload);
      },
      find: async (id) => kept.get(id),
      findByUid: async (uid) => [...kept.values()].find((one) => one.uid === uid),
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = kept.get(id);
        if (payload) payload.consumed = true;
      },
      async destroy(id) {
        kept.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of kept) if (payload.grantId === grantId) kept.delete(id);
      },
    };
  };
}
