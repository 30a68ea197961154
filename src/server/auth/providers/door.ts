import type { Provider } from '#content/providers.ts';
import type { Config } from '../../config/config.ts';
import { inOurWords, leadTo, refused } from '../answer.ts';
import type { AuthRequest } from '../request.ts';
import { visits } from '../visit.ts';
import { landingPath, providerSentence } from './landing.ts';

interface DoorParts {
  readonly config: Pick<Config, 'origin' | Provider>;
  /** The library, behind the count of how often it is asked. */
  readonly handler: (asked: AuthRequest) => Promise<Response>;
  readonly report: (message: string, error: unknown) => void;
}

/**
 * The two requests of a sign-in with another account. The one that begins it is answered with the provider's page in
 * `location`, or with a sentence that says why there is none; the one that comes back from there always with a redirect
 * to a page of ours that tells what came of it, in none of the provider's words.
 */
export interface ProviderDoor {
  answer(asked: AuthRequest, provider: Provider): Promise<Response>;
}

export function createProviderDoor({ config, handler, report }: DoorParts): ProviderDoor {
  async function leave(asked: AuthRequest, provider: Provider): Promise<Response> {
    if (!config[provider]) return refused(400, providerSentence(provider, 'unset'), 'UNSET');
    const response = await handler(asked);
    if (response.status === 503) return refused(503, providerSentence(provider, 'away'), 'AWAY');
    return inOurWords(response);
  }

  async function comeBack(asked: AuthRequest, provider: Provider): Promise<Response> {
    const response = await handler(asked).catch((error: unknown) => {
      report('return from a provider not answered', error);
      return refused(503, 'Something went wrong');
    });
    const back = leadTo(config.origin + wayBack(response, provider));
    for (const cookie of response.headers.getSetCookie()) back.headers.append('set-cookie', cookie);
    return back;
  }

  return {
    answer: (asked, provider) =>
      asked.forwarded.method === 'POST' ? leave(asked, provider) : comeBack(asked, provider),
  };
}

function wayBack(response: Response, provider: Provider): string {
  const { pathname, searchParams } = new URL(response.headers.get('location') ?? '', 'http://site.invalid');
  const lost = landingPath({ provider, from: 'login', next: null });
  if (response.status === 302 && pathname === `/login/${provider}`) {
    if (visits.getStore()?.isNew && !searchParams.has('error')) searchParams.set('new', '1');
    return `${pathname}?${searchParams}`;
  }
  const error = response.status === 429 ? 'too_many' : (searchParams.get('error') ?? 'unknown');
  return `${lost}&${new URLSearchParams({ error })}`;
}
