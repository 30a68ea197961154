// Shows: a language model of the operator’s writes wishes: shown first, checked, without names
// Spec: 1.4
import { expect, expectMessage } from '../support/journey.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { test as base, chooseSisterAndFunny, openPanel, openStudio, preview } from '../support/studio.ts';
import { newGuest, newMember, newVisitor, type Visitor } from '../support/visitor.ts';
import { says, startWishModelServer, type WishModelServer } from '../support/wish-model-server.ts';

const test = base.extend<object, { model: WishModelServer; product: Product }>({
  model: [
    async ({ onServer: _ }, use) => {
      const model = await startWishModelServer();
      await use(model);
      model.stop();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ model }, use) => {
      const product = await startProduct({ env: { WISH_MODEL_URL: model.url, WISH_MODEL: 'small' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const wishRequest = {
  tone: 'sweet',
  relationship: 'Sister',
  about: 'x',
  example: '',
  toName: '',
  fromName: '',
};

function askWish(visitor: Visitor, body: object, headers = {}): Promise<Response> {
  return visitor.send('/studio/wish', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

test('a memory becomes a wish that is shown first and placed when it is taken', async ({
  page,
  product,
  model,
}) => {
  model.asked.length = 0;
  model.answer(
    says('The mango tree still tells on you, {name}. Climb down and eat your cake.'),
    says('No mango was ever safe from you, {name}. Today the cake is not either.'),
  );
  await openStudio(page, product);
  await chooseSisterAndFunny(page);
  await openPanel(page, 'Names');
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await openPanel(page, 'Wish');
  await page.getByLabel('A memory or a trait (optional)').fill('Asha fell out of the mango tree twice');
  await page.getByRole('button', { name: 'Generate AI Wish' }).click();
  const suggestion = page.getByRole('figure').filter({ hasText: 'A suggestion. It isn’t on the card yet.' });
  await expect(suggestion).toContainText('The mango tree still tells on you, Asha.');
  await expect(preview(page)).not.toHaveAccessibleName(/mango/);
  expect(model.asked[0]?.body).not.toMatch(/asha/i);
  expect(model.asked[0]?.body).toContain('fell out of the mango tree twice');

  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, 'Wish');
  await expect(page.getByLabel('A memory or a trait (optional)')).toHaveValue(/mango tree twice/);
  await suggestion.getByRole('button', { name: 'Another one' }).click();
  await expect(suggestion).toContainText('No mango was ever safe from you, Asha.');
  await suggestion.getByRole('button', { name: 'Use this wish' }).click();
  await expectMessage(page, 'AI Wish Generated!');
  await expect(preview(page)).toHaveAccessibleName(/No mango was ever safe from you, Asha/);
  await expect(suggestion).toHaveCount(0);

  model.answer(says('Two falls, one tree, and you blamed the tree, {name}. Happy birthday!'));
  await page.getByRole('button', { name: 'Say it differently' }).click();
  await expect(suggestion).toContainText('you blamed the tree, Asha');
  await suggestion.getByRole('button', { name: 'No, thanks' }).click();
  await expect(preview(page)).toHaveAccessibleName(/No mango was ever safe from you, Asha/);
});

test('guests share a limit by address, and members have their own', async ({ product, model }) => {
  const ask = async (visitor: Visitor) => {
    model.answer(says('May your day be as bright as your laugh.'));
    return askWish(visitor, wishRequest, { 'x-forwarded-for': '198.18.0.9' });
  };
  const guest = await newGuest(product);
  expect((await ask(guest)).status).toBe(200);
  await ownerRows(product, "update rate_limit set count = 1000000 where key like 'guestWish|%'");
  for (const one of [guest, await newGuest(product)]) {
    const answer = await ask(one);
    expect(answer.status).toBe(429);
    expect((await answer.json()).error).toContain('A lot of wishes were requested from your network.');
  }
  expect((await ask(await newMember(product))).status).toBe(200);
});

test('a model that fails is told of, and a wish of ours is offered', async ({
  studio: page,
  model,
  expectTrouble,
}) => {
  expectTrouble(/studio\/wish|status of (503|422)/);
  await chooseSisterAndFunny(page);
  await page.getByLabel('A memory or a trait (optional)').fill('She sings in the rain');
  const generate = page.getByRole('button', { name: 'Generate AI Wish' });
  const suggestion = page.getByRole('figure').filter({ hasText: 'A suggestion. It isn’t on the card yet.' });

  model.answer((response) => response.destroy());
  await generate.click();
  await expect(suggestion).toContainText(
    'The writing model isn’t answering right now. Here’s one of our own wishes instead.',
  );
  const first = await suggestion.getByRole('blockquote').textContent();
  model.answer(says('You are an idiot and I hate you.'));
  await suggestion.getByRole('button', { name: 'Another one' }).click();
  await expect(suggestion).toContainText(
    'The writing model found no wish we’d put on a card. Here’s one of our own wishes instead.',
  );
  await expect(suggestion.getByRole('blockquote')).not.toHaveText(first ?? '');
  await expect(page.getByLabel('A memory or a trait (optional)')).toHaveValue('She sings in the rain');
});

test('only members ask the model, in its form and so often', async ({ product, model }) => {
  model.answer(says('May your day be as bright as your laugh.'));
  expect((await askWish(newVisitor(product), wishRequest)).status).toBe(401);
  const member = await newMember(product, 'asks');
  expect(await (await askWish(member, wishRequest)).json()).toEqual({
    wish: 'May your day be as bright as your laugh.',
  });
  const tooLong = await askWish(member, { ...wishRequest, about: 'x'.repeat(301) });
  expect([tooLong.status, await tooLong.json()]).toEqual([
    400,
    { error: 'A memory or a trait can have at most 300 characters.' },
  ]);
  expect((await askWish(member, { ...wishRequest, tone: 'cruel' })).status).toBe(400);
  expect((await askWish(member, { ...wishRequest, about: 'x'.repeat(9_000) })).status).toBe(413);
  let status = 200;
  for (let n = 0; n < 40 && status === 200; n += 1) status = (await askWish(member, wishRequest)).status;
  expect(status).toBe(429);
});

test('the questions page and the small print say what is true here', async ({ page }) => {
  await page.goto('/faqs#ai-wishes');
  await expect(page.getByText('Only when you ask it to.')).toBeVisible();
  await page.goto('/privacy');
  await expect(
    page.getByText('The language model that writes wishes gets what you type for it'),
  ).toBeVisible();
});
