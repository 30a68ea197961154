import { findFileFor } from '#server/files/read.ts';
import { getServices, getUser } from '#web/request/context.ts';
import { fileResponse, missingFile } from '../request/file-response.ts';
import type { Route } from './+types/file';

/** An uploaded photo or sound. Its owner can always get it, others while a published card uses it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = getServices(context);
  const user = await getUser(context);
  const file = await services.read((db) => findFileFor(db, { id: params.id, viewerId: user?.id ?? null }));
  return file ? fileResponse(request, file, services) : missingFile();
}
