import { findOwnNote } from '#server/contributions/read.ts';
import { parseLinkSecret } from '#server/contributions/types.ts';
import { findThanksVoice } from '#server/replies/read.ts';
import { getServices } from '#web/request/context.ts';
import { fileResponse, missingFile } from '../request/file-response.ts';
import type { Route } from './+types/sign-reply-voice';

/** The voice of a receiver who thanks: for whoever has the link of a note that it thanks for. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = getServices(context);
  const { db } = services;
  const secret = parseLinkSecret(params.secret);
  const note = secret ? await findOwnNote(db, secret) : 'missing';
  if (typeof note === 'string') return missingFile();
  const asked = { cardId: note.cardId, noteId: note.id, fileId: params.id };
  const file = await findThanksVoice(db, asked);
  return file ? fileResponse(request, file, services) : missingFile();
}
