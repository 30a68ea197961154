import { limits } from '#card/document/limits.ts';
import type { PhotoAnswer } from './photo-contract.ts';

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

interface UploadOptions {
  /** 0 to 1: the share of the file that has left. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

const unreachable: PhotoAnswer = {
  error: 'The photo could not be sent. Please check your connection and try again.',
};

/** Sends a photo to the server; null when it was cancelled. XMLHttpRequest, because fetch reports no progress. */
export function uploadPhoto(file: File, { onProgress, signal }: UploadOptions): Promise<PhotoAnswer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/studio/photo');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => resolve(isPhotoAnswer(request.response) ? request.response : unreachable);
    request.onerror = () => resolve(unreachable);
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function isPhotoAnswer(answer: unknown): answer is PhotoAnswer {
  return typeof answer === 'object' && answer !== null && ('photo' in answer || 'error' in answer);
}
