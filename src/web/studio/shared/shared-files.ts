/** Where `service-worker.js` keeps what was shared with the installed site. */
const cacheName = 'bloom-shared';

/** What waits for a card: files, and words that stood beside them. */
export interface SharedContent {
  readonly files: readonly File[];
  readonly text: string;
}

/** It came while the browser had no service worker, or no room. */
export function isShareMissed(): boolean {
  return new URLSearchParams(location.search).has('shared');
}

/** All that waits, the oldest first; null where nothing does. */
export async function readShared(): Promise<SharedContent | null> {
  if (!(await globalThis.caches?.has(cacheName))) return null;
  const cache = await caches.open(cacheName);
  const files: File[] = [];
  const texts: string[] = [];
  for (const key of await cache.keys()) {
    // What cannot be read (cut off, or not sent by the browser's own menu) is left out.
    const form = await (await cache.match(key))?.formData().catch(() => null);
    if (!form) continue;
    files.push(...form.getAll('files').filter((one): one is File => one instanceof File && one.size > 0));
    texts.push(textOf(form));
  }
  const text = texts.filter(Boolean).join('\n');
  return files.length > 0 || text ? { files, text } : null;
}

export async function forgetShared(): Promise<void> {
  await globalThis.caches?.delete(cacheName);
}

/** Programs put an address into the text or beside it; a title alone is better than nothing. */
function textOf(form: FormData): string {
  const [text, url, title] = ['text', 'url', 'title'].map((name) => `${form.get(name) ?? ''}`.trim());
  const parts = [text, url].filter((part) => part);
  return (text?.includes(url ?? '') ? text : parts.join('\n')) || title || '';
}
