// Shows: a friend tells a birthday by a link, with and without scripts, and its owner accepts it; a calendar reads the birthdays at an address that can be ended
// Spec: 10.12
import { phone } from '../support/first-card.ts';
import { axeFindings, expect, expectMessage, firstVisit, test } from '../support/journey.ts';
import { newMember, newVisitor } from '../support/visitor.ts';

test.use({ ...phone, storageState: firstVisit });

for (const scripts of [true, false]) {
  test(`a friend tells a birthday ${scripts ? 'with' : 'without'} scripts, without an account`, {
    tag: scripts ? [] : '@prove',
  }, async ({ page, context, openAs, product, expectTrouble }) => {
    expectTrouble(/400/);
    const member = await newMember(product, `asks${scripts}`);
    await context.addCookies(member.cookies());
    await page.goto('/people');
    await page.getByText('Ask for birthdays').tap();
    await page.getByRole('button', { name: 'Make the link' }).tap();
    await expectMessage(page, 'The new address is ready');
    const link = await page.getByLabel('Link for friends').inputValue();
    const friend = await openAs({ ...phone, storageState: firstVisit, javaScriptEnabled: scripts });
    await friend.goto(link);
    await expect(friend.getByRole('heading', { name: /^Tell .* your birthday$/ })).toBeVisible();
    await friend.getByLabel('Your name').fill('Ravi');
    await friend.getByLabel('Day', { exact: true }).fill('31');
    await friend.getByLabel('Month').selectOption('February');
    await expect(friend.getByRole('radio', { name: '1 March' })).toBeVisible();
    await friend.getByRole('button', { name: 'Send it' }).tap();
    await expect(friend.getByText('Please enter a day that this month has.').first()).toBeVisible();
    await expect(friend.getByLabel('Your name')).toHaveValue('Ravi');
    await friend.getByLabel('Day', { exact: true }).fill('29');
    await friend.getByLabel('Year of birth').fill('1996');
    if (scripts) expect(await axeFindings(friend)).toEqual([]);
    await friend.getByRole('button', { name: 'Send it' }).tap();
    await expect(friend.getByRole('heading', { name: 'Thank you, it’s saved' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Somebody told you their birthday' })).toBeVisible();
    await expect(page.getByText('February 29, 1996')).toBeVisible();
    await expect(page.locator('[data-contact]')).toHaveCount(0);
    await page.getByRole('button', { name: /^Accept .*Ravi/ }).tap();
    await expect(page.locator('[data-contact]')).toContainText('Ravi');
    await page.getByRole('button', { name: 'End it' }).first().tap();
    await expectMessage(page, 'That address doesn’t work any more');
    const { pathname, search } = new URL(link);
    expect((await newVisitor(product).send(pathname + search)).status).toBe(404);
  });
}

test('a calendar reads the birthdays, whatever it says that it accepts', async ({
  page,
  product,
  member,
}) => {
  const form = {
    intent: 'add',
    name: 'Asha',
    day: '24',
    month: 'gregorian-4',
    year: '1996',
  };
  await member.submit('/people', form);
  await page.goto('/people');
  await page.getByText('Birthdays in your calendar').tap();
  await page.getByRole('button', { name: 'Make the address' }).tap();
  const address = await page.getByLabel('Address for a calendar').inputValue();
  await expect(page.getByRole('link', { name: 'Subscribe on this device' })).toHaveAttribute(
    'href',
    /^webcal:/,
  );
  const program = newVisitor(product);
  const { pathname } = new URL(address);
  for (const accept of [undefined, '*/*', 'text/html', 'application/json']) {
    const answer = await program.send(pathname, { headers: accept === undefined ? {} : { accept } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await answer.text()).toContain('SUMMARY:Asha’s birthday (30)');
    const etag = answer.headers.get('etag') ?? '';
    const again = await program.send(pathname, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  }
  const once = await (await member.send('/people/calendar.ics')).text();
  expect(once).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'Make a new one' }).tap();
  await expect.poll(async () => (await program.send(pathname)).status).toBe(404);
});
