import type { FoundPerson, ImportChoices, KnownContact, ParsedContacts } from './read-contacts.ts';

interface ReadRequest {
  readonly file: File;
  readonly known: readonly KnownContact[];
  readonly choices: ImportChoices;
}

export interface WorkerRequest extends Pick<ReadRequest, 'file' | 'choices'> {
  /** As JSON: thousands of objects would be copied one by one, while the page does not answer. */
  readonly known: string;
}

/** Some of the people who were found, in their order; after all of them, the rest of what was read. */
export type WorkerAnswer =
  | { readonly part: readonly FoundPerson[] }
  | { readonly read: ParsedContacts | null };

/** Bytes: an address book of thousands with photos. More would fill the memory of a phone. */
export const longestFile = 200 * 1024 * 1024;

/**
 * Reads a file of contacts in a worker: nothing of it leaves the browser. Null when it is none, or cannot be read; rejects
 * when the worker cannot be loaded.
 */
export function readFile({ file, known, choices }: ReadRequest): Promise<ParsedContacts | null> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    const found: FoundPerson[] = [];
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('part' in data) return void found.push(...data.part);
      worker.terminate();
      resolve(data.read && { ...data.read, found });
    };
    worker.onerror = () => {
      worker.terminate();
      reject(new Error('The file was not read.'));
    };
    const request: WorkerRequest = { file, choices, known: JSON.stringify(known) };
    worker.postMessage(request);
  });
}
