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

type Importing<Module> = (
  load: () => Promise<Module>,
  files?: string[],
  importer?: string,
) => Promise<Module>;

/** Wraps Vite's dynamic import so that a failed import can be retried; see `vite.config.ts`. */
export function retryableImport<Module>(importPart: Importing<Module>): Importing<Module> {
  return async (load, files = [], importer) => {
    // A module without dependencies has no list of files. Its name is in the call only.
    const own = /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(`${load}`)?.[1];
    const all = new Set([...(own ? [`assets/${own}`] : []), ...files]);
    await prefetchCode([...all].map((file) => `/${file}`));
    return importPart(load, files, importer);
  };
}
