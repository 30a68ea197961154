import { expect, test } from 'vitest';
import { contentRevision } from '#card/document/shown-card.ts';
import { createPictureCache, pictureCapacity } from './picture-cache.ts';

const content = contentRevision('a', 1);

test('a picture is drawn once, for all who ask meanwhile and later', async () => {
  const pictures = createPictureCache(pictureCapacity.pictures);
  let drawn = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const draw = async () => {
    drawn += 1;
    await promise;
    return Buffer.from('a cake');
  };
  const together = Array.from({ length: 100 }, () => pictures.get('preview', { content }, draw));
  resolve();
  const all = [...(await Promise.all(together)), await pictures.get('preview', { content }, draw)];
  expect(new Set(all.map(String))).toEqual(new Set(['a cake']));
  expect(drawn).toBe(1);
  await pictures.get('preview', { content: contentRevision('a', 2) }, draw);
  expect(drawn).toBe(2);
});

test('what could not be drawn is drawn again', async () => {
  const pictures = createPictureCache(pictureCapacity.pictures);
  const broken = () => Promise.reject(new Error('no paint'));
  await expect(pictures.get('preview', { content }, broken)).rejects.toThrow('no paint');
  expect(String(await pictures.get('preview', { content }, async () => Buffer.from('a cake')))).toBe(
    'a cake',
  );
});

test('those that nobody asked for longest make room', async () => {
  const pictures = createPictureCache(pictureCapacity.pictures);
  let drawn = 0;
  const large = async () => {
    drawn += 1;
    return Buffer.alloc(8 * 1024 * 1024);
  };
  for (const name of ['a', 'b', 'c', 'd', 'a', 'e', 'a']) await pictures.get(name, { content }, large);
  expect(drawn).toBe(5);
  await pictures.get('b', { content }, large);
  expect(drawn).toBe(6);
});
