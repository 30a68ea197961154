import type { Provider } from '#content/providers.ts';
import type { CallbackRequest, ProviderRequest, SocialSignInRequest } from '../parse-request.ts';
import type { AuthParts } from '../parts.ts';
import { errorResponse, filterResponse, redirectTo, somethingWrong } from '../responses.ts';
import { signInContext } from '../sign-in-context.ts';
import { providerMessage, resultPath } from './result-page.ts';

interface ProviderRoutesParts extends Pick<AuthParts, 'config'> {
  /** Limits how often one client address asks. */
  readonly limited: (asked: ProviderRequest, work: () => Promise<Response>) => Promise<Response>;
  /** Better Auth: keeps the state of a sign-in and opens the session. */
  readonly handler: (request: Request) => Promise<Response>;
  readonly report: (message: string, error: unknown) => void;
}

/** The two requests of a sign-in with a provider. */
export function createProviderRoutes({ config, limited, handler, report }: ProviderRoutesParts) {
  return {
    /** Answers with the provider's page in `location`, or with a sentence that says why there is none. */
    async start(asked: SocialSignInRequest): Promise<Response> {
      const { provider } = asked.body;
      if (!config[provider]) return errorResponse(400, providerMessage(provider, 'unset'));
      const response = await limited(asked, async () => filterResponse(await handler(asked.forwarded)));
      return response.status === 503 ? errorResponse(503, providerMessage(provider, 'away')) : response;
    },
    /** Always redirects to the result page. Nothing of what the provider wrote gets there but the code of an error. */
    async finish(asked: CallbackRequest): Promise<Response> {
      const response = await limited(asked, () => handler(asked.forwarded)).catch((error: unknown) => {
        report('return from a provider not answered', error);
        return errorResponse(503, somethingWrong);
      });
      const result = redirectTo(config.origin + resultOf(response, asked.provider));
      for (const cookie of response.headers.getSetCookie()) result.headers.append('set-cookie', cookie);
      return result;
    },
  };
}

function resultOf(response: Response, provider: Provider): string {
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://site.invalid');
  if (response.status === 302 && pathname === `/login/${provider}`) {
    if (signInContext.getStore()?.isNew && !searchParams.has('error')) searchParams.set('new', '1');
    return `${pathname}?${searchParams}`;
  }
  const error = response.status === 429 ? 'too_many' : (searchParams.get('error') ?? 'unknown');
  return resultPath({ provider, from: 'login', next: null }, { error });
}
