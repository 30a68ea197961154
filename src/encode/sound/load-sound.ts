import { EncodeError } from '../encode-error.ts';

/** The stored file. Throws EncodeError `sound`, and the signal's reason. */
export async function loadSound(url: string, signal: AbortSignal | undefined): Promise<Blob> {
  try {
    const response = await fetch(url, { credentials: 'same-origin', ...(signal && { signal }) });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return await response.blob();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new EncodeError('sound', 'The sound could not be loaded.', { cause });
  }
}
