/**
 * A photo of 12 megapixels of a drawing is cut out in the studio: from the file to what is made of it. The browser's own
 * slowing of the processor does not reach workers, which do all of this; so a quarter of the time is the target.
 */

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openChromium } from '#tests/support/chromium.ts';
import { temporaryFolder } from '#tests/support/new-folder.ts';
import { paperPhotos } from '#tests/support/paper-photos.ts';
import { startProduct } from '#tests/support/product.ts';
import { newMember } from '#tests/support/visitor.ts';
import { ms, type Row, table } from './table.ts';

/** Milliseconds on a phone slowed four times, and here. */
const target = 3000 / 4;

const folder = temporaryFolder();
const path = join(folder, 'drawing.jpg');
const [first] = await paperPhotos();
if (!first) throw new Error('There is no photo.');
const { data, width, height } = first.photo;
const photo = sharp(Buffer.from(data), { raw: { width, height, channels: 4 } }).resize(4000, 3000);
await writeFile(path, await photo.jpeg().toBuffer());

await using product = await startProduct({ env: { LOG_LEVEL: 'warn' } });
await using browser = await openChromium();
const member = await newMember(product, 'paper');
const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
await context.addCookies(member.cookies());
await context.addInitScript(() => {
  localStorage.setItem('bb_cookie_consent', 'true');
  // By the page's own events: whoever looks from outside looks every half a second.
  const mark = ({ type, target }: Event) =>
    performance.mark(target instanceof HTMLImageElement ? `${type} ${target.alt}` : type);
  for (const type of ['change', 'load']) document.addEventListener(type, mark, { capture: true });
});
const page = await context.newPage();
await page.goto(`${product.origin}/studio`, { waitUntil: 'networkidle' });
await page.getByRole('button', { name: 'Photos', exact: true }).tap();
const rows: Row[] = [];
for (const time of ['first', 'second']) {
  await page.evaluate(() => performance.clearMarks());
  await page
    .getByLabel(/^From paper/)
    .first()
    .setInputFiles(path);
  await page.waitForFunction(() => performance.getEntriesByName('load What becomes of it').length > 0);
  const took = await page.evaluate(() => {
    const [from] = performance.getEntriesByName('change');
    const [to] = performance.getEntriesByName('load What becomes of it');
    return (to?.startTime ?? Number.NaN) - (from?.startTime ?? Number.NaN);
  });
  rows.push({
    what: `the ${time} time`,
    figure: ms(took),
    target: `at most ${target} ms`,
    reached: took <= target,
  });
  await page.getByRole('button', { name: 'Cancel', exact: true }).last().tap();
}
await context.close();
table('A photo of 12 megapixels from paper', rows);
