import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { startS3Server } from '#tests/support/s3-server.ts';
import type { Logger } from '../../log.ts';
import { randomId } from '../../random-id.ts';
import { requireBucket } from './create-store.ts';
import { diskStore } from './disk.ts';
import { type ByteRange, FileDamaged, type FileStore } from './file-store.ts';
import { s3Store } from './s3.ts';

const folder = async () => join(temporaryFolder(), 'files');

const bucket = await startS3Server();
afterAll(() => bucket.stop());

const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', async () => diskStore(await folder())],
  ['a bucket', async () => s3Store(bucket.config)],
];

async function read(store: FileStore, key: string, range?: ByteRange): Promise<Buffer | null> {
  const stream = await store.get(key, { range });
  return stream && Buffer.from(await new Response(stream).arrayBuffer());
}

describe.each(stores)('every file store: %s', (_name, open) => {
  test('gives back what was put', async () => {
    const store = await open();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 7919) & 255));
    const key = randomId();
    await store.put(key, bytes, 'image/webp');
    expect(await read(store, key)).toEqual(bytes);
  });

  test('gives back a part of what was put', async () => {
    const store = await open();
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, n) => (n * 7919) & 255));
    const key = randomId();
    await store.put(key, bytes, 'audio/mp4');
    for (const [first, last] of [
      [0, 1],
      [199_999, 199_999],
      [70_000, 150_000],
      [0, 199_999],
    ] as const) {
      expect(await read(store, key, { first, last })).toEqual(bytes.subarray(first, last + 1));
    }
    expect(await store.get(randomId(), { range: { first: 0, last: 1 } })).toBeNull();
  });

  test('says how long a file is, and gives out none of another length than it was put with', async () => {
    const store = await open();
    const key = randomId();
    await store.put(key, Buffer.from('0123456789'), 'audio/mp4');
    expect(await store.size(key)).toBe(10);
    expect(await store.size(randomId())).toBeNull();
    const range = { first: 2, last: 3 };
    expect(await new Response(await store.get(key, { bytes: 10 })).text()).toBe('0123456789');
    expect(await new Response(await store.get(key, { bytes: 10, range })).text()).toBe('23');
    for (const bytes of [9, 11, 0]) {
      await expect(store.get(key, { bytes })).rejects.toThrow(FileDamaged);
      await expect(store.get(key, { bytes, range })).rejects.toThrow(FileDamaged);
    }
    // A part that the file does not have any more.
    const beyond = { first: 20, last: 29 };
    await expect(store.get(key, { bytes: 30, range: beyond })).rejects.toThrow(FileDamaged);
    expect(await store.get(randomId(), { bytes: 10, range })).toBeNull();
  });

  test('keeps an empty file and replaces a file', async () => {
    const store = await open();
    const key = randomId();
    await store.put(key, Buffer.alloc(0), 'text/plain');
    expect(await read(store, key)).toEqual(Buffer.alloc(0));
    await store.put(key, Buffer.from('second'), 'text/plain');
    expect((await read(store, key))?.toString()).toBe('second');
  });

  test('has nothing where nothing was put', async () => {
    expect(await (await open()).get(randomId())).toBeNull();
  });

  test('deletes, also what is not there', async () => {
    const store = await open();
    const key = randomId();
    await store.put(key, Buffer.from('x'), 'text/plain');
    await store.delete(key);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
  });

  test('takes many files at the same time', async () => {
    const store = await open();
    const keys = Array.from({ length: 30 }, randomId);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), 'text/plain')));
    for (const key of keys) expect((await read(store, key))?.toString()).toBe(key);
  });
});

describe('a bucket', () => {
  test.each([
    ['a wrong key', { secretAccessKey: 'not the key' }, 'SignatureDoesNotMatch'],
    ['an unknown account', { accessKeyId: 'nobody' }, 'InvalidAccessKeyId'],
    ['a bucket that does not exist', { bucket: 'elsewhere' }, 'NoSuchBucket'],
  ])('refuses %s, and the error says why without saying the key', async (_name, wrong, code) => {
    const store = s3Store({ ...bucket.config, ...wrong });
    const failure = await store.put(randomId(), Buffer.from('x'), 'text/plain').catch((error) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure.message).toContain(code);
    expect(failure.message).not.toContain('not the key');
  });
});

describe('a bucket at start', () => {
  async function atStart(change: Partial<typeof bucket.config>): Promise<string> {
    const warnings: string[] = [];
    const log = { warn: (text: string) => warnings.push(text) } as unknown as Pick<Logger, 'warn'>;
    await requireBucket({ s3: { ...bucket.config, ...change } }, log);
    return warnings.join();
  }

  test('that is there needs no words', async () => {
    expect(await atStart({})).toBe('');
  });

  test('that is not there, or not ours, is a sentence with the cure', async () => {
    const { endpoint } = bucket.config;
    await expect(atStart({ bucket: 'another-bucket' })).rejects.toThrow(
      `There is no bucket another-bucket at ${endpoint}: make it, or correct S3_BUCKET.`,
    );
    const stranger = `${endpoint} does not know who we are: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
    await expect(atStart({ accessKeyId: 'somebody' })).rejects.toThrow(stranger);
    await expect(atStart({ secretAccessKey: 'not the key' })).rejects.toThrow(stranger);
  });

  test('that does not answer is waited for', async () => {
    expect(await atStart({ endpoint: 'http://127.0.0.1:9' })).toBe(
      'The bucket birthday-cards cannot be reached now (no connection).',
    );
  });
});

describe('a folder', () => {
  test('that cannot be read is told without the name of the file, which is no matter for a log', async () => {
    const place = await folder();
    const key = randomId();
    await mkdir(place, { recursive: true });
    await writeFile(join(place, key.slice(0, 2)), 'no folder');
    const failure = await diskStore(place)
      .get(key)
      .catch((error) => error);
    expect(failure.reason).toBe('ENOTDIR');
    expect(inspect(failure)).not.toContain(key);
  });

  test('is closed to other users of the machine, and holds no half files', async () => {
    const place = await folder();
    const store = diskStore(place);
    const key = `aa${randomId().slice(2)}`;
    await store.put(key, Buffer.from('x'), 'text/plain');
    expect((await stat(place)).mode & 0o777).toBe(0o700);
    expect((await stat(join(place, 'aa'))).mode & 0o777).toBe(0o700);
    expect((await stat(join(place, 'aa', key))).mode & 0o777).toBe(0o600);
    expect(await readdir(join(place, 'aa'))).toEqual([key]);
  });

  test('holds a whole file when several write the same, and gives its first byte', async () => {
    const store = diskStore(await folder());
    const key = randomId();
    const versions = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000));
    await Promise.all(versions.map((text) => store.put(key, Buffer.from(text), 'text/plain')));
    expect(versions).toContain((await read(store, key))?.toString());
    expect(await read(store, key, { first: 0, last: 0 })).toHaveLength(1);
  });

  test.each(['../../etc/passwd', 'a/b', '', '.', 'abc', 'x'.repeat(65), 'aaaaaaaa\u0000'])(
    'accepts no key like %j',
    async (key) => {
      const store = diskStore(await folder());
      expect(() => store.get(key)).toThrow('A file key');
      expect(() => store.put(key, Buffer.from('x'), 'text/plain')).toThrow('A file key');
      expect(() => store.delete(key)).toThrow('A file key');
    },
  );

  test('that cannot be written throws and leaves nothing', async () => {
    const place = await folder();
    const store = diskStore(join(place, '\u0000'));
    await expect(store.put(randomId(), Buffer.from('x'), 'text/plain')).rejects.toThrow();
  });
});
