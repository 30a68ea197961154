import { findNoteFile } from '#server/contributions/read.ts';
import { parseLinkSecret } from '#server/contributions/types.ts';
import { getServices } from '#web/request/context.ts';
import { fileResponse, missingFile } from '../request/file-response.ts';
import type { Route } from './+types/sign-file';

/** The photo or the voice of a note, before the card is opened too: for whoever has a link by which they see that note. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = getServices(context);
  const secret = parseLinkSecret(params.secret);
  const file = secret && (await findNoteFile(services.db, secret, params.id));
  return file ? fileResponse(request, file, services) : missingFile();
}
