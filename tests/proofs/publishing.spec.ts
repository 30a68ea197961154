// Shows: no request puts a word, a name, a link or a photo of a stranger in front of others: names, forged looks, foreign designs, jumps, replays, and two at once
import { expect, test } from '@playwright/test';
import type { newCard } from '#card/document/card.ts';
import { designOf, makeOperator, newMaker } from '../support/maker.ts';
import { ownerRows, type Product, startProduct } from '../support/product.ts';
import { type Member, newGuest, newMember, newVisitor, saveCard, type Visitor } from '../support/visitor.ts';

test.describe.configure({ mode: 'serial' });

let product: Product;
let operator: Member;
const email = 'boss@example.org';

test.beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAILS: email } });
  operator = await newMember(product, 'boss');
  await makeOperator(product, operator, email);
});

test.afterAll(() => product?.stop());

const described = { occasion: 'Sister', mood: 'Elegant', motif: 'flowers', tone: 'sweet' };

const send = (who: Visitor, of: string, fields: Record<string, string> = {}) =>
  who.submit(`/dashboard/designs/publish?${of}`, { intent: 'publish', ...described, ...fields });

const command = (who: Visitor, name: string, target: string) =>
  who.submit('/admin/do', { command: name, target, back: '/admin/designs' });

const offered = () => ownerRows(product, `select id from designs where state in ('waiting', 'public')`);

test('a pen name is a name: nothing of anything else is stored', async () => {
  const maker = await newMaker(product, 'names', { background: 'bg-stars', titleColor: '#301010' });
  for (const penName of [
    ...['', 'M', '<script>x</script>', 'evil.com', 'https://evil.com', 'a@b.co', '07700 900123', 'Admin'],
    ...['Birthday Bloom', 'Fuck You', 'Me\u202era', 'Line\nbreak Http', 'Mееra', 'x'.repeat(5_000)],
  ]) {
    const answer = await send(maker, `card=${maker.card}`, { penName });
    expect(answer.status, penName).toBe(400);
    expect(await answer.text()).not.toContain('<script>x');
  }
  expect(await ownerRows(product, 'select * from pen_names')).toEqual([]);
  expect(await offered()).toEqual([]);
});

test('a forged look, a title that is none, and a photo get nowhere', async () => {
  const maker = await newMaker(product, 'looks', { background: 'bg-cake', titleColor: '#301020' });
  const penName = 'Forged Looks';
  for (const fields of [
    { occasion: 'Visit my shop' },
    { mood: 'toString' },
    { motif: '__proto__' },
    { tone: '<b>' },
    { intent: 'approve' },
  ]) {
    expect((await send(maker, `card=${maker.card}`, { penName, ...fields })).status).toBe(400);
  }
  for (const look of [
    { composition: 'visit-my-shop' },
    { background: 'bg-visit-my-shop' },
    { stickers: [{ slot: 0, key: 'visit-my-shop' }] },
  ]) {
    const card = await saveCard(maker, { card: look as Partial<ReturnType<typeof newCard>> });
    const answer = await send(maker, `card=${card}`, { penName });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('isn’t offered any more');
  }
  expect(await offered()).toEqual([]);
  // Words of the card are in no row of a design.
  const rows = await ownerRows<{ look: unknown }>(product, 'select look from designs');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/Ravi|Asha|Happy birthday!/);
});

test('nobody publishes, takes back or approves what is not theirs to', async () => {
  const maker = await newMaker(product, 'own', { background: 'bg-meadow', titleColor: '#103020' });
  expect((await send(maker, `card=${maker.card}`, { penName: 'Own Lines' })).status).toBe(302);
  const design = await designOf(product, maker);
  expect(design.state).toBe('waiting');
  const others = [
    await newMaker(product, 'other'),
    await newGuest(product),
    newVisitor(product),
    await newMember(product, 'young'),
  ];
  for (const who of others) {
    for (const of of [`design=${design.id}`, `card=${maker.card}`]) {
      expect([302, 404]).toContain((await send(who, of, { penName: 'Another One' })).status);
      expect([302, 404]).toContain((await send(who, of, { intent: 'withdraw' })).status);
      const picture = await who.send(`/dashboard/designs/picture?${of}&face=square`);
      expect([302, 404]).toContain(picture.status);
    }
  }
  for (const who of [maker, ...others]) {
    for (const name of ['design approve', 'design show', 'design pick', 'design refuse'])
      expect((await command(who, name, design.id)).status).toBeGreaterThanOrEqual(400);
  }
  expect((await designOf(product, maker)).state).toBe('waiting');
  const seen = newVisitor(product);
  for (const path of [`/gallery/${design.id}/picture.webp`, `/report?design=${design.id}`])
    expect((await seen.send(path)).status, path).toBe(404);
  // Who may not publish is told why, and nothing is offered.
  const young = others[3] as Member;
  const card = await saveCard(young, { card: { background: 'bg-stars' } });
  const answer = await send(young, `card=${card}`, { penName: 'Young One' });
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain('Confirm your email address');
});

