// Shows: a card in Arabic and one in Bengali, with Latin names and numbers, on its page, printed, as PNG, video, PDF and
// keepsake, each beside the painter's own picture
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { type Card, newCard } from '#card/document/card.ts';
import { printCard, printedFace } from '#card/print/print-card.ts';
import { emojiIndex } from '#card/text/emoji-index.ts';
import { createTextPreparer } from '#card/text/prepare.ts';
import { languages } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { landscapeFormat } from '#encode/card-formats.ts';
import { nodeMeasurer, registerNodeFonts, renderPng } from '#encode/node-surface.ts';
import packedEmoji from '#generated/emoji-index.json' with { type: 'json' };
import nodeFonts from '#generated/node-fonts.json' with { type: 'json' };
import { codeNote } from '#server/scenes/print-texts.ts';
import { type Pixels, pixels, similarity } from '../pictures/gallery.ts';
import { pagesOf, sceneOf } from '../pictures/sample-scenes.ts';
import { expect, test } from '../support/journey.ts';
import { decodedFrame, hasFfmpeg, noFfmpeg } from '../support/media-tools.ts';
import { hasPoppler, noPoppler, pdfFacts, pdfPages } from '../support/pdf-tools.ts';
import { newMember, saveCard } from '../support/visitor.ts';

/*
 * A card in letters that are joined, with a Latin name and numbers inside: they are joined and stand in their order wherever
 * it goes. Each place is compared with the painter's own picture, which the tests of shaping and order look at.
 */

test.use({ viewport: { width: 1280, height: 900 } });

const cards = {
  ar: {
    toName: 'سارة Sara',
    fromName: 'أحمد (Ahmed)',
    heading: 'كل عام وأنت بخير يا Sara، 30 شمعة!',
    message: 'لك يا Sara 365 يومًا من الضحك، و12 كعكة من محل Paul، وألف شكر على كل شيء.',
  },
  bn: {
    toName: 'শ্রেয়া Shreya',
    fromName: 'মৌসুমী (Mousumi)',
    heading: 'শুভ জন্মদিন Shreya, ৩০টি মোমবাতি!',
    message: 'তোমার জন্য 365 দিনের হাসি, Paul-এর দোকানের 12টি কেক, আর স্নিগ্ধ আকাশে কৃষ্ণচূড়ার রঙ।',
  },
} as const;

/** Of pixels in a row: in one size the soft edges of several programs weigh little. */
const across = 672;

/** Pictures of one card are more alike than this, and with a word out of its place less. */
const alike = 0.95;

async function small(png: Buffer): Promise<Pixels> {
  return await pixels(
    await sharp(png)
      .resize(across, across * 0.75, { fit: 'fill' })
      .png()
      .toBuffer(),
  );
}

/** The drawing in a page, laid over everything: nothing beside it counts. */
async function shown(drawing: Locator): Promise<Buffer> {
  await drawing.page().evaluate(() => document.fonts.ready);
  return await drawing.screenshot({ animations: 'disabled' });
}

for (const language of ['ar', 'bn'] as const)
  test.describe(languages[language].name, () => {
    const words: Partial<Card> = {
      language,
      ...cards[language],
      background: 'bg-night-sky',
      opening: { envelope: 'seal', candles: false, shown: false },
      audio: null,
    };
    const card: Card = { ...newCard(11), ...words };
    const drawn = new RegExp(cards[language].toName.split(' ')[1] ?? '');
    const said = textIn(language, 'card-page');
    let wanted: Pixels;
    let id: string;

    test.beforeAll(async ({ product }) => {
      registerNodeFonts(nodeFonts, process.cwd());
      wanted = await small(await renderPng(sceneOf(card), { width: across, photos: new Map() }));
      id = await saveCard(await newMember(product), { card: words });
    });

    async function likeness(png: Buffer): Promise<number> {
      return similarity(await small(png), wanted);
    }

    test('on its page, and as that page is printed', async ({ page }) => {
      // Upright: a wide one shows the cover beside the inside.
      await page.setViewportSize({ width: 900, height: 1200 });
      await page.goto(`/card/${id}`);
      await expect(page.locator('html')).toHaveAttribute('dir', languages[language].direction);
      const drawing = page.getByRole('img', { name: drawn }).locator('visible=true');
      expect(await likeness(await shown(drawing))).toBeGreaterThan(alike);
      await page.emulateMedia({ media: 'print' });
      expect(await likeness(await shown(drawing))).toBeGreaterThan(alike);
      // A picture in which only the Latin words stand elsewhere is told from it.
      await drawing.evaluate((svg: SVGElement) => {
        svg.style.direction = 'rtl';
      });
      expect(await likeness(await shown(drawing))).toBeLessThan(alike);
    });

    test('as PNG', async ({ page }) => {
      const png = await (await page.request.get(`/card/${id}/card.png`)).body();
      expect((await sharp(png).metadata()).width).toBe(landscapeFormat.width.picture);
      expect(await likeness(png)).toBeGreaterThan(alike);
    });

    for (const type of ['PNG', 'MP4'] as const) {
      test(`as ${type} that the browser makes`, async ({ page }) => {
        test.skip(type === 'MP4' && !hasFfmpeg, noFfmpeg);
        await page.goto(`/${language}/card/${id}/formats`);
        const started = page.waitForEvent('download', { timeout: 60_000 });
        await page.getByRole('button', { name: type }).click();
        const file = await readFile(await (await started).path());
        expect(await likeness(type === 'PNG' ? file : await decodedFrame(file, 0))).toBeGreaterThan(alike);
      });
    }

    test('as the file to keep, without the site', async ({ page, openAs }, testInfo) => {
      const path = testInfo.outputPath('card.html');
      await page.goto(`/card/${id}`);
      await page.getByText(said('keep')).click();
      const started = page.waitForEvent('download');
      await page.getByRole('link', { name: said('keep.html') }).click();
      await (await started).saveAs(path);
      const kept = await openAs({ viewport: { width: 1280, height: 900 }, offline: true });
      await kept.goto(pathToFileURL(path).href);
      await expect(kept.locator('html')).toHaveAttribute('lang', language);
      const drawing = kept.getByRole('img', { name: drawn }).locator('visible=true');
      expect(await likeness(await shown(drawing))).toBeGreaterThan(alike);
    });

    test('as PDF to fold', async ({ page }) => {
      test.skip(!hasPoppler, noPoppler);
      const file = await (await page.request.get(`/card/${id}/print.pdf?fold=quarter&paper=a4`)).body();
      expect((await pdfFacts(file)).title).toContain(card.toName);
      const preparer = createTextPreparer({
        measurer: nodeMeasurer(),
        emoji: emojiIndex(packedEmoji.packed),
      });
      const pages = pagesOf(card, printedFace('quarter'));
      const [sheet] = printCard(
        { fold: 'quarter', paper: 'a4' },
        { pages, address: null, preparer, note: codeNote(language) },
      );
      const painted = await renderPng(sheet as NonNullable<typeof sheet>, { width: 1200, photos: new Map() });
      const [read] = await pdfPages(file, 100);
      const onPaper = async (png: Buffer) =>
        await pixels(await sharp(png).resize(420, 594, { fit: 'fill' }).png().toBuffer());
      expect(similarity(await onPaper(read as Buffer), await onPaper(painted))).toBeGreaterThan(0.97);
    });
  });
