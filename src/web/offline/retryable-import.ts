/** Milliseconds. */
const timeoutMs = 20_000;

const arrived = new Set<string>();

/**
 * Fetches modules and style sheets before they are imported. Firefox remembers a failed import as long as the page
 * is open, so that a retry would fail; a failed fetch can be repeated. The import then takes the files from the
 * browser's cache. Rejects when a file cannot be loaded.
 */
export async function prefetchCode(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.filter((address) => !arrived.has(address)).map(fetchFile));
}

async function fetchFile(address: string): Promise<void> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  await answer.arrayBuffer();
  arrived.add(address);
}

/** Imports a part of a page so that a failed import can be retried. The build wraps every `import()`; see `vite.config.ts`. */
export async function retryableImport<Module>(
  load: () => Promise<Module>,
  files: readonly string[],
): Promise<Module> {
  await prefetchCode(files);
  return load();
}
