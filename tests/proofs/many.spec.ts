// Shows: 200 cards, 40 of them with Devanagari, Arabic and Chinese names: the page answers meanwhile, the tab stays under 600 MB, the PDF read by poppler and the pictures of the ZIP show what the server's painter draws; lost, cancelled and refused work leaves nothing half made
// Spec: 10.14
import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { fourUpSheet } from '#card/print/four-up.ts';
import { downloaded } from '../support/downloaded.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { losses } from '../support/lost-requests.ts';
import { addNames, cardPictures, cardTiles } from '../support/many.ts';
import { hasPoppler, noPoppler, pdfFacts, pdfPages } from '../support/pdf-tools.ts';
import { ownerRows } from '../support/product.ts';
import { newMember } from '../support/visitor.ts';

const devanagari = [
  'माया',
  'आशा',
  'देव',
  'रोहन',
  'प्रिया',
  'श्रेया',
  'कृष्ण',
  'अर्जुन',
  'दीपिका',
  'विक्रम',
  'नेहा',
  'सूर्य',
  'ज्योति',
];
const arabic = [
  'محمد',
  'فاطمة',
  'يوسف',
  'ليلى',
  'عمر',
  'مريم',
  'خالد',
  'نور',
  'سلمى',
  'إبراهيم',
  'هند',
  'زينب',
  'طارق',
];
const chinese = [
  '王小明',
  '李娜',
  '张伟',
  '刘洋',
  '陈静',
  '杨帆',
  '赵敏',
  '黄磊',
  '周杰',
  '吴桐',
  '徐晨',
  '孙悦',
  '胡歌',
  '朱琳',
];
const others = [...devanagari, ...arabic, ...chinese];
const names = Array.from({ length: 200 }, (_, index) =>
  index % 5 === 2 ? `${others[(index - 2) / 5]}` : `Child ${index + 1}`,
);

/** Megabytes of the largest process that draws a page. */
async function rendererMemory(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      try {
        return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1024;
      } catch {
        return 0;
      }
    });
  return Math.round(Math.max(...sizes));
}

/** Milliseconds of the longest task of the page since it was asked before. */
async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { longTasks: seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe({ type: 'longtask' });
  });
  return () =>
    page.evaluate(() => {
      const { longTasks } = window as unknown as { longTasks: number[] };
      return Math.round(Math.max(0, ...longTasks.splice(0)));
    });
}

/** How far two pictures of a card are apart: the mean of the place that differs most, of 24 x 18, out of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (file: Buffer) =>
    sharp(file).flatten().greyscale().resize(48, 36, { fit: 'fill' }).raw().toBuffer();
  const [a, b] = await Promise.all([small(one), small(other)]);
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
}

test('200 cards in four scripts', async ({ page, context, browser, product }) => {
  test.setTimeout(600_000);
  const member = await newMember(product, 'parish');
  await context.addCookies(member.cookies());
  await page.goto('/many?template=first-slice');
  await expect(page.getByLabel('Names, one on each line')).toBeVisible();
  const longest = await watchTasks(page);
  await addNames(page, names);
  await cardTiles(page).first().scrollIntoViewIfNeeded();
  await expect(cardPictures(page).first()).toBeVisible();
  const tasks = { adding: await longest(), pdf: 0, zip: 0, publishing: 0 };
  const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Make the PDF' }).click());
  tasks.pdf = await longest();
  const zip = await downloaded(page, () =>
    page.getByRole('button', { name: 'All pictures (ZIP of PNG)' }).click(),
  );
  tasks.zip = await longest();
  const memory = await rendererMemory(browser);
  await page.getByRole('button', { name: 'Publish 200 cards' }).click();
  await expectMessage(page, '200 cards are published');
  tasks.publishing = await longest();
  const megabytes = (bytes: Buffer) => Math.round(bytes.length / 1e5) / 10;
  const facts = JSON.stringify({ memory, tasks, pdf: megabytes(pdf.bytes), zip: megabytes(zip.bytes) });
  test.info().annotations.push({ type: 'measured', description: facts });
  console.log(facts);
  expect(memory, 'megabytes').toBeLessThan(600);

  const files = Object.entries(unzipSync(new Uint8Array(zip.bytes)));
  expect(files).toHaveLength(200);
  expect(files[2]?.[0]).toBe('birthday-card-for-माया-003.png');
  const cards = await ownerRows<{ id: string; name: string }>(
    product,
    `select id, document ->> 'toName' as name from cards where user_id = $1`,
    [member.userId],
  );
  expect(cards).toHaveLength(200);
  const looked = [...others.map((_, index) => 5 * index + 2), 0, 99, 199];
  for (const index of looked) {
    const id = cards.find(({ name }) => name === names[index])?.id;
    const drawn = Buffer.from(await (await member.send(`/card/${id}/card.png`)).arrayBuffer());
    const apart = await difference(Buffer.from(files[index]?.[1] ?? []), drawn);
    expect(apart, `${names[index]} in the ZIP`).toBeLessThan(24);
  }

  test.skip(!hasPoppler, noPoppler);
  expect(await pdfFacts(pdf.bytes)).toMatchObject({ pages: 50 });
  const pixels = 60;
  const sheets = await pdfPages(pdf.bytes, pixels);
  const { places } = fourUpSheet('a4');
  for (const index of looked) {
    const place = places[index % 4];
    const sheet = sheets[Math.floor(index / 4)];
    if (!place || !sheet) throw new Error('There is no such place.');
    const [left, top, width, height] = [place.x, place.y, place.width, place.height].map((points) =>
      Math.round((points / 72) * pixels),
    ) as [number, number, number, number];
    const printed = await sharp(sheet).extract({ left, top, width, height }).png().toBuffer();
    const apart = await difference(Buffer.from(files[index]?.[1] ?? []), printed);
    expect(apart, `${names[index]} on paper`).toBeLessThan(40);
  }
});

test('a list that is cancelled, or lost on its way, is still there and makes nothing half', async ({
  page,
  context,
  product,
  expectTrouble,
}) => {
  test.setTimeout(240_000);
  expectTrouble(/./);
  const member = await newMember(product, 'halves');
  await context.addCookies(member.cookies());
  await page.goto('/many');
  await addNames(page, names.slice(0, 40));
  await page.getByRole('button', { name: 'All pictures (ZIP of PNG)' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Make the PDF' })).toBeEnabled();
  const count = async () =>
    (
      await ownerRows<{ n: number }>(product, 'select count(*)::int as n from cards where user_id = $1', [
        member.userId,
      ])
    )[0]?.n;
  for (const { name, answer } of losses) {
    await page.route('**/many/save', answer);
    await page.getByRole('button', { name: 'Publish 40 cards' }).click();
    await expect(page.locator('#links-problem'), name).toBeVisible();
    await page.unroute('**/many/save');
    expect([0, 40], name).toContain(await count());
  }
  await page.reload();
  await expect(page.getByText('40 cards', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publish 40 cards' }).click();
  await expect(page.getByRole('list', { name: 'Links of the cards' }).getByRole('listitem')).toHaveCount(40);
  expect(await count()).toBe(40);
});
