import { execFile } from 'node:child_process';
import { mkdir, open, rm, rmdir, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { temporaryFolder } from '../support/new-folder.ts';

const execute = promisify(execFile);

/** A file system of its own (ext4 in a file), small, and easy to break. */
export interface Volume extends AsyncDisposable {
  readonly folder: string;
  /** Fills the volume, and what becomes free, until the returned function is called. */
  fill(): Promise<() => Promise<void>>;
  /** Makes it read-only from now on, as Linux does when it finds a damaged block. */
  fail(): Promise<void>;
  /** Drops everything that was not synced, and answers every access with an error. */
  cutPower(): Promise<void>;
  /** Takes it out and puts it in again: after a failure or a cut, what there is is what had reached the disk. */
  replug(): Promise<void>;
  close(): Promise<void>;
}

/** Why this process can have none; null where it can. */
export async function volumeUnavailable(): Promise<string | null> {
  if (process.platform !== 'linux') return 'file systems of its own are made on Linux only';
  if (process.getuid?.() !== 0) return 'mounting a file system takes root';
  // Nobody else must see what is mounted here, and it goes when we do.
  if (process.env.FAULTS_MOUNTS !== 'own')
    return 'start it with npm run prove -- faults, which has mounts of its own';
  const found = await makeVolume({ megabytes: 16 }).catch((error: Error) => error);
  if (found instanceof Error) return `no file system can be mounted (${found.message.split('\n')[0]})`;
  await found.close();
  return null;
}

interface VolumeOptions {
  readonly megabytes: number;
  /** Where it is mounted; a new folder unless given. */
  readonly folder?: string;
}

export async function makeVolume({ megabytes, folder: given }: VolumeOptions): Promise<Volume> {
  const base = temporaryFolder();
  const folder = given ?? join(base, 'mounted');
  const image = join(base, 'image');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(image, '');
  await truncate(image, megabytes * 1024 * 1024);
  await execute('mkfs.ext4', ['-q', '-m', '0', image]);
  const mount = () => execute('mount', ['-o', 'loop,errors=remount-ro', image, folder]);
  await mount();
  await rmdir(join(folder, 'lost+found'));

  async function unmount(): Promise<void> {
    for (let turn = 0; ; turn += 1) {
      const done = await execute('umount', [folder]).then(
        () => true,
        () => false,
      );
      if (done) return;
      // Processes that were killed a moment ago still hold it.
      if (turn > 100) throw new Error(`${folder} stays in use.`);
      await pause(100);
    }
  }
  return {
    folder,
    fill: () => fill(join(folder, 'filler')),
    async fail() {
      const { stdout } = await execute('findmnt', ['-n', '-o', 'SOURCE', folder]);
      // The answer to the write is the very error that it causes.
      await writeFile(`/sys/fs/ext4/${basename(stdout.trim())}/trigger_fs_error`, '1').catch(() => {});
    },
    // FS_IOC_SHUTDOWN without flushing the journal (linux/fs.h); Node cannot say it itself.
    cutPower: async () => {
      const program = 'import fcntl,os,sys;fcntl.ioctl(os.open(sys.argv[1],0),0x8004587d,b"\\2\\0\\0\\0")';
      await execute('python3', ['-c', program, folder]);
    },
    async replug() {
      await unmount();
      // As at the start of a machine: 1 says that something was put right.
      await execute('e2fsck', ['-p', image]).catch((error: { code?: number }) => {
        if (error.code !== 1) throw error;
      });
      await mount();
    },
    close: unmount,
    [Symbol.asyncDispose]: unmount,
  };
}

async function fill(path: string): Promise<() => Promise<void>> {
  const file = await open(path, 'w');
  const block = Buffer.alloc(1024 * 1024, 1);
  let giving = false;
  const take = async () => {
    for (let size = block.length; size >= 512 && !giving; ) {
      const { bytesWritten } = await file.write(block.subarray(0, size)).catch(() => ({ bytesWritten: 0 }));
      if (bytesWritten < size) size = Math.floor(size / 8);
    }
    // Space is promised before it is used: only what is synced is really taken.
    await file.sync().catch(() => {});
  };
  await take();
  const taking = (async () => {
    while (!giving) {
      await pause(50);
      await take();
    }
  })();
  return async () => {
    giving = true;
    await taking;
    await file.close();
    await rm(path);
  };
}
