/** Leaves a `.br` and a `.gz` beside every built text file, so that no request waits for compression. */
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folders = ['build/client', 'generated/emoji'];
const texts = /\.(js|css|json|svg|txt|xml|html|webmanifest)$/;
/** A smaller file is sent as it is. */
const minBytes = 512;

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < minBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeWhole(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeWhole(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

/** A process that is ended meanwhile leaves no half of the file. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  await writeFile(`${path}.new`, bytes);
  await rename(`${path}.new`, path);
}

async function isStale(path: string): Promise<boolean> {
  // The one that is written last.
  const [source, compressed] = await Promise.all([stat(path), stat(`${path}.gz`).catch(() => null)]);
  return compressed === null || compressed.mtimeMs < source.mtimeMs;
}

for (const folder of folders) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  const queue = paths.values();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const path of queue) if (await isStale(path)) await compress(path);
    }),
  );
}
