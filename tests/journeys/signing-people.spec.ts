// Shows: the organiser of a card invites people by name, reminds who is missing and lets somebody help, with and without scripts
// Spec: 2.105
import { phone } from '../support/first-card.ts';
import { axeFindings, expect, firstVisit, test } from '../support/journey.ts';
import { newSigning } from '../support/signing.ts';
import { newMember, newVisitor } from '../support/visitor.ts';

test.use({ ...phone, storageState: firstVisit });

test('people are invited by name, and a reminder names who is missing', { tag: '@further' }, async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/400/);
  const { card, link, owner } = await newSigning(product, 'invites');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.context().addCookies(owner.cookies());
  await page.goto(`/dashboard/signing?card=${card}`);
  await page.getByText('Invite people by name').click();
  await page.getByLabel('Names', { exact: false }).fill(`Ravi, Mia\n${'x'.repeat(61)}`);
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText(/at most 60 characters/).first()).toBeVisible();
  await expect(page.getByLabel('Names', { exact: false })).toHaveValue(/^Ravi, Mia/);
  await page.getByLabel('Names', { exact: false }).fill('1. Ravi\n2. Mia\n3. Tom');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByText('0 of 3 have signed')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: /^Copy the link for .*Mia/ }).click();
  await expect.poll(copied).toMatch(/\/sign\/[\w-]{22}$/);
  const mias = new URL(await copied()).pathname;
  expect(mias).not.toBe(link);

  // Chats look at links by themselves: only a touch counts as seen.
  await newVisitor(product).send(mias);
  const guest = await page
    .context()
    .browser()
    ?.newContext({ ...phone, baseURL: product.origin, storageState: firstVisit });
  const hers = await guest?.newPage();
  if (!hers) throw new Error('no page');
  await hers.goto(mias);
  await expect(hers.getByLabel('Your name', { exact: true })).toHaveValue('Mia');
  await page.reload();
  await expect(page.getByText('seen', { exact: true })).toHaveCount(0);
  await hers.getByLabel('Your words').tap();
  await hers.getByLabel('Your words').fill('Happy birthday');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('seen', { exact: true })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await hers.getByRole('button', { name: 'Sign the card' }).click();
  await expect(hers.getByRole('heading', { name: 'You’ve signed. Thank you!' })).toBeVisible();
  await newVisitor(product).send(mias);
  await page.reload();
  await expect(page.getByText('1 of 3 have signed')).toBeVisible();
  await page.getByRole('button', { name: 'Copy a reminder for those who haven’t signed' }).click();
  await expect.poll(copied).toMatch(/Asha.*still waiting/);
  const reminder = await copied();
  expect(reminder).toMatch(/Ravi.*\/sign\/[\w-]{22}\n.*Tom.*\/sign\//);
  expect(reminder).not.toContain('Mia');
  // Somebody else who finds it in the chat cannot sign as Mia, nor change what she wrote.
  const used = await newVisitor(product).send(mias);
  expect(used.status).toBe(409);
  expect(await used.text()).toContain('This invitation has been used.');
  await page.getByRole('button', { name: /^Take back the invitation of .*Tom/ }).click();
  await expect(page.getByText('1 of 2 have signed')).toBeVisible();
  await guest?.close();
});

test('somebody helps to organise, and the card is theirs when the account of its owner is deleted', {
  tag: '@prove',
}, async ({ page, product }) => {
  const { card, link, owner } = await newSigning(product, 'asksforhelp');
  const signing = `/dashboard/signing?card=${card}`;
  const helper = await newMember(product, 'helper');
  expect((await helper.send(signing)).status).toBe(404);
  await page.context().addCookies(owner.cookies());
  await page.goto(signing);
  await page.getByText('Let somebody help').click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  const help = new URL(await page.getByLabel('Link for helping').inputValue()).pathname;
  expect(await axeFindings(page)).toEqual([]);
  await page.context().clearCookies();
  await page.context().addCookies(helper.cookies());
  await page.goto(help);
  await expect(page.getByRole('heading', { name: 'Help with a card' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${card}$`));
  await expect(page.getByText('Let somebody help')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'See it as it opens' })).toHaveCount(0);
  const key =
    /name="key" value="([\w-]+)"/.exec(await (await newVisitor(product).send(link)).text())?.[1] ?? '';
  await newVisitor(product).submit(link, { key, name: 'Ravi' });
  await page.reload();
  await page.getByRole('button', { name: /^Hide \(note of .*Ravi/ }).click();
  await expect(page.getByRole('button', { name: /^Show again/ })).toBeVisible();
  // What is the owner's alone is refused, whatever a form says.
  const ask = (intent: string) => helper.submit(signing, { intent });
  expect((await ask('organiser-link')).status).toBe(400);
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Cards you help with' }).getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`${card}$`));

  await page.context().clearCookies();
  await page.context().addCookies(owner.cookies());
  await page.goto('/dashboard/settings');
  await expect(page.getByText(/^One of your cards was signed by others/)).toBeVisible();
  expect(
    (await owner.submit('/dashboard/settings', { intent: 'delete-account', ownPassword: owner.password }))
      .status,
  ).toBe(302);
  expect(await (await helper.send('/dashboard?tab=created')).text()).toContain(card);
  expect((await helper.send(signing)).status).toBe(200);
});
