// Shows: each format as each type of file, a story with and without its envelope, each fold on each paper, from
// the dashboard, the studio and the card page
// Spec: 2.59, 2.60
import sharp from 'sharp';
import { standardOpening } from '#card/document/card.ts';
import { cardFormats } from '#encode/card-formats.ts';
import { videoSize } from '#encode/video/video-limits.ts';
import { type Pixels, pixels, signalToNoise } from '../pictures/gallery.ts';
import { downloaded, formatLabels } from '../support/downloaded.ts';
import { hold } from '../support/held-requests.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { decodedFrame, examined, hasFfmpeg, noFfmpeg } from '../support/media-tools.ts';
import { hasPoppler, noPoppler, pdfFacts } from '../support/pdf-tools.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

let member: Member;
let id: string;

const audio = { kind: 'voice', id: 'warm-wishes' } as const;

test.beforeEach(async ({ product }) => {
  member = await newMember(product);
  id = await saveCard(member, {
    card: { toName: 'Asha', fromName: 'Ravi', message: 'Many happy returns.', audio },
  });
});

for (const { key, frame, width } of cardFormats) {
  test(`a visitor downloads ${formatLabels[key]} as every type of file`, async ({ page }) => {
    test.setTimeout(180_000);
    test.skip(!hasFfmpeg, noFfmpeg);
    await page.goto(`/card/${id}/formats`);
    const ending = key === 'landscape' ? '' : `-${key}`;
    const height = (wide: number) => Math.round((wide * frame.height) / frame.width);
    for (const [index, type] of (['PNG', 'JPG', 'GIF', 'MP4'] as const).entries()) {
      // Open at first.
      if (index > 0) await page.getByRole('button', { name: 'Other formats' }).click();
      await page.getByRole('radio', { name: formatLabels[key] }).check();
      const { name, bytes } = await downloaded(page, () =>
        page.getByRole('button', { name: `Download ${type}` }).click(),
      );
      expect(name).toBe(`birthday-card-for-Asha${ending}.${type.toLowerCase()}`);
      if (type === 'MP4') {
        const { streams, complaints } = await examined(bytes);
        expect(complaints).toBe('');
        expect(streams[0]).toMatchObject(videoSize(frame));
      } else {
        const wide = type === 'GIF' ? width.gif : width.picture;
        const size = await sharp(bytes).metadata();
        expect(size).toMatchObject({ width: wide, height: height(wide) });
      }
      await expectMessage(page, 'Download Started!');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
}

test('a story begins with the card, or with its envelope where it has one', async ({ page }) => {
  test.setTimeout(120_000);
  test.skip(!hasFfmpeg, noFfmpeg);
  const enveloped = await saveCard(member, { card: { toName: 'Asha', opening: standardOpening } });
  await page.goto(`/card/${enveloped}/formats`);
  const first: Buffer[] = [];
  for (const [index, start] of ['with the card', 'with its envelope'].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Other formats' }).click();
    await page.getByRole('radio', { name: formatLabels.story }).check();
    await page.getByRole('radio', { name: start }).check();
    const { bytes } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download MP4' }).click(),
    );
    expect((await examined(bytes)).complaints).toBe('');
    first.push(await decodedFrame(bytes, 0));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const [card, envelope] = await Promise.all(first.map(pixels));
  expect(envelope).toMatchObject({ width: 1080, height: 1920 });
  expect(signalToNoise(card as Pixels, envelope as Pixels)).toBeLessThan(15);
  // The other card is open at once.
  await page.goto(`/card/${id}/formats`);
  await expect(page.getByRole('group', { name: 'The video ends' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'The video begins' })).toHaveCount(0);
});

test('a video ends with its sound, or when you’ve had time to read it', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`/card/${id}/formats`);
  const sizes: number[] = [];
  for (const [index, end] of ['with its sound', 'when you’ve had time to read it'].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Other formats' }).click();
    await page.getByRole('radio', { name: end }).check();
    const { bytes } = await downloaded(page, () =>
      page.getByRole('button', { name: 'Download MP4' }).click(),
    );
    sizes.push(bytes.length);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // The greeting takes 12 seconds, the card 8.
  expect(sizes[0]).toBeGreaterThan((sizes[1] ?? 0) * 1.1);
});

test('each fold on each paper, with a code on the back and as a test page', async ({ page, context }) => {
  test.skip(!hasPoppler, noPoppler);
  await context.addCookies(member.cookies());
  await page.goto('/dashboard?tab=created');
  await page.getByRole('button', { name: /^Download/ }).click();
  await page.getByRole('button', { name: 'Print and fold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Print', exact: true });
  await dialog.getByRole('checkbox', { name: /QR code/ }).check();
  const facts = { 'Quarter fold': [1, false], 'Half fold': [2, true], Flat: [2, true] } as const;
  for (const [fold, [pages, isWide]] of Object.entries(facts)) {
    for (const [paper, short] of [
      ['A4', 595],
      ['Letter', 612],
    ] as const) {
      await dialog.getByRole('radio', { name: fold }).check();
      await dialog.getByRole('radio', { name: paper }).check();
      const { name, bytes } = await downloaded(page, () =>
        dialog.getByRole('button', { name: 'Make the PDF' }).click(),
      );
      expect(name).toBe('birthday-card-for-Asha.pdf');
      const pdf = await pdfFacts(bytes);
      expect(pdf).toMatchObject({ title: 'Birthday card for Asha', pages });
      expect(pdf.size[isWide ? 1 : 0]).toBeCloseTo(short, -1);
      expect(pdf.fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([]);
    }
    const trial = await downloaded(page, () => dialog.getByRole('button', { name: 'Test page' }).click());
    expect(trial.name).toBe('test-page.pdf');
    expect((await pdfFacts(trial.bytes)).title).toBe('Test page');
  }
});

test('a card that was never saved is saved as a draft before it is printed', async ({ page, context }) => {
  await context.addCookies(member.cookies());
  await page.goto('/studio');
  await page.getByLabel('To', { exact: true }).fill('Mina');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('button', { name: 'Print and fold' }).click();
  const { name } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Save and make the PDF' }).click(),
  );
  expect(name).toBe('birthday-card-for-Mina.pdf');
  await expect(page).toHaveURL(/cardId=/);
});

test('a PDF that cannot be had says so, and the next try works', async ({ page, expectTrouble }) => {
  expectTrouble(/print\.pdf|503|Status/);
  await page.goto(`/card/${id}/formats`);
  await page.getByRole('dialog').getByRole('button', { name: 'Print and fold' }).click();
  await page.context().route('**/print.pdf*', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await expectMessage(
    page,
    'Print Failed',
    'The PDF couldn’t be made. Please check your connection and try again.',
  );
  await page.context().unroute('**/print.pdf*');
  expect(
    (await downloaded(page, () => page.getByRole('button', { name: 'Make the PDF' }).click())).name,
  ).toBe('birthday-card-for-Asha.pdf');
});

test('a download is cancelled at once while the card is read, and can be asked for again', async ({
  page,
}) => {
  const release = await hold(page, '**/scene.json*');
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.goto(`/card/${id}/formats`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Download JPG' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.getByRole('button', { name: 'Download PNG' })).toBeVisible();
  release();
  const { name } = await downloaded(page, () => dialog.getByRole('button', { name: 'Download PNG' }).click());
  expect([name, downloads]).toEqual(['birthday-card-for-Asha.png', 1]);
});

test('a PDF whose dialog was closed is not made, and nothing complains', async ({ page }) => {
  await page.goto(`/card/${id}/formats`);
  await page.getByRole('dialog').getByRole('button', { name: 'Print and fold' }).click();
  await page.route('**/print.pdf*', () => {});
  const asked = page.waitForRequest('**/print.pdf*');
  const ended = page.waitForEvent('requestfailed');
  await page.getByRole('button', { name: 'Make the PDF' }).click();
  await asked;
  await page.keyboard.press('Escape');
  expect((await ended).url()).toContain('/print.pdf');
  await expect(page.getByText('Print Failed')).toHaveCount(0);
});

test('a draft is printed by its owner only, a published card by everybody', async ({ product }) => {
  const draft = await saveCard(member, { status: 'draft' });
  const other = await newMember(product, 'other');
  expect((await other.send(`/card/${draft}/print.pdf`)).status).toBe(404);
  const own = await member.send(`/card/${draft}/print.pdf?qr=1`);
  expect(own.status).toBe(200);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await other.send(`/card/${id}/print.pdf?fold=none&paper=none`)).status).toBe(200);
});