test('states do not jump: replays, two at once, and commands in the wrong order change nothing', async () => {
  const maker = await newMaker(product, 'jumps', { background: 'bg-balloons', titleColor: '#101040' });
  const asked = await Promise.all(
    [1, 2, 3].map(() => send(maker, `card=${maker.card}`, { penName: 'Jump Lines' })),
  );
  expect(asked.map(({ status }) => status)).toEqual([302, 302, 302]);
  const designs = () =>
    ownerRows(product, 'select id, state from designs where user_id = $1', [maker.userId]);
  expect(await designs()).toHaveLength(1);
  const { id } = await designOf(product, maker);
  const log = () => ownerRows(product, `select action from audit_log where target = $1`, [id]);
  for (const [name, target] of [
    ['design show', id],
    ['design hide', id],
    ['design pick', `${id}:editors-choice`],
    ['design refuse', `${id}:because`],
    ['design refuse', id],
    ['design approve', `${id}'; drop table designs`],
  ] as const)
    expect((await command(operator, name, target)).status).toBe(303);
  expect(await designs()).toEqual([{ id, state: 'waiting' }]);
  expect(await log()).toEqual([]);
  await Promise.all([command(operator, 'design approve', id), command(operator, 'design approve', id)]);
  expect(await log()).toEqual([{ action: 'design approve' }]);
  expect(await designs()).toEqual([{ id, state: 'public' }]);
  // A replay of the form leaves the public one public, and its name.
  await send(maker, `design=${id}`, { penName: 'Another Name' });
  expect(await designs()).toEqual([{ id, state: 'public' }]);
  const names = await ownerRows(product, 'select name from pen_names where user_id = $1', [maker.userId]);
  expect(names).toEqual([{ name: 'Jump Lines' }]);
  await command(operator, 'design refuse', `${id}:misuse`);
  expect((await send(maker, `design=${id}`)).status).toBe(400);
  expect((await send(maker, `design=${id}`, { intent: 'withdraw' })).status).toBe(409);
  expect(await designs()).toEqual([{ id, state: 'refused' }]);
  expect((await newVisitor(product).send(`/gallery/${id}/picture.webp`)).status).toBe(404);
});

test('without scripts the page is a form', async ({ browser }) => {
  const maker = await newMaker(product, 'plain', { background: 'bg-candles', titleColor: '#401010' });
  await using context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: false });
  await context.addCookies(maker.cookies());
  const page = await context.newPage();
  await page.goto(`/dashboard/designs/publish?card=${maker.card}`);
  await page.getByLabel('For whom').selectOption('Sister');
  await page.getByLabel('How it feels').selectOption('Elegant');
  await page.getByRole('button', { name: 'Publish under CC BY 4.0' }).click();
  await expect(page.getByText('Please choose from this list.').first()).toBeVisible();
  await expect(page.getByLabel('How it feels')).toHaveValue('Elegant');
  await page.getByLabel('What’s seen first').selectOption('Flowers');
  await page.getByLabel('Pen name').fill('Plain Lines');
  await page.getByRole('button', { name: 'Publish under CC BY 4.0' }).click();
  await expect(page.getByText('Thank you! Your design is with us now').first()).toBeVisible();
  await page.getByRole('button', { name: 'Take the design back' }).click();
  await expect(page.getByText('Only you see the design now').first()).toBeVisible();
});
