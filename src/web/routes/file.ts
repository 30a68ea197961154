import { readFileFor } from '#server/files/read.ts';
import { getServices, getUser } from '#web/context.ts';
import type { Route } from './+types/file';

/** An uploaded photo or sound: its owner's always, everybody's while a published card shows it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, files } = getServices(context);
  const user = await getUser(context);
  const file = await readFileFor({ db, files, id: params.id, viewerId: user?.id ?? null });
  if (!file) return new Response('There is no such file.', { status: 404 });
  return new Response(file.stream, {
    headers: {
      'content-type': file.contentType,
      'content-length': `${file.bytes}`,
      // The bytes behind an id never change; who may see them can, so shared caches keep nothing.
      'cache-control': 'private, max-age=86400',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
