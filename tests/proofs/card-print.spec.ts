// Shows: the page of a card, in every state of its envelope, and the studio print the card alone
import sharp from 'sharp';
import { openEnvelope } from '../support/envelope.ts';
import { expect, test } from '../support/journey.ts';
import { newMember, saveCard } from '../support/visitor.ts';

const papers = [
  { format: 'A4', landscape: false },
  { format: 'A4', landscape: true },
  { format: 'Letter', landscape: false },
] as const;

/** CSS pixels of an A4 sheet's printed part: 96 to the inch, margins of 10 mm. */
const sheet = { width: 718, height: 1046 };
test('printing the page of a card gives the card alone, in its colours, on one page', async ({
  page,
  product,
}) => {
  const member = await newMember(product);
  const id = await saveCard(member, { card: { background: 'bg-fireworks', audio: null } });
  await page.goto(`/card/${id}`);
  await page.getByText('Read the words').click();
  for (const size of papers) {
    const pdf = (await page.pdf({ ...size, printBackground: false })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g), JSON.stringify(size)).toHaveLength(1);
  }

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  const drawing = page.getByRole('img', { name: /^Birthday card/ });
  await expect(drawing).toHaveCSS('width', `${sheet.width}px`);
  const { dominant } = await sharp(
    await page.screenshot({ clip: { x: 0, y: 0, width: 718, height: 60 } }),
  ).stats();
  expect(dominant.r + dominant.g + dominant.b, 'the night sky').toBeLessThan(300);
  await drawing.evaluate((svg) => svg.replaceChildren());
  await expect(page.locator('body')).toHaveText('', { useInnerText: true });
  await expect(page.locator('div', { has: drawing }).last()).toHaveCSS('print-color-adjust', 'exact');
});

test('a draft is printed without its ribbon', async ({ page, member }) => {
  const id = await saveCard(member, { status: 'draft' });
  await page.goto(`/card/${id}`);
  await expect(page.getByText('Draft: only you can see this')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Draft: only you can see this')).toBeHidden();
});

for (const state of ['closed', 'open', 'without scripts'] as const) {
  test(`a card with an envelope and candles is printed alone: ${state}`, async ({ openAs, product }) => {
    const member = await newMember(product);
    const id = await saveCard(member, {
      card: {
        background: 'bg-fireworks',
        message: 'Happy birthday! '.repeat(30).trim(),
        opening: { envelope: 'seal', candles: true, shown: true },
      },
    });
    const page = await openAs({
      viewport: sheet,
      javaScriptEnabled: state !== 'without scripts',
    });
    await page.goto(`/card/${id}`);
    await expect(page.getByRole('link', { name: /Open the card/ })).toBeVisible();
    if (state === 'open') await openEnvelope(page);
    for (const size of papers) {
      const pdf = (await page.pdf({ ...size, printBackground: false })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), JSON.stringify(size)).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    const drawing = page.getByRole('img', { name: /^Birthday card/ });
    await expect(drawing).toHaveCSS('width', `${sheet.width}px`);
    const clip = { x: 0, y: 0, width: 718, height: 60 };
    const { dominant } = await sharp(await page.screenshot({ clip })).stats();
    expect(dominant.r + dominant.g + dominant.b, 'the night sky').toBeLessThan(300);
    await drawing.evaluate((svg) => svg.replaceChildren());
    await expect(page.locator('body')).toHaveText('', { useInnerText: true });
  });
}

test('the browser’s own command prints the card, not the editor', async ({ memberPage: page }) => {
  await page.goto('/studio');
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ media: null });
    // The code is there: it draws the card once more.
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveAttribute('type', 'button');
    await expect(page.getByRole('img', { name: /^Birthday card/ }).first()).toBeVisible();
    for (const size of papers) {
      const pdf = (await page.pdf(size)).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), JSON.stringify({ viewport, size })).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'print' });
    const drawing = page.getByRole('img', { name: /^Birthday card/ }).first();
    const box = await drawing.boundingBox();
    expect(box?.width, JSON.stringify(viewport)).toBeGreaterThan(viewport.width * 0.7);
    await drawing.evaluate((svg) => svg.replaceChildren());
    await expect(page.locator('body')).toHaveText('', { useInnerText: true });
    await page.reload();
  }
});
