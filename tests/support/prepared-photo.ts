import { type PhotoKind, preparePhoto } from '#server/files/photos/photos.ts';
import { sentFile } from './sent-file.ts';

/** @throws Error with the id of the sentence, where the photo is refused. */
export async function accepted(bytes: Uint8Array, kind?: PhotoKind) {
  const result = await preparePhoto(sentFile(bytes), kind);
  if (!result.ok) throw new Error(`refused: ${result.error.sentence}`);
  return result.value;
}

/** Why a photo is refused; null where it is taken. */
export async function refusal(bytes: Uint8Array) {
  const result = await preparePhoto(sentFile(bytes));
  return result.ok ? null : result.error;
}
