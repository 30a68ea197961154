// Shows: a design is given to everybody from a card: what is wrong is said, the operator answers by one key, a remix has its credit, a report hides it, and its maker takes it back
import { phone } from '../support/first-card.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { describeDesign, designOf, makeOperator, newMaker } from '../support/maker.ts';
import { newMember, newVisitor, saveCard } from '../support/visitor.ts';

const email = 'boss@example.org';
test.use({ settings: { ADMIN_EMAILS: email } });

test('publish, approve, remix, report, show again, withdraw', async ({
  page,
  openAs,
  product,
  expectTrouble,
}) => {
  test.setTimeout(120_000);
  expectTrouble(/400/);
  const maker = await newMaker(product, 'maker', { background: 'bg-peacock', titleColor: '#402040' });
  await page.context().addCookies(maker.cookies());
  await page.goto(`/dashboard/designs/publish?card=${maker.card}`);
  await expect(page.getByText('What stays with you')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const publish = page.getByRole('button', { name: 'Publish under CC BY 4.0' });
  await publish.click();
  await expect(page.getByText('Please choose from this list.').first()).toBeVisible();
  await describeDesign(page, 'Birthday Bloom');
  await publish.click();
  await expect(page.getByText('That sounds as if you ran this site.').first()).toBeVisible();
  await expect(page.getByLabel('What’s seen first')).toHaveValue('flowers');
  await page.getByLabel('Pen name').fill('Meera Ink');
  await publish.click();
  await expect(page.getByText('Thank you! Your design is with us now').first()).toBeVisible();
  const design = await designOf(product, maker);
  const address = `/dashboard/designs/publish?design=${design.id}`;
  await expect(page).toHaveURL(new RegExp(`design=${design.id}`));

  const operator = await newMember(product, 'boss');
  await makeOperator(product, operator, email);
  const desk = await openAs({}, operator);
  await desk.goto('/admin/designs');
  await expect(desk.getByText('new name')).toBeVisible();
  for (const face of ['landscape', 'cover', 'inside', 'square'])
    await expect(desk.getByAltText(`The design: ${face}`)).toHaveJSProperty('complete', true);
  expect(await axeFindings(desk)).toEqual([]);
  for (const other of ['"', '\\', 'a']) await desk.keyboard.press(other);
  await expect(desk.getByRole('status')).toContainText('Everybody sees the design now.');
  await page.reload();
  await expect(page.getByText('Everybody can use this design')).toBeVisible();
  await expect(page.getByText('Flowers · Elegant · for a sister')).toBeVisible();

  // A card that began with it says so when its own look is published.
  const remixer = await newMaker(product, 'remixer');
  const look = { background: 'bg-cake', titleColor: '#203040' } as const;
  const remix = await saveCard(remixer, { card: look, design: design.id });
  const phonePage = await openAs(phone, remixer);
  await phonePage.goto(`/dashboard/designs/publish?card=${remix}`);
  await describeDesign(phonePage, 'Ravi Lines');
  await phonePage.getByRole('button', { name: 'Publish under CC BY 4.0' }).tap();
  await expect(phonePage.getByText('Thank you! Your design is with us now').first()).toBeVisible();
  expect(await designOf(product, remixer)).toMatchObject({
    remix_of: design.id,
    remix_pen_name: 'Meera Ink',
  });
  await desk.reload();
  await expect(desk.getByText(`remix of ${design.id}`)).toBeVisible();
  await desk.keyboard.press('r');
  await desk.keyboard.press('2');
  await expect(desk.getByRole('status')).toContainText('The design is refused (title)');
  await phonePage.reload();
  await expect(phonePage.getByText('The three words don’t fit what’s seen.')).toBeVisible();

  const visitor = newVisitor(product);
  const pictureOf = () => visitor.send(`/gallery/${design.id}/picture.webp`);
  expect((await pictureOf()).status).toBe(200);
  const reader = await openAs({});
  await reader.goto(`/report?design=${design.id}`);
  await expect(reader.getByText('Flowers · Elegant · for a sister')).toBeVisible();
  await reader.getByLabel('What’s wrong with it?').selectOption({ index: 1 });
  await reader.getByRole('button', { name: 'Send report' }).click();
  await expect(reader.getByText('Report Submitted').first()).toBeVisible();
  expect((await pictureOf()).status).toBe(404);
  await page.reload();
  await expect(page.getByText('Hidden for now')).toBeVisible();
  await desk.goto('/admin/reports');
  await desk.getByRole('button', { name: 'Show the design again' }).click();
  await expect(desk.getByRole('status')).toContainText('Everybody sees the design again');
  expect((await pictureOf()).status).toBe(200);

  await page.goto(address);
  await page.getByRole('button', { name: 'Take the design back' }).click();
  await expect(page.getByText('Only you see the design now').first()).toBeVisible();
  expect((await pictureOf()).status).toBe(404);
  expect((await remixer.send(`/card/${remix}`)).status).toBe(200);
  await desk.goto('/admin/log');
  for (const action of ['design approve', 'design refuse', 'design show'])
    await expect(desk.getByText(action, { exact: false }).first()).toBeVisible();
});
