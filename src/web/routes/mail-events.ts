import { timingSafeEqual } from 'node:crypto';
import { readEvents } from '#server/deliveries/read-events.ts';
import { takeEvents } from '#server/deliveries/take-events.ts';
import { getServices } from '../request/context.ts';
import type { Route } from './+types/mail-events';

/** Bytes: the reports of all services are far smaller. */
const maxBytes = 256 * 1024;

/** Where a mail service tells what became of mail, by an address that only it knows. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { db, mail, secret, config } = getServices(context);
  const { webhook } = config;
  // As every other change that nobody proves to be theirs.
  if (!webhook || !isSame(params.secret, webhook.secret)) return new Response(null, { status: 403 });
  const text = await request.text();
  if (text.length > maxBytes) return new Response(null, { status: 413 });
  const events = await readEvents(readJson(text), { config: webhook, now: new Date() });
  if (!events) return new Response(null, { status: 403 });
  await takeEvents({ db, mail, secret }, events);
  return new Response(null, { status: 204 });
}

/** It answers only what is sent to it. */
export function loader() {
  return new Response(null, { status: 404 });
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
