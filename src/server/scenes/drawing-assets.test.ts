import { expect, test } from 'vitest';
import { openDrawingAssets } from './drawing-assets.ts';

const { emojiPictures } = openDrawingAssets(process.cwd());

test('an emoji without a picture is left out', async () => {
  expect(Object.keys(await emojiPictures(['2764', 'ffffff']))).toEqual(['2764']);
});

test.each([
  ['ENOTDIR', '2764.json/part'],
  ['ENAMETOOLONG', 'f'.repeat(300)],
])('a file that cannot be read (%s) is an error and no missing emoji', async (code, id) => {
  await expect(emojiPictures([id])).rejects.toMatchObject({ code });
});
