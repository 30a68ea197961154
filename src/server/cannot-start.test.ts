import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CannotStart, explainFolder } from './cannot-start.ts';
import { readConfig } from './config/config.ts';
import { openServices } from './services.ts';

const folder = await mkdtemp(join(tmpdir(), 'bloom-cannot-start-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each([
  ['EROFS', 'the disk is mounted read-only', 'mount it for writing'],
  ['ENOSPC', 'the disk is full', 'make room on it'],
  ['EDQUOT', 'the share of this user of the disk is used up', 'make room on it'],
  ['EACCES', 'this user may not write there', 'give the user that runs the product the right to'],
  ['EPERM', 'this user may not write there', 'give the user that runs the product the right to'],
  ['ENOTDIR', 'a file stands where a folder should be', 'move the file away'],
])('%s at start is told in a sentence', (code, problem, cure) => {
  const error = Object.assign(new Error(code), { code, syscall: 'open', path: '/data/files' });
  expect(explainFolder(error, '/data')).toEqual(
    new CannotStart(
      `/data/files cannot be used, because ${problem} (${code}) (DATA_DIR is /data): ${cure}, or set DATA_DIR to another folder.`,
    ),
  );
  // A write to an open file does not name it.
  const write = Object.assign(new Error(code), { code, syscall: 'write' });
  expect(explainFolder(write, '/data')).toMatchObject({
    message: expect.stringContaining('/data cannot be used'),
  });
});

test('another error stays as it is, and so does one of the network', () => {
  const errors = [new Error('other'), Object.assign(new Error('no'), { code: 'EACCES', syscall: 'connect' })];
  for (const error of errors) expect(explainFolder(error, '/data')).toBe(error);
});

test('a file in the place of the data folder, or in it, ends the start with the sentence', async () => {
  const taken = join(folder, 'file');
  await writeFile(taken, '');
  await mkdir(join(folder, 'data'));
  for (const dataDir of [taken, join(taken, 'data')]) {
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    if (!config.ok) throw new Error(config.error);
    await expect(openServices(config.value)).rejects.toMatchObject({
      name: 'CannotStart',
      message: expect.stringMatching(/cannot be used, because a file stands where a folder should be/),
    });
  }
});
