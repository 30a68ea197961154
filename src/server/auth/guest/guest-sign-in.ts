import type { MessageRef } from '#content/languages/message-ref.ts';
import { guestRules, isOfDay } from '../../rate-limits/rules.ts';
import { tryAgainMessage } from '../../rate-limits/try-again.ts';
import { clientNetwork, clientSite } from '../../request/client-address.ts';
import type { AuthParts } from '../parts.ts';
import { errorResponse, filterResponse, okResponse } from '../responses.ts';
import type { StoredSession } from '../session-reader.ts';

interface GuestSignInParts extends Pick<AuthParts, 'config' | 'limiter'> {
  /** Better Auth: makes the user and opens the session. */
  readonly handler: (request: Request) => Promise<Response>;
  readonly readSession: (headers: Headers) => Promise<StoredSession>;
}

const switchedOff: MessageRef = ['guest.switchedOff'];
const many: MessageRef = ['guest.many'];

/** Makes a guest with a session. A browser that is signed in already keeps its session. */
export function createGuestSignIn({ config, limiter, handler, readSession }: GuestSignInParts) {
  return async (request: Request): Promise<Response> => {
    if (!config.guests) return errorResponse(403, switchedOff);
    if ((await readSession(request.headers)).response) return okResponse();
    for (const [name, rule] of Object.entries(guestRules)) {
      const who = isOfDay(rule) ? clientSite(request.headers) : clientNetwork(request.headers);
      const counter = { what: `guests of an address, ${name}`, who };
      const attempt = await limiter.consume(counter, rule);
      if (attempt.allowed) continue;
      const response = errorResponse(429, [many, tryAgainMessage(attempt.retryAfter)]);
      response.headers.set('retry-after', `${attempt.retryAfter}`);
      return response;
    }
    return filterResponse(await handler(request));
  };
}
