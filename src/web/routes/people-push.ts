import { z } from 'zod';
import {
  deleteSubscription,
  isPushService,
  saveSubscription,
  subscriptionSchema,
} from '#server/push/subscriptions.ts';
import { getServices, getUser, limit } from '../request/context.ts';
import { readBody, readJson, saysJson } from '../request/request-body.ts';
import type { Route } from './+types/people-push';

const maxBytes = 4 * 1024;

const requestSchema = z.union([
  z.object({ subscription: subscriptionSchema }),
  z.object({ ended: z.string().max(1000) }),
]);

/** Remembers a browser that takes messages, or forgets it. Answers without words: the page has them. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const user = await getUser(context);
  if (!user) return answer(401);
  if (!saysJson(request)) return answer(415);
  if (await limit(context, request, 'contacts')) return answer(429);
  const body = await readBody(request, maxBytes);
  const parsed = requestSchema.safeParse(body.ok ? readJson(body.value) : null);
  if (!parsed.success) return answer(400);
  const { db, config } = getServices(context);
  if ('ended' in parsed.data) {
    await deleteSubscription(db, user.id, parsed.data.ended);
    return answer(204);
  }
  const { subscription } = parsed.data;
  if (!isPushService(subscription.endpoint, config.pushHosts)) return answer(422);
  await saveSubscription(db, user.id, subscription);
  return answer(204);
}

function answer(status: number): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } });
}
