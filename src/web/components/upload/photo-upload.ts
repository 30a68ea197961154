import type { Photo } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import {
  type PhotoFormat,
  photoFileSentences,
  photoFormat,
  photoSizeProblem,
} from '#encode/photo/photo-format.ts';
import { fail } from '#std/result.ts';
import { type PhotoKind, smallerPhoto, startOf } from '../../browser/shrink-photo.ts';
import { errorText } from '../../texts/error-text.ts';
import { shareText } from '../../texts/share.ts';
import { type SendOptions, type SendResult, sendFile } from './send-file.ts';

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

async function formatOf(file: Blob): Promise<PhotoFormat | null> {
  const head = await startOf(file);
  return head && photoFormat(head);
}

/** Whether a file is a photo, also one in a format that we cannot read. */
export async function isPhoto(file: File): Promise<boolean> {
  return file.type.startsWith('image/') || (await formatOf(file)) !== null;
}

/** Why this photo cannot be uploaded, or null. The server asks the same and then looks further. */
export async function photoProblem(file: File): Promise<string | null> {
  const problem = photoSizeProblem(file.size) ?? (await formatProblem(file));
  return problem && errorText(photoFileSentences[problem]);
}

async function formatProblem(file: File): Promise<'format' | null> {
  const head = await startOf(file);
  // Sending what cannot be read fails too, with a sentence about that.
  return head && photoFormat(head) === null ? 'format' : null;
}

/** For a HEIC photo that the browser cannot read; null for others. */
export async function heicProblem(file: File): Promise<string | null> {
  return (await formatOf(file)) === 'heic' ? errorText(photoFileSentences.heic) : null;
}

export type StoredPhoto = Pick<Photo, 'file' | 'width' | 'height'>;

/** The answer to an uploaded photo. `error` is a sentence to show. */
export type PhotoAnswer = { readonly photo: StoredPhoto } | { readonly error: string };

/** A photo that just arrived: the whole of it, as far as its frame allows. */
export function framed(stored: StoredPhoto): Photo {
  return { ...stored, focusX: 0.5, focusY: 0.5, zoom: 1 };
}

/**
 * Uploads a photo for a card or a profile. Where the browser can, it is first made as small as the server stores it.
 * Null when it was cancelled.
 */
export async function uploadPhoto(
  file: File,
  options: SendOptions,
  kind: PhotoKind = 'photo',
): Promise<SendResult<StoredPhoto>> {
  const problem = await photoProblem(file);
  if (problem) return fail({ sentence: problem, retryable: false });
  const smaller = await smallerPhoto(file, kind, options.signal);
  const unreadable = smaller ? null : await heicProblem(file);
  if (options.signal.aborted) return null;
  if (unreadable) return fail({ sentence: unreadable, retryable: false });
  return sendFile({
    ...options,
    address: kind === 'avatar' ? '/studio/photo?kind=avatar' : '/studio/photo',
    file: smaller ?? file,
    read: (answer) =>
      'photo' in answer ? (answer as Extract<PhotoAnswer, { photo: unknown }>).photo : undefined,
    unreachable: shareText('photoUpload.failed.text'),
  });
}
