// Shows: rate limits: a sentence with the time, and nothing is lost
import { expect, expectMessage } from '../support/journey.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { fileField, openPanel, openStudio, photo, saveDraft, test } from '../support/studio.ts';
import { newMember, newVisitor, saveCard } from '../support/visitor.ts';

/* What somebody meets who does something far too often: a sentence with a time, and nothing that was made is gone. */
/** As if everybody who did `what` before had done it all day; nobody wants to wait for that. */
async function wearOut(product: Product, what: string): Promise<void> {
  await ownerRows(product, "update rate_limit set count = 1000000 where key like $1 || '|%'", [what]);
}

async function forgive(product: Product, what: string): Promise<void> {
  await ownerRows(product, "delete from rate_limit where key like $1 || '|%'", [what]);
}

test('the studio says when to save again and keeps the work; then it saves', async ({
  studio: page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/429/);
  const to = page.getByLabel('To', { exact: true });
  await to.fill('Asha');
  await saveDraft(page);
  await wearOut(product, 'save');
  await to.fill('Asha Rao');
  for (const button of ['Save Draft', 'Publish']) {
    const answered = page.waitForResponse('**/studio/save');
    await page.getByRole('button', { name: button }).click();
    await expectMessage(page, 'Save failed', 'You’ve saved very often. Please try again in 10 minutes.');
    const answer = await answered;
    expect(answer.status()).toBe(429);
    expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(500);
    await expect(to).toHaveValue('Asha Rao');
  }
  await forgive(product, 'save');
  await expect(async () => {
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expectMessage(page, 'Draft Saved!');
  }).toPass();
  await page.reload();
  await expect(to).toHaveValue('Asha Rao');
});

test('a photo waits beside its sentence and is sent again by one press', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/429/);
  const member = await openStudio(page, product);
  const first = await member.send('/studio/photo', {
    method: 'POST',
    body: new Uint8Array(await photo(40, 30)),
  });
  expect(first.status).toBe(200);
  await wearOut(product, 'photo');
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  // Larger than what a connection holds: it is still being sent when the answer is known.
  const buffer = await photo(2400, 1800);
  await fileField(group).setInputFiles({ name: 'asha.jpg', mimeType: 'image/jpeg', buffer });
  await expect(
    group.getByText('You’ve added a lot of photos. Please try again in 10 minutes.'),
  ).toBeVisible();
  await forgive(product, 'photo');
  await expect(async () => {
    await group.getByRole('button', { name: 'Try again' }).click();
    await expect(group.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  }).toPass();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the log-in keeps the address and says when to come back', async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/^request failed: .*\/assets\/.*\.js$|401|429/);
    const { email } = newVisitor(product, 'guesser');
    await page.goto('/login');
    const logIn = async () => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('not this one');
      const [answer] = await Promise.all([
        page.waitForResponse((one) => one.request().method() === 'POST'),
        page.getByRole('button', { name: 'Log In' }).click(),
      ]);
      return answer;
    };
    expect((await logIn()).status()).toBe(401);
    await wearOut(product, 'account /sign-in/email');
    const answer = await logIn();
    expect([answer.status(), Number(answer.headers()['retry-after']) > 800]).toEqual([429, true]);
    await expectMessage(page, 'Sign in Failed', 'Too many attempts. Please try again in 15 minutes.');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  });
});

test('clients without a page get the same everywhere: a sentence, the status and the seconds', async ({
  product,
}) => {
  const member = await newMember(product, 'script');
  const cardId = await saveCard(member);
  const form = (path: string, fields: Record<string, string>) => member.submit(path, fields);
  const share = { cardId, channel: 'link', key: 'k'.repeat(22) };
  const ways: readonly (readonly [what: string, send: () => Promise<Response>])[] = [
    ['share', () => member.post('/studio/share', share)],
    ['sound', () => member.send('/studio/sound?kind=upload', { method: 'POST', body: 'no sound' })],
    ['copy', () => form('/dashboard', { intent: 'duplicate', cardId })],
    ['copy', () => form('/dashboard.data', { intent: 'duplicate', cardId })],
    ['profile', () => form('/profile', { intent: 'save', fullName: '', website: '' })],
  ];
  for (const [what, send] of ways) {
    expect((await send()).status, what).not.toBe(429);
    await wearOut(product, what);
    const answer = await send();
    expect(answer.status, what).toBe(429);
    expect(Number(answer.headers.get('retry-after')), what).toBeGreaterThan(500);
    expect(await answer.text(), what).toMatch(/Please try again in 10 minutes\./);
    await forgive(product, what);
    await expect.poll(async () => (await send()).status, { message: what }).not.toBe(429);
  }
});
