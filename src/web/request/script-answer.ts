import { type Context, requestContext } from './context.ts';

/** What a script is answered. */
export function scriptAnswer<Body extends object>(status: number, body: Body, headers = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

interface Failing {
  /** What the log says where `work` fails. */
  readonly logText: string;
  /** What is answered then. */
  readonly onFailure: () => Response;
}

/** The answer of `work`, or that of `onFailure`: a script gets JSON whatever happens. */
export async function answerScript(
  context: Context,
  { logText, onFailure }: Failing,
  work: () => Promise<Response>,
): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  try {
    return await work();
  } catch (err) {
    services.log.error({ requestId, err }, logText);
    return onFailure();
  }
}
