import { open } from 'node:fs/promises';

/** Brings a file, or the names in a folder, to the disk. */
export async function syncPath(path: string): Promise<void> {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
