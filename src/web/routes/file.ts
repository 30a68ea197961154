import { findFileFor } from '#server/files/read.ts';
import { getServices, getUser } from '#web/context.ts';
import type { Route } from './+types/file';

/** An uploaded photo or sound: its owner's always, everybody's while a published card shows it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, files } = getServices(context);
  const user = await getUser(context);
  const file = await findFileFor(db, { id: params.id, viewerId: user?.id ?? null });
  if (!file) return missing();
  const headers = {
    'content-type': file.contentType,
    'content-length': `${file.bytes}`,
    // The bytes behind an id never change; who may see them can, so shared caches keep nothing.
    'cache-control': 'private, max-age=86400',
    'content-security-policy': "default-src 'none'; sandbox",
  };
  if (request.method === 'HEAD') return new Response(null, { headers });
  const stream = await files.get(file.id);
  if (!stream) return missing();
  // A stream that nobody reads keeps its file open, and the router drops the answer of who has gone.
  const { signal } = request;
  const close = () => void stream.cancel().catch(() => {});
  if (signal.aborted) close();
  else signal.addEventListener('abort', close, { once: true });
  return new Response(stream, { headers });
}

function missing(): Response {
  return new Response('There is no such file.', { status: 404 });
}
