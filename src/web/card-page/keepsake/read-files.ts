import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Db } from '#server/db/database.ts';
import { parseWidth, type SmallerPhotos } from '#server/files/photos/smaller-photos.ts';
import { findFileFor } from '#server/files/read.ts';
import type { StoredFiles } from '#server/files/store/stored-files.ts';
import type { EmbeddedFile } from './keepsake.ts';

interface FileSources {
  readonly db: Db;
  readonly storedFiles: StoredFiles;
  readonly smallerPhotos: SmallerPhotos;
  /** Null for a visitor. */
  readonly viewerId: string | null;
}

/** Bytes: a longer sound would not fit into the document. */
const maxFileBytes = 3.5 * 1024 * 1024;

/** Bytes of all of them, which are in memory until the document is made. */
const maxBytes = 14 * 1024 * 1024;

/** What is at these addresses of the site, as this viewer may see it; without what is missing, damaged or too large. */
export async function readKeepsakeFiles(
  addresses: readonly string[],
  sources: FileSources,
): Promise<Map<string, EmbeddedFile>> {
  const files = new Map<string, EmbeddedFile>();
  let room = maxBytes;
  for (const address of addresses) {
    const file = files.has(address) ? null : await readOne(address, sources);
    if (!file || file.bytes.length > room) continue;
    room -= file.bytes.length;
    files.set(address, file);
  }
  return files;
}

function readOne(address: string, sources: FileSources): Promise<EmbeddedFile | null> {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const name = pathname.slice(pathname.lastIndexOf('/') + 1);
  if (pathname.startsWith('/audio/')) return ofSite(`build/client/audio/${name}`, 'audio/mp4');
  return uploaded(name, parseWidth(searchParams.get('width')), sources);
}

async function ofSite(path: string, contentType: string): Promise<EmbeddedFile | null> {
  const bytes = await readFile(path).catch(() => null);
  return bytes && { contentType, bytes };
}

async function uploaded(
  id: string,
  width: ReturnType<typeof parseWidth>,
  { db, storedFiles, smallerPhotos, viewerId }: FileSources,
): Promise<EmbeddedFile | null> {
  const file = await findFileFor(db, { id, viewerId });
  if (!file || (!width && file.bytes > maxFileBytes)) return null;
  const { contentType } = file;
  const small = width && (await smallerPhotos.get(file, width));
  if (small === 'unreadable') return null;
  if (small) return { contentType, bytes: small };
  const stream = await storedFiles.open(file);
  return stream && { contentType, bytes: await buffer(stream) };
}
