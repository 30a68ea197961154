// Shows: the PDF of each fold and paper as poppler shows it: like the painter, fonts inside, margins, a code that
// is read
// Spec: 2.60
import jsqr from 'jsqr';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '#card/document/card.ts';
import { foldKeys } from '#card/print/folds.ts';
import { mm, paperKeys, papers, safeMargin } from '#card/print/paper.ts';
import { printCard, printedFace, testSheets } from '#card/print/print-card.ts';
import type { PrintOptions } from '#card/print/print-sheets.ts';
import type { Scene } from '#card/scene/scene.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { renderPdf } from '#encode/node-pdf.ts';
import { nodeMeasurer, registerNodeFonts, renderPng } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { codeNote, testTexts } from '#server/scenes/print-texts.ts';
import { isLongForm } from '#tests/support/long-form.ts';
import { hasPoppler, noPoppler, pdfFacts, pdfPages } from '#tests/support/pdf-tools.ts';
import { type Pixels, pixels, similarity } from './gallery.ts';
import { pagesOf, samplePhotoFiles } from './sample-scenes.ts';
import { letteredCards, sampleCards } from './samples.ts';

const address = 'https://bloom.example/card/AAAAAAAAAAAAAAAAAAAA-_';
const perInch = 72;
const somePapers = isLongForm ? paperKeys : paperKeys.slice(0, 1);

let photos: Map<string, Buffer>;

beforeAll(async () => {
  registerNodeFonts(nodeFonts, process.cwd());
  photos = await samplePhotoFiles();
});

const preparer = () =>
  createTextPreparer({ measurer: nodeMeasurer(), emoji: emojiIndex(packedEmoji.packed) });

function sheetsOf(name: string, options: PrintOptions): readonly Scene[] {
  const pages = pagesOf({ ...sampleCards, ...letteredCards }[name] as Card, printedFace(options.fold));
  return printCard(options, { pages, address, preparer: preparer(), note: codeNote('en') });
}

const pdfOf = (sheets: readonly Scene[]) => renderPdf(sheets, { title: 'Birthday card', photos });

describe.skipIf(!hasPoppler)(hasPoppler ? 'a PDF' : noPoppler, () => {
  test.each(foldKeys.flatMap((fold) => somePapers.map((paper) => ({ fold, paper }))))(
    '$fold on $paper has the size of the paper, its pages, all its fonts and a white margin',
    async (options) => {
      const file = await pdfOf(sheetsOf('both photos', options));
      const { width, height } = papers[options.paper];
      const facts = await pdfFacts(file);
      expect(facts).toMatchObject({ title: 'Birthday card', pages: options.fold === 'quarter' ? 1 : 2 });
      const wanted = options.fold === 'quarter' ? [width, height] : [height, width];
      for (const [index, length] of facts.size.entries()) expect(length).toBeCloseTo(wanted[index] ?? 0, 0);
      expect(facts.fonts.map(({ name }) => name.replace(/^.*\+/, '')).toSorted()).toEqual([
        'Baloo2-Bold',
        'Baloo2-Regular',
      ]);
      expect(facts.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
      expect(file.length).toBeLessThan(4_000_000);
      for (const page of await pdfPages(file, perInch)) expect(inkInMargin(await pixels(page))).toEqual([]);
    },
  );

  test.each([
    'both photos',
    'emoji',
    'Devanagari',
    'Arabic',
    'Tamil',
    'Chinese',
    'a thousand characters',
    ...Object.keys(letteredCards),
  ])('of a card with %s looks as the painter draws it, upside down where it must', async (name) => {
    const sheets = sheetsOf(name, { fold: 'quarter', paper: 'a4' });
    const [page] = await pdfPages(await pdfOf(sheets), 100);
    const painted = await renderPng(sheets[0] as Scene, { width: Math.round(4 * 210 * mm), photos });
    const [shown, wanted] = await Promise.all([small(page as Buffer), small(painted)]);
    expect(similarity(shown, wanted)).toBeGreaterThan(0.97);
    const turned = await small(await sharp(painted).rotate(180).png().toBuffer());
    expect(similarity(shown, turned)).toBeLessThan(0.9);
  });

  test.each(foldKeys)('%s has a code on its back that a phone reads', async (fold) => {
    const pages = await pdfPages(await pdfOf(sheetsOf('no photos', { fold, paper: 'letter' })), 150);
    const side = await pixels(pages[fold === 'flat' ? 1 : 0] as Buffer);
    expect(jsqr(side.data, side.width, side.height)?.data).toBe(address);
  });

  test('to try the printer with has a line of 50 mm', async () => {
    const sheets = testSheets(
      { fold: 'quarter', paper: 'a4' },
      { preparer: preparer(), texts: testTexts('en') },
    );
    const [page] = await pdfPages(await pdfOf(sheets), 254);
    const { data, width, height } = await pixels(page as Buffer);
    // Ten pixels to a millimetre; the longest dark run in the lower right quarter but for its frame.
    let longest = 0;
    for (let y = Math.floor(height / 2) + 150; y < height - 150; y += 1) {
      let run = 0;
      for (let x = Math.floor(width / 2) + 100; x < width - 100; x += 1) {
        run = (data[(y * width + x) * 4] ?? 255) < 160 ? run + 1 : 0;
        longest = Math.max(longest, run);
      }
    }
    expect(Math.abs(longest / 10 - 50)).toBeLessThan(0.5);
  });
});

/** In one size, in which the two programs' soft edges weigh little. */
async function small(png: Buffer): Promise<Pixels> {
  return await pixels(await sharp(png).resize(420, 594, { fit: 'fill' }).png().toBuffer());
}

/** Where a picture of a point to a pixel is not white within the margin; fold marks do not count. */
function inkInMargin({ data, width, height }: Pixels): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < data.length / 4; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isMargin = Math.min(x, y, width - 1 - x, height - 1 - y) < safeMargin - 2;
    const isMark = Math.abs(x - width / 2) < 3 || Math.abs(y - height / 2) < 3;
    if (isMargin && !isMark && (data[at * 4 + 1] ?? 0) < 250) found.push(`${x}, ${y}`);
  }
  return found;
}
