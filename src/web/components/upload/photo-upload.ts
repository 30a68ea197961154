import type { Photo } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import { type PhotoFormat, photoFormat, photoHeadBytes } from '#encode/photo-format.ts';
import { fail } from '#std/result.ts';
import { shareText } from '../../texts/share.ts';
import type { PhotoAnswer, PhotoKind } from './photo-contract.ts';
import { type SendOptions, type SendResult, sendFile } from './send-file.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** What the file chooser offers. The server reads all but HEIC, which some browsers can convert. */
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

/** Shown for a HEIC photo that the browser cannot read. */
export const heicProblem = () => shareText('photoUpload.cannotReadHeic');

/** Some systems give HEIC files no type. */
export function isHeic({ type, name }: Pick<File, 'type' | 'name'>): boolean {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** Systems do not know the endings that sites and cameras give to photos (.jpg_large, .mpo); the server looks inside. */
const mayBePhoto = /^$|^image\/|^application\/octet-stream$/;

async function formatOf(file: Blob): Promise<PhotoFormat | null> {
  // A folder, or a file that is gone, cannot be read.
  const head = await file
    .slice(0, photoHeadBytes)
    .arrayBuffer()
    .catch(() => null);
  return head && photoFormat(new Uint8Array(head));
}

/** Whether a file is a photo, also one in a format that we cannot read. */
export async function isPhoto(file: File): Promise<boolean> {
  return file.type.startsWith('image/') || (await formatOf(file)) !== null;
}

/** Why this photo cannot be uploaded, or null. The server checks again, and more thoroughly. */
export function photoProblem(file: Pick<File, 'type' | 'size' | 'name'>): string | null {
  if (!mayBePhoto.test(file.type)) {
    return shareText('photoUpload.thisFileIsNot');
  }
  if (file.size === 0) return shareText('photoUpload.thisFileIsEmpty');
  if (file.size > limits.photo.bytes) {
    return shareText('photoUpload.thisPhotoIsLarger', { photoMegabytes });
  }
  return null;
}

type StoredPhoto = Pick<Photo, 'file' | 'width' | 'height'>;

/**
 * Uploads a photo for a card or a profile. Where the browser can, it is first made as small as the server stores it.
 * Null when it was cancelled.
 */
export async function uploadPhoto(
  file: File,
  options: SendOptions,
  kind: PhotoKind = 'photo',
): Promise<SendResult<StoredPhoto>> {
  const smaller = await smallerPhoto(file, kind, options.signal);
  if (options.signal.aborted) return null;
  if (!smaller && isHeic(file)) return fail({ sentence: heicProblem(), retryable: false });
  return sendFile({
    ...options,
    address: kind === 'avatar' ? '/studio/photo?kind=avatar' : '/studio/photo',
    file: smaller ?? file,
    read: (answer) =>
      'photo' in answer ? (answer as Extract<PhotoAnswer, { photo: unknown }>).photo : undefined,
    unreachable: shareText('photoUpload.thePhotoCouldNot'),
  });
}

/** Bytes. Smaller files upload fast, and encoding them again would only lose quality. */
const small = 256 * 1024;

/** Null when the photo is small already or cannot be made smaller. */
async function smallerPhoto(file: File, kind: PhotoKind, signal: AbortSignal): Promise<Blob | null> {
  if (file.size <= small && !isHeic(file)) return null;
  const made = await shrinkPhoto({ file, kind }, signal);
  return made && (made.size < file.size || isHeic(file)) ? made : null;
}
