// Shows: 200 cards, 40 of them with Devanagari, Arabic and Chinese names: the page answers meanwhile, the tab stays under 600 MB, the PDF read by poppler and the pictures of the ZIP show what the server's painter draws; lost, cancelled and refused work, and a server that is killed, leave nothing half made; videos and folded sheets
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
import { examined, hasFfmpeg, noFfmpeg } from '../support/media-tools.ts';
import { newFolder } from '../support/new-folder.ts';
import { longestTask } from '../support/page-tasks.ts';
import { hasPoppler, noPoppler, pdfFacts, pdfPages } from '../support/pdf-tools.ts';
import { ownerRows, startProduct } from '../support/product.ts';
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

const linksOf = (page: Page) => page.getByRole('list', { name: 'Links of the cards' }).getByRole('listitem');

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

/** How far two pictures of a card are apart: the mean of the place that differs most, of 24 x 18, out of 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const small = (file: Buffer) =>
    sharp(file).flatten().greyscale().resize(48, 36, { fit: 'fill' }).raw().toBuffer();
  const [a, b] = await Promise.all([small(one), small(other)]);
  return Math.max(...a.map((value, index) => Math.abs(value - (b[index] ?? 0))));
}

test('200 cards in four scripts', async ({ page, context, browser, product, member }) => {
  // On a quiet machine it takes three minutes.
  test.setTimeout(1_200_000);
  await page.goto('/many?template=first-slice');
  await expect(page.getByLabel('Names, one on each line')).toBeVisible();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), names.join('\n'));
  const longest = (work: () => Promise<unknown>) => longestTask({ browser, page }, work);
  const adding = await longest(async () => {
    await page.getByLabel('Names, one on each line').press('ControlOrMeta+V');
    await page.getByRole('button', { name: 'Add to the list' }).click();
    await cardTiles(page).first().scrollIntoViewIfNeeded();
    await expect(cardPictures(page).first()).toBeVisible();
  });
  const files: Buffer[] = [];
  const make = (action: string) =>
    longest(async () => {
      const press = () => page.getByRole('button', { name: action }).click();
      files.push((await downloaded(page, press, 500_000)).bytes);
    });
  const tasks = {
    adding,
    pdf: await make('Make the PDF'),
    zip: await make('All pictures (ZIP of PNG)'),
    publishing: await longest(async () => {
      await page.getByRole('button', { name: 'Publish 200 cards' }).click();
      await expectMessage(page, '200 cards are published');
      await expect(linksOf(page)).toHaveCount(200);
    }),
  };
  const [pdf, zip] = files as [Buffer, Buffer];
  const memory = await rendererMemory(browser);
  const megabytes = (bytes: Buffer) => Math.round(bytes.length / 1e5) / 10;
  const facts = JSON.stringify({ memory, tasks, pdf: megabytes(pdf), zip: megabytes(zip) });
  test.info().annotations.push({ type: 'measured', description: facts });
  console.log(facts);
  expect(memory, 'megabytes').toBeLessThan(600);
  for (const [during, ms] of Object.entries(tasks)) expect(ms, during).toBeLessThan(50);

  const pictures = Object.entries(unzipSync(new Uint8Array(zip)));
  expect(pictures).toHaveLength(200);
  expect(pictures[2]?.[0]).toBe('birthday-card-for-माया-003.png');
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
    const apart = await difference(Buffer.from(pictures[index]?.[1] ?? []), drawn);
    expect(apart, `${names[index]} in the ZIP`).toBeLessThan(24);
  }

  test.skip(!hasPoppler, noPoppler);
  expect(await pdfFacts(pdf)).toMatchObject({ pages: 50 });
  const pixels = 60;
  const sheets = await pdfPages(pdf, pixels);
  const { places } = fourUpSheet('a4');
  for (const index of looked) {
    const place = places[index % 4];
    const sheet = sheets[Math.floor(index / 4)];
    if (!place || !sheet) throw new Error('There is no such place.');
    const [left, top, width, height] = [place.x, place.y, place.width, place.height].map((points) =>
      Math.round((points / 72) * pixels),
    ) as [number, number, number, number];
    const printed = await sharp(sheet).extract({ left, top, width, height }).png().toBuffer();
    const apart = await difference(Buffer.from(pictures[index]?.[1] ?? []), printed);
    expect(apart, `${names[index]} on paper`).toBeLessThan(40);
  }
});

test('a list that is cancelled, or lost on its way, is still there and makes nothing half', async ({
  page,
  product,
  expectTrouble,
  member,
}) => {
  test.setTimeout(240_000);
  expectTrouble(/./);
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
  await expect(linksOf(page)).toHaveCount(40);
  expect(await count()).toBe(40);
});

test('a server that is killed while it publishes has made all of them or none, and the next press makes the rest', async ({
  page,
  context,
  expectTrouble,
}) => {
  test.setTimeout(600_000);
  expectTrouble(/./);
  const dataDir = await newFolder({ isEmpty: false });
  let site = await startProduct({ dataDir });
  const port = Number(new URL(site.origin).port);
  const member = await newMember(site, 'killed');
  await context.addCookies(member.cookies());
  await page.goto(`${site.origin}/many`);
  await addNames(page, names.slice(0, 60));
  const publish = page.getByRole('button', { name: 'Publish 60 cards' });
  for (const afterMs of [0, 150]) {
    await expect(publish).toBeEnabled();
    await publish.click();
    await page.waitForTimeout(afterMs);
    await site.kill();
    site = await startProduct({ dataDir, port });
    const [row] = await ownerRows<{ n: number }>(
      site,
      'select count(*)::int as n from cards where user_id = $1',
      [member.userId],
    );
    expect([0, 60], `killed after ${afterMs} ms`).toContain(row?.n);
    if ((await linksOf(page).count()) > 0) break;
    await page.reload();
    if ((await linksOf(page).count()) > 0) break;
  }
  if ((await linksOf(page).count()) === 0) await publish.click();
  await expect(linksOf(page)).toHaveCount(60);
  const [row] = await ownerRows<{ n: number }>(
    site,
    'select count(*)::int as n from cards where user_id = $1',
    [member.userId],
  );
  expect(row?.n).toBe(60);
  await site.stop();
});

test('each card as a film in a ZIP, and each on a sheet to fold', async ({ memberPage: page }) => {
  test.skip(!hasPoppler || !hasFfmpeg, `${noPoppler} ${noFfmpeg}`);
  test.setTimeout(300_000);
  await page.goto('/many?template=first-slice');
  await addNames(page, ['Asha', 'माया', 'محمد']);
  await expect(cardTiles(page)).toHaveCount(3);
  for (const [fold, sides] of [
    ['One on each sheet, folded twice', 1],
    ['One on each sheet, folded once, printed on both sides', 2],
  ] as const) {
    await page.getByRole('radio', { name: fold }).check();
    const { bytes } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Make the PDF' }).click(),
    );
    expect(await pdfFacts(bytes), fold).toMatchObject({ pages: 3 * sides });
    for (const side of await pdfPages(bytes, 20)) {
      const { channels } = await sharp(side).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev)), 'something is printed').toBeGreaterThan(8);
    }
  }
  const { bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'All videos (ZIP of MP4)' }).click(),
  );
  const films = Object.entries(unzipSync(new Uint8Array(bytes)));
  expect(films.map(([name]) => name)).toEqual([
    'birthday-card-for-Asha-1.mp4',
    'birthday-card-for-माया-2.mp4',
    'birthday-card-for-محمد-3.mp4',
  ]);
  for (const [name, film] of films) {
    const { streams, complaints } = await examined(Buffer.from(film));
    expect(complaints, name).toBe('');
    expect(streams.map(({ codec_name }) => codec_name)).toContain('h264');
  }
});
