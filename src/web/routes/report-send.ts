import { z } from 'zod';
import { requestContext } from '../request/context.ts';
import { readBody, readJson, saysJson } from '../request/request-body.ts';
import { dashboardText } from '../texts/dashboard.ts';
import type { Route } from './+types/report-send';
import { takeReport } from './report-answers.ts';

/** Bytes: the text has at most 1,000 characters of four bytes, and more of it still gets its own sentence. */
const maxBytes = 32 * 1024;

const requestSchema = z.record(z.string(), z.string());

/** Takes the report of the dialog. The answer is always JSON. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { services, requestId } = context.get(requestContext);
  try {
    if (!saysJson(request)) return answer(415, { error: dashboardText('report.notJson.error') });
    const body = await readBody(request, maxBytes);
    if (!body.ok && body.error === 'too-large')
      return answer(413, { error: dashboardText('report.tooLong.error') });
    const parsed = requestSchema.safeParse(body.ok ? readJson(body.value) : null);
    if (!parsed.success) return answer(400, { error: dashboardText('report.incomplete.error') });
    const taken = await takeReport({ form: parsed.data, request, context });
    if (taken.ok) return answer(200, { stored: true });
    const { status, retryAfter } = taken.error;
    const sentence = taken.error.sentence;
    return answer(status, { error: sentence }, retryAfter ? { 'retry-after': `${retryAfter}` } : {});
  } catch (err) {
    services.log.error({ requestId, err }, 'report not stored');
    return answer(503, { error: dashboardText('report.failed.error') });
  }
}

function answer(status: number, body: { stored: true } | { error: string }, headers = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
