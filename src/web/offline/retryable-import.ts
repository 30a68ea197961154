/** Milliseconds until a file of ours counts as lost. */
const timeoutMs = 20_000;

const arrived = new Set<string>();

/**
 * Fetches files of our code and style before the browser imports them. Firefox remembers a failed import for as long
 * as the page lives, so that trying again cannot help; a failed fetch is forgotten. The import then finds the files in
 * the browser's cache. Rejects when one does not come whole.
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

/** Makes of Vite's way to import a part of the page one that may fail and be tried again; see `vite.config.ts`. */
export function retryableImport<Module>(importPart: Importing<Module>): Importing<Module> {
  return async (load, files = [], importer) => {
    // A part that stands alone has no list of files: its own name is in the call only.
    const own = /import\(["'`]\.\/([^"'`]+)["'`]\)/.exec(`${load}`)?.[1];
    const all = new Set([...(own ? [`assets/${own}`] : []), ...files]);
    await prefetchCode([...all].map((file) => `/${file}`));
    return importPart(load, files, importer);
  };
}
