import { expect, test } from 'vitest';
import { openDrawingAssets } from './drawing-assets.ts';
import { emojiSvg } from './emoji-svg.ts';

const assets = openDrawingAssets(process.cwd());

test('a flag is an SVG file that stands alone', async () => {
  const svg = await emojiSvg(assets, '1f1ee-1f1f3');
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*viewBox="0 0 36 36"/);
  expect(svg).toContain('#138808');
});

test('several stand side by side, and each is a view', async () => {
  const svg = (await emojiSvg(assets, '2764_1f602')) ?? '';
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 256 128"/);
  expect(svg).toContain(
    '<view id="2764" viewBox="0 0 128 128"/><view id="1f602" viewBox="128 0 128 128"/></svg>',
  );
  const one = (await emojiSvg(assets, '2764'))?.length ?? 0;
  expect(svg.length).toBeGreaterThan(one);
});

test.each([
  '',
  '2764_none',
  '2764_',
  Array(13).fill('2764').join('_'),
  'none',
  '1f1ee-1f1f3.json',
  '../emoji-index',
  '..',
  '1F1EE',
  'ffffff',
  `1f1ee${'-1f1f3'.repeat(40)}`,
])('there is none of the id “%s”', async (id) => {
  expect(await emojiSvg(assets, id)).toBeNull();
});

test('an emoji without a picture is left out', async () => {
  expect(Object.keys(await assets.emojiPictures(['2764', 'ffffff']))).toEqual(['2764']);
});

test.each([
  ['ENOTDIR', '2764.json/part'],
  ['ENAMETOOLONG', 'f'.repeat(300)],
])('a file that cannot be read (%s) is an error and no missing emoji', async (code, id) => {
  await expect(assets.emojiPictures([id])).rejects.toMatchObject({ code });
});
