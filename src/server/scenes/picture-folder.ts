import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { randomId } from '../random-id.ts';

/** Bytes on disk: some ten thousand pictures of designs, which crawlers ask for one after the other. */
export const pictureFolderCapacity = 256 * 1024 * 1024;

/** Pictures on disk, for longer than memory has room. Losing one costs drawing it again, so nothing here fails. */
export interface PictureFolder {
  /** Null where it is not there (any more). */
  get(key: string): Promise<Buffer | null>;
  put(key: string, picture: Buffer): Promise<void>;
}

/**
 * Keeps what was asked for last, up to `capacity` bytes, in a folder of its own within `folder`: another release draws
 * other pictures. What earlier processes left there is removed; one that is still running draws again what it misses.
 */
export function openPictureFolder(folder: string, capacity: number): PictureFolder {
  const own = randomId();
  const pathOf = (name: string) => join(folder, own, name);
  const known = new LRUCache<string, { readonly name: string; readonly bytes: number }>({
    maxSize: capacity,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ name }) => void rm(pathOf(name), { force: true }).catch(() => {}),
  });
  void removeOthers(folder, own).catch(() => {});
  return {
    async get(key) {
      const found = known.get(key);
      if (!found) return null;
      return readFile(pathOf(found.name)).catch(() => {
        known.delete(key);
        return null;
      });
    },
    async put(key, picture) {
      if (picture.length > capacity) return;
      const name = `${randomId()}.webp`;
      try {
        await mkdir(join(folder, own), { recursive: true, mode: 0o700 });
        await writeFile(pathOf(name), picture, { flag: 'wx', mode: 0o600 });
        known.set(key, { name, bytes: picture.length });
      } catch {
        // A full disk has no room for it, and may hold a part of it.
        await rm(pathOf(name), { force: true }).catch(() => {});
      }
    },
  };
}

async function removeOthers(folder: string, own: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== own) await rm(join(folder, name), { recursive: true, force: true });
  }
}
