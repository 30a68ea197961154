import { join } from 'node:path';
import { checkFiles, copyFiles, describeBad } from '../../files/store/all-files.ts';
import { createFileStore } from '../../files/store/create-store.ts';
import { diskStore } from '../../files/store/disk.ts';
import { s3Store } from '../../files/store/s3.ts';
import { type Command, type CommandInput, Refusal } from '../command.ts';

export const fileCommands: Readonly<Record<string, Command>> = {
  'files check': {
    about: 'compares the size of every upload with what was stored, here or in the bucket',
    audited: 'afterwards',
    run: check,
  },
  'files to-bucket': {
    about: 'copies uploads from DATA_DIR into the bucket; what is there already is left',
    audited: 'afterwards',
    run: (input) => copy(input, 'the bucket'),
  },
  'files to-folder': {
    about: 'the other way round',
    audited: 'afterwards',
    run: (input) => copy(input, 'DATA_DIR'),
  },
};

async function check({ config, db }: CommandInput): Promise<string> {
  const { files, bad } = await checkFiles(db, createFileStore(config));
  if (bad.length === 0) return `All ${files} files are as they were stored.`;
  throw new Refusal(`Of ${files} files ${describeBad(bad)}`);
}

async function copy({ config, db }: CommandInput, where: 'the bucket' | 'DATA_DIR'): Promise<string> {
  const { s3, dataDir } = config;
  if (!s3) throw new Refusal('There is no bucket in the settings: S3_BUCKET and the four beside it name it.');
  const [bucket, folder] = [s3Store(s3), diskStore(join(dataDir, 'files'))];
  const [from, to] = where === 'the bucket' ? [folder, bucket] : [bucket, folder];
  const { copied, present, missing } = await copyFiles({ db, from, to });
  const done = `${copied} files are now in ${where}, ${present} were there already.`;
  if (missing.length === 0) return done;
  const names = missing.slice(0, 20).join(', ');
  throw new Refusal(`${done} ${missing.length} are whole in neither place: ${names}`);
}
