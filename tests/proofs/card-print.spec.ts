import sharp from 'sharp';
import { consented } from '../support/consented.ts';
import { expect, test } from '../support/journey.ts';
import { saveCard } from '../support/saved-card.ts';
import { newMember } from '../support/visitor.ts';

const papers = [
  { format: 'A4', landscape: false },
  { format: 'A4', landscape: true },
  { format: 'Letter', landscape: false },
] as const;

/** CSS pixels of an A4 sheet's printed part: 96 to the inch, margins of 10 mm. */
const sheet = { width: 718, height: 1046 };

test.use({ storageState: consented });

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

test('a draft is printed without its ribbon', async ({ page, product }) => {
  const member = await newMember(product);
  const id = await saveCard(member, { status: 'draft' });
  await page.context().addCookies(member.cookies());
  await page.goto(`/card/${id}`);
  await expect(page.getByText('Draft: only you can see this')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Draft: only you can see this')).toBeHidden();
});
