import type { Photo } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { fail } from '#std/result.ts';
import type { PhotoAnswer, PhotoKind } from './photo-contract.ts';
import { type SendOptions, type SendResult, sendFile } from './send-file.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** What the picker offers. The server reads all but HEIC, which some browsers can read. */
export const photoTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
] as const;

export const photoMegabytes = limits.photo.bytes / 1024 / 1024;

/** To show for a HEIC photo that the browser cannot read. */
export const heicProblem =
  'This browser cannot read HEIC photos. Please choose a JPEG: an iPhone takes them after Settings, Camera, Formats, Most Compatible, and most photo apps can save a photo as JPEG.';

/** Some systems give such a file no type. */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** Why this file need not be sent at all, or null. The server looks again, and looks closer. */
export function photoProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (!isHeic(file) && !photoTypes.some((type) => type === file.type)) {
    return 'This file is not a photo we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
  }
  if (file.size === 0) return 'This file is empty. Please choose another photo.';
  if (file.size > limits.photo.bytes) {
    return `This photo is larger than ${photoMegabytes} MB. Please choose a smaller one.`;
  }
  return null;
}

type StoredPhoto = Pick<Photo, 'file' | 'width' | 'height'>;

/**
 * Sends a photo to the server, for a card or for the profile, made as small as it is kept where the browser can do so.
 * Null when it was cancelled.
 */
export async function uploadPhoto(
  file: File,
  options: SendOptions,
  kind: PhotoKind = 'photo',
): Promise<SendResult<StoredPhoto>> {
  const smaller = await smallerPhoto(file, kind, options.signal);
  if (options.signal.aborted) return null;
  if (!smaller && isHeic(file)) return fail({ sentence: heicProblem, passing: false });
  return sendFile({
    ...options,
    address: kind === 'avatar' ? '/studio/photo?kind=avatar' : '/studio/photo',
    file: smaller ?? file,
    read: (answer) =>
      'photo' in answer ? (answer as Extract<PhotoAnswer, { photo: unknown }>).photo : undefined,
    unreachable: 'The photo could not be sent. Please check your connection and try again.',
  });
}

/** Bytes. A smaller file is soon sent, and made smaller twice it would only lose. */
const small = 256 * 1024;

/** Null where it is small already or cannot be made smaller. */
async function smallerPhoto(file: File, kind: PhotoKind, signal: AbortSignal): Promise<Blob | null> {
  if (file.size <= small && !isHeic(file)) return null;
  const made = await shrinkPhoto({ file, kind }, signal);
  return made && (made.size < file.size || isHeic(file)) ? made : null;
}
