// Shows: the organiser of a card that others sign hides, approves, moves and merges notes, by finger too, and makes files with them
// Spec: 2.105
import { downloaded } from '../support/downloaded.ts';
import { phone } from '../support/first-card.ts';
import { axeFindings, expect, expectMessage, firstVisit, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { newSigning, sign } from '../support/signing.ts';
import { newVisitor } from '../support/visitor.ts';

test('the organiser hides, approves, moves, merges and writes for somebody', async ({ openAs, product }) => {
  const { owner, card, link } = await newSigning(product, 'arranges');
  const guest = newVisitor(product);
  for (const name of ['Ann', 'Ben', 'Cem', 'Dia'])
    await sign(guest, link, { name, words: `Words of ${name}` });
  await sign(guest, link, { name: 'Eve', words: 'A secret', audience: 'receiver' });
  const page = await openAs({ storageState: firstVisit, viewport: { width: 390, height: 844 } }, owner);
  await page.goto('/dashboard?tab=created');
  await page.getByRole('link', { name: /5 notes from others, 5 new/ }).click();
  const names = () => page.locator('[data-note] bdi').allTextContents();
  await expect.poll(names).toEqual(['Ann', 'Ben', 'Cem', 'Dia', 'Eve']);
  await expect(page.getByText('A secret')).toHaveCount(0);
  await page.getByRole('button', { name: 'Move up (note of Cem)' }).click();
  await expect.poll(names).toEqual(['Ann', 'Cem', 'Ben', 'Dia', 'Eve']);
  await page.getByRole('button', { name: 'Move down (note of Ann)' }).click();
  await expect.poll(names).toEqual(['Cem', 'Ann', 'Ben', 'Dia', 'Eve']);
  const noteOf = (name: string) => page.locator('[data-note]').filter({ hasText: `Words of ${name}` });
  const handleOf = (name: string) => noteOf(name).locator('[data-drag]');
  await handleOf('Dia').dragTo(noteOf('Cem'), { targetPosition: { x: 20, y: 20 } });
  await expect.poll(names).toEqual(['Dia', 'Cem', 'Ann', 'Ben', 'Eve']);
  // Downwards it comes to stand after the other one.
  await handleOf('Dia').dragTo(noteOf('Cem'), { targetPosition: { x: 20, y: 20 } });
  await expect.poll(names).toEqual(['Cem', 'Dia', 'Ann', 'Ben', 'Eve']);
  await handleOf('Dia').dragTo(noteOf('Cem'), { targetPosition: { x: 20, y: 20 } });
  await expect.poll(names).toEqual(['Dia', 'Cem', 'Ann', 'Ben', 'Eve']);
  // Nobody changes places with a note that is first.
  await page.getByRole('button', { name: 'Put first (note of Dia)' }).click();
  await expect(page.getByRole('button', { name: 'Not first (note of Dia)' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Move up (note of Cem)' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Not first (note of Dia)' }).click();
  await expect(page.getByRole('button', { name: 'Move up (note of Cem)' })).toBeVisible();
  await page.getByRole('button', { name: 'Hide (note of Ben)' }).click();
  await expect(page.getByRole('button', { name: 'Show again (note of Ben)' })).toBeVisible();
  await page.getByRole('link', { name: 'More (note of Dia)' }).click();
  await expect(page.getByLabel('Own link of Dia')).toHaveValue(/\/signed\/[\w-]{22}$/);
  await page.getByLabel('What’s wrong with it').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Report it (note of Dia)' }).click();
  await expect(page.getByText('Thank you. We’ll look at it')).toBeVisible();
  const [reported] = await ownerRows<{ text: string }>(
    product,
    'select text from reports where card_id = $1',
    [card],
  );
  expect(reported?.text).toMatch(/A note on this card, from “.*Dia.*”: Words of Dia/);
  await page.getByRole('link', { name: 'More (note of Dia)' }).click();
  await page.getByLabel('Came twice? Add it to').selectOption({ label: 'Ann: Words of Ann' });
  await page.getByRole('button', { name: 'Add and hide this one (note of Dia)' }).click();
  await expect(page.getByRole('button', { name: 'Show again (note of Dia)' })).toBeVisible();
  await page.getByText('Write for somebody').click();
  await page.getByLabel('Their name').fill('Grandma');
  await page.getByLabel('Their words').fill('Bless you');
  await page.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText('Written by you')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const received = await (await newVisitor(product).send(`/card/${card}`)).text();
  const shown = [...received.matchAll(/<p dir="auto"><b[^>]*>(\w+)<\/b>/g)].map(([, name]) => name);
  expect(shown).toEqual(['Cem', 'Ann', 'Eve', 'Grandma']);
  expect(received).toContain('Words of Ann\nWords of Dia');
  // A note waits where the organiser reads first.
  await page.getByRole('checkbox', { name: /I read each note/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await sign(guest, link, { name: 'Fay', words: 'Words of Fay' });
  await page.reload();
  await page.getByRole('button', { name: 'Approve (note of Fay)' }).click();
  await expect(page.getByRole('button', { name: 'Approve (note of Fay)' })).toHaveCount(0);
  // A new link ends the old one.
  await page.getByText('New link for signing').click();
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(page.getByText('A new link', { exact: true })).toBeVisible();
  expect((await guest.send(link)).status).toBe(404);
});

test('a finger drags a note to its place, also to one that is not on the screen yet', {
  tag: '@prove',
}, async ({ openAs, product }) => {
  const { card, link, owner } = await newSigning(product, 'drags');
  const guest = newVisitor(product);
  const signers = ['Ann', 'Ben', 'Cem', 'Dia', 'Eve', 'Fay'];
  for (const name of signers) await sign(guest, link, { name, words: `Words of ${name}` });
  const page = await openAs(phone, owner);
  await page.goto(`/dashboard/signing?card=${card}`);
  const names = () => page.locator('[data-note] bdi').allTextContents();
  const middleOf = async (name: string, part = '') => {
    const shown = page.locator(`[data-note]:has-text("Words of ${name}") ${part}`);
    const { x, y, width, height } = (await shown.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { x: x + width / 2, y: y + height / 2 };
  };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', at: { readonly x: number; readonly y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [at] });
  const lift = () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

  await page.locator('[data-note]', { hasText: 'Words of Ben' }).scrollIntoViewIfNeeded();
  await touch('touchStart', await middleOf('Ben', '[data-drag]'));
  await touch('touchMove', await middleOf('Ann'));
  await expect(page.locator('[data-note]', { hasText: 'Words of Ann' })).toHaveCSS('outline-style', 'solid');
  await lift();
  await expect.poll(names).toEqual(['Ben', 'Ann', 'Cem', 'Dia', 'Eve', 'Fay']);

  // At the lower edge the page goes on.
  await page.locator('[data-note]', { hasText: 'Words of Ben' }).evaluate((note) => note.scrollIntoView());
  const handle = await middleOf('Ben', '[data-drag]');
  await touch('touchStart', handle);
  let y = phone.viewport.height - 20;
  await expect(async () => {
    y = y === phone.viewport.height - 20 ? y + 1 : y - 1;
    await touch('touchMove', { x: handle.x, y });
    expect((await middleOf('Fay')).y).toBeLessThan(phone.viewport.height - 100);
  }).toPass({ intervals: [20] });
  // Lifted at once: where the finger leaves the screen counts.
  const last = await middleOf('Fay');
  await Promise.all([touch('touchMove', last), lift()]);
  await expect.poll(names).toEqual(['Ann', 'Cem', 'Dia', 'Eve', 'Fay', 'Ben']);
});

test('files that the studio makes have the notes from others, also those that came meanwhile', {
  tag: '@further',
}, async ({ openAs, product, expectTrouble }) => {
  const { owner, card, link } = await newSigning(product, 'files');
  const page = await openAs({ storageState: firstVisit }, owner);
  await page.goto(`/studio?cardId=${card}`);
  await sign(newVisitor(product), link, { name: 'Ravi', words: 'From all of us' });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await downloaded(page, () => dialog.getByRole('button', { name: 'Download PNG' }).click());
  await expect(dialog.getByRole('button', { name: 'Page 1 saved' })).toBeVisible();
  const notes = await downloaded(page, () => page.getByRole('button', { name: 'Save page 2' }).click());
  expect(notes.name).toBe('birthday-bloom-card-2.png');
  // Where the notes are known and do not come, no file leaves them out in silence.
  await page.reload();
  await page.route('**/scene.json*', (route) => route.abort());
  expectTrouble(/scene\.json/);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await dialog.getByRole('button', { name: 'Download PNG' }).click();
  await expectMessage(page, 'Download Failed');
});
