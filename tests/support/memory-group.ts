import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A memory group of the kernel: what runs in it is ended when it takes more than it may. */
export interface MemoryGroup {
  /** Writing a process's id into this file puts the process into the group, with all that it starts later. */
  readonly members: string;
  /** Megabytes that the group used at most, with what the kernel keeps of its files. */
  most(): number;
  /** Once nothing runs in it any more. */
  remove(): void;
}

const layouts = [
  { root: '/sys/fs/cgroup', sign: 'cgroup.subtree_control', limit: 'memory.max', peak: 'memory.peak' },
  {
    root: '/sys/fs/cgroup/memory',
    sign: 'memory.limit_in_bytes',
    limit: 'memory.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
  },
] as const;

/** Makes a group of so many megabytes; null where that needs more rights than we have. */
export function openMemoryGroup(megabytes: number): MemoryGroup | null {
  const layout = layouts.find(({ root, sign }) => existsSync(join(root, sign)));
  if (!layout) return null;
  const folder = join(layout.root, `birthday-bloom-${process.pid}`);
  try {
    if (layout.sign === 'cgroup.subtree_control') writeFileSync(join(layout.root, layout.sign), '+memory');
    mkdirSync(folder);
    writeFileSync(join(folder, layout.limit), `${megabytes * 1024 * 1024}`);
  } catch {
    return null;
  }
  return {
    members: join(folder, 'cgroup.procs'),
    most: () => Math.round(Number(readFileSync(join(folder, layout.peak), 'utf8')) / 1024 / 1024),
    remove() {
      try {
        rmdirSync(folder);
      } catch {
        // What was ended by force may leave a child behind for a moment; an empty group costs nothing.
      }
    },
  };
}
