import { type ImportChoices, type ParsedContacts, readContacts } from './read-contacts.ts';
import type { WorkerAnswer, WorkerRequest } from './read-file.ts';

/** Taken by the page in some milliseconds, also of a slow phone. */
const peopleOfMessage = 250;

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { file, known, choices } = data;
  // A file that is gone or stands in a cloud cannot be read.
  const bytes = await file.arrayBuffer().catch(() => null);
  const read = bytes && parsed(new Uint8Array(bytes), known, choices);
  const people = read?.found ?? [];
  for (let at = 0; at < people.length; at += peopleOfMessage) {
    scope.postMessage({ part: people.slice(at, at + peopleOfMessage) } satisfies WorkerAnswer);
  }
  scope.postMessage({ read: read && { ...read, found: [] } } satisfies WorkerAnswer);
});

/** Null also for what a fault of ours ends: an error in here would be told to nobody. */
function parsed(bytes: Uint8Array, known: string, choices: ImportChoices): ParsedContacts | null {
  try {
    return readContacts(bytes, JSON.parse(known), choices);
  } catch {
    return null;
  }
}
