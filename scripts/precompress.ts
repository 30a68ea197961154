/** Leaves a `.br` and a `.gz` beside every built text file, so that no request waits for compression. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folders = ['build/client', 'generated/emoji'];
const texts = /\.(js|css|json|svg|txt|xml|html|webmanifest)$/;
const worthwhile = 512;

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < worthwhile) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

async function stale(path: string): Promise<boolean> {
  const [source, compressed] = await Promise.all([stat(path), stat(`${path}.br`).catch(() => null)]);
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
      for (const path of queue) if (await stale(path)) await compress(path);
    }),
  );
}
