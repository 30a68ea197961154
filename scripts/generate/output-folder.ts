import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface OutputFolder {
  /** A file as it is already stays untouched, with its age and what was compressed from it. */
  write(name: string, content: string | Uint8Array): void;
  /** Removes what was not written this time. */
  finish(): void;
}

/** The folder may be in use, and made twice at the same time: no file in it is ever half written. */
export function outputFolder(root: string): OutputFolder {
  const written = new Set<string>();
  return {
    write(name, content) {
      const path = join(root, name);
      written.add(path);
      if (isSame(path, content)) return;
      mkdirSync(dirname(path), { recursive: true });
      const draft = `${path}.${process.pid}`;
      writeFileSync(draft, content);
      renameSync(draft, path);
    },
    finish() {
      for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        const path = join(root, name);
        const isWanted = written.has(path.replace(/\.(?:br|gz)$/, '')) || statSync(path).isDirectory();
        if (!isWanted) rmSync(path, { force: true });
      }
    },
  };
}

function isSame(path: string, content: string | Uint8Array): boolean {
  try {
    return readFileSync(path).equals(Buffer.from(content));
  } catch {
    return false;
  }
}

/** A short name for content: what is served under it never changes, so it may be cached for ever. */
export function contentName(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 10);
}
