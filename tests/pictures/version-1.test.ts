// Shows: cards of version 1 look as they did before version 2
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { parseStoredCard } from '#card/document/versions.ts';
import { registerNodeFonts, renderPng } from '#encode/node-surface.ts';
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { samplePhotoFiles, sceneOf } from './sample-scenes.ts';

/*
 * Cards of version 1, one on each background, and how the last program before version 2 drew them. Both are as they
 * were then and are never made anew: whoever received such a card sees it as it was sent.
 */

const folder = join(import.meta.dirname, '..', 'fixtures', 'version-1');

interface Document {
  readonly version: 1;
  readonly background: string;
}

const documents = JSON.parse(readFileSync(join(folder, 'cards.json'), 'utf8')) as Document[];

/** Pixels of one picture; ten stand in a row. */
const [width, height, columns] = [240, 180, 10];

let sheet: Buffer;
let photos: Map<string, Buffer>;

beforeAll(async () => {
  registerNodeFonts(nodeFonts, process.cwd());
  photos = await samplePhotoFiles();
  sheet = await sharp(join(folder, 'pictures.webp')).removeAlpha().raw().toBuffer();
});

/** A channel of a pixel, as it was. */
function was(picture: number, offset: number): number {
  const [column, row] = [picture % columns, Math.floor(picture / columns)];
  const [x, y] = [Math.floor(offset / 3) % width, Math.floor(offset / 3 / width)];
  const pixel = (row * height + y) * width * columns + column * width + x;
  return sheet[pixel * 3 + (offset % 3)] ?? Number.NaN;
}

test.each(documents.map((document, index) => ({ document, index, name: document.background })))(
  'a card of version 1 on $name looks as it did',
  async ({ document, index }) => {
    const opened = parseStoredCard(document);
    if (!opened.ok) throw new Error(opened.error);
    const png = await renderPng(sceneOf(opened.value), { width, photos });
    const pixels = await sharp(png).raw().toBuffer();
    expect(pixels.length).toBe(width * height * 3);
    let off = 0;
    for (const [offset, value] of pixels.entries()) {
      if (Math.abs(value - was(index, offset)) > 16) off += 1;
    }
    // None on the machine that drew them; another one's canvas may smooth an edge differently.
    expect(off / pixels.length).toBeLessThan(0.002);
  },
);
