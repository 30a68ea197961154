import { readContacts } from './read-contacts.ts';
import type { ReadRequest } from './read-file.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<ReadRequest>) => {
  const { file, known, choices } = data;
  // A file that is gone or stands in a cloud cannot be read.
  const bytes = await file.arrayBuffer().catch(() => null);
  scope.postMessage(bytes && readContacts(new Uint8Array(bytes), known, choices));
});
