import { join } from 'node:path';
import { copyFiles } from '#server/files/copy.ts';
import { diskStore } from '#server/files/disk.ts';
import { s3Store } from '#server/files/s3.ts';
import { type Command, type Given, Refusal } from './command.ts';

export const fileCommands: Readonly<Record<string, Command>> = {
  'files to-bucket': {
    about: 'copies uploads from DATA_DIR into the bucket; what is there already is left',
    run: (given) => copy(given, 'the bucket'),
  },
  'files to-folder': {
    about: 'the other way round',
    run: (given) => copy(given, 'DATA_DIR'),
  },
};

async function copy({ config, db }: Given, where: 'the bucket' | 'DATA_DIR'): Promise<string> {
  const { s3, dataDir } = config;
  if (!s3) throw new Refusal('There is no bucket in the settings: S3_BUCKET and the four beside it name it.');
  const [bucket, folder] = [s3Store(s3), diskStore(join(dataDir, 'files'))];
  const [from, to] = where === 'the bucket' ? [folder, bucket] : [bucket, folder];
  const { copied, present, missing } = await copyFiles({ db, from, to });
  const done = `${copied} files are now in ${where}, ${present} were there already.`;
  if (missing.length === 0) return done;
  throw new Refusal(`${done} ${missing.length} are in neither place: ${missing.slice(0, 20).join(', ')}`);
}
