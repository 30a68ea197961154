import { readContacts } from './read-contacts.ts';
import type { WorkerRequest } from './read-file.ts';

const scope = self as unknown as DedicatedWorkerGlobalScope;

scope.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { file, known, choices } = data;
  // A file that is gone or stands in a cloud cannot be read.
  const bytes = await file.arrayBuffer().catch(() => null);
  const found = bytes && readContacts(new Uint8Array(bytes), JSON.parse(known), choices);
  scope.postMessage(JSON.stringify(found));
});
