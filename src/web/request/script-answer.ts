import { type Context, requestContext } from './context.ts';

/** What a script is answered. */
export function scriptAnswer<Body extends object>(status: number, body: Body, headers = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}

interface Failing {
  /** What the log says where `work` fails. */
  readonly problem: string;
  /** What is answered then. */
  readonly lost: () => Response;
}

/** The answer of `work`, or `lost`: a script gets JSON whatever happens. */
export async function answerScript(
  context: Context,
  { problem, lost }: Failing,
  work: () => Promise<Response>,
): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  try {
    return await work();
  } catch (err) {
    services.log.error({ requestId, err }, problem);
    return lost();
  }
}
