import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from './at-end.ts';

/** An empty folder, removed after the file's last test; one that is made in a test goes after that. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bloom-folder-'));
  atEnd(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
