import type { ImportChoices, KnownContact, ParsedContacts } from './read-contacts.ts';

export interface ReadRequest {
  readonly file: File;
  readonly known: readonly KnownContact[];
  readonly choices: ImportChoices;
}

/** Bytes: an address book of thousands with photos. More would fill the memory of a phone. */
export const longestFile = 200 * 1024 * 1024;

/**
 * Reads a file of contacts in a worker: nothing of it leaves the browser. Null when it is none, or cannot be read; rejects
 * when the worker cannot be loaded.
 */
export function readFile(request: ReadRequest): Promise<ParsedContacts | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ParsedContacts | null>) => {
      worker.terminate();
      resolve(data);
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The file was not read.'));
    };
    worker.postMessage(request);
  });
}
