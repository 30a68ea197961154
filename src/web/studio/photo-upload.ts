import type { Photo } from '#card/document/card.ts';
import { limits } from '#card/document/limits.ts';
import type { PhotoAnswer } from './photo-contract.ts';
import { type SendOptions, type Sent, sendFile } from './send-file.ts';

/** The types that the server reads; the picker offers these. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

const megabytes = limits.photo.bytes / 1024 / 1024;

/** Why this file need not be sent at all, or null. The server looks again, and looks closer. */
export function refusalOf(file: Pick<File, 'type' | 'size'>): string | null {
  if (!photoTypes.some((type) => type === file.type)) {
    return 'This file is not a photo we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
  }
  if (file.size === 0) return 'This file is empty. Please choose another photo.';
  if (file.size > limits.photo.bytes) {
    return `This photo is larger than ${megabytes} MB. Please choose a smaller one.`;
  }
  return null;
}

type StoredPhoto = Pick<Photo, 'file' | 'width' | 'height'>;

/** Sends a photo to the server, for a card or for the profile; null when it was cancelled. */
export function uploadPhoto(
  file: File,
  options: SendOptions,
  kind: 'photo' | 'avatar' = 'photo',
): Promise<Sent<StoredPhoto>> {
  return sendFile({
    ...options,
    address: kind === 'avatar' ? '/studio/photo?kind=avatar' : '/studio/photo',
    file,
    read: (answer) =>
      'photo' in answer ? (answer as Extract<PhotoAnswer, { photo: unknown }>).photo : undefined,
    unreachable: 'The photo could not be sent. Please check your connection and try again.',
  });
}
