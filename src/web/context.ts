import { createContext, type RouterContextProvider, redirect } from 'react-router';
import type { Services } from '#server/services.ts';

/** What a request knows besides itself; set once by `main.ts`. */
export interface RequestContext {
  readonly services: Services;
  /** Allows this response's own scripts under the content security policy. */
  readonly nonce: string;
  /** Names the request in logs and on error pages. */
  readonly requestId: string;
  /** Reads the session once per request, whoever asks. */
  readonly session: () => Promise<Session | null>;
}

export interface Session {
  readonly user: { readonly id: string; readonly email: string; readonly name: string };
}

export const requestContext = createContext<RequestContext>();

type ContextReader = Pick<RouterContextProvider, 'get'>;

export function getServices(context: Readonly<ContextReader>): Services {
  return context.get(requestContext).services;
}

export function getUser(context: Readonly<ContextReader>): Promise<Session['user'] | null> {
  return context
    .get(requestContext)
    .session()
    .then((session) => session?.user ?? null);
}

/** The signed-in user, or a redirect to the log-in page that remembers where the visitor was going. */
export async function requireUser(
  request: Request,
  context: Readonly<ContextReader>,
): Promise<Session['user']> {
  const user = await getUser(context);
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?next=${encodeURIComponent(pathname + search)}`);
}
