import { readEvents, takeEvents } from '#server/deliveries/events.ts';
import { isSameSecret } from '#server/links/links.ts';
import { getServices } from '../request/context.ts';
import { readBody, readJson } from '../request/request-body.ts';
import type { Route } from './+types/mail-events';

/** Bytes: the reports of all services are far smaller. */
const maxBytes = 256 * 1024;

/** Where a mail service tells what became of mail, by an address that only it knows. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, mail, deliveryKey, config, log } = getServices(context);
  const { webhook } = config;
  // As every other change that nobody proves to be theirs.
  if (!webhook || !isSameSecret(params.secret, webhook.secret)) return new Response(null, { status: 403 });
  const body = await readBody(request, maxBytes);
  if (!body.ok) return new Response(null, { status: body.error === 'too-large' ? 413 : 400 });
  const events = await readEvents(readJson(body.value), { config: webhook, now: new Date(), log });
  if (!events) return new Response(null, { status: 403 });
  await takeEvents({ db, mail, deliveryKey }, events);
  return new Response(null, { status: 204 });
}

/** It answers only what is sent to it. */
export function loader() {
  return new Response(null, { status: 404 });
}
