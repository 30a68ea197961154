import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPictureFolder } from './picture-folder.ts';

const root = await mkdtemp(join(tmpdir(), 'bloom-pictures-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const aFolder = () => mkdtemp(join(root, 'one-'));
const picture = (text: string) => Buffer.from(text.padEnd(100));

async function filesIn(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.webp')).length;
}

test('a picture is kept as it is, until others take its place on the disk', async () => {
  const folder = await aFolder();
  const kept = openPictureFolder(folder, 350);
  for (const key of ['a', 'b', 'c']) await kept.put(key, picture(key));
  expect(await kept.get('a')).toEqual(picture('a'));
  await kept.put('d', picture('d'));
  // The one that nobody asked for longest.
  expect(await kept.get('b')).toBeNull();
  for (const key of ['a', 'c', 'd']) expect(await kept.get(key)).toEqual(picture(key));
  await expect.poll(() => filesIn(folder)).toBe(3);
  // One that has no room at all is not kept.
  await kept.put('large', Buffer.alloc(351));
  expect(await kept.get('large')).toBeNull();
  await expect.poll(() => filesIn(folder)).toBe(3);
});

test('the next process begins with an empty folder, and the one before draws again what it misses', async () => {
  const folder = await aFolder();
  const before = openPictureFolder(folder, 1_000);
  await before.put('a', picture('a'));
  const after = openPictureFolder(folder, 1_000);
  expect(await after.get('a')).toBeNull();
  await expect.poll(() => before.get('a')).toBeNull();
  await before.put('a', picture('a'));
  expect(await before.get('a')).toEqual(picture('a'));
});

test('a folder that cannot be written to keeps nothing, and says nothing', async () => {
  const file = join(await aFolder(), 'file');
  await writeFile(file, '');
  const kept = openPictureFolder(file, 1_000);
  await kept.put('a', picture('a'));
  expect(await kept.get('a')).toBeNull();
});
