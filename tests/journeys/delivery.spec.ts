// Shows: the sender of a card has its link mailed on the day, with and without scripts, on phones and wide screens, in a language of each script; the receiver opens it with one tap, stops such mail or reports it
// Spec: 10.13

import { phone } from '../support/first-card.ts';
import { axeFindings, expect, firstVisit, test } from '../support/journey.ts';
import { languageOfEachScript } from '../support/languages.ts';
import { ownerRows } from '../support/product.ts';
import { deliveryPath, newSender, nextMonth } from '../support/sender.ts';
import { startSigning } from '../support/signing.ts';
import { saveCard } from '../support/visitor.ts';

test.use({ settings: { DELIVERY: 'on' }, storageState: firstVisit });

test.describe('on a phone', () => {
  test.use(phone);

  test('a mail is asked for from the tile, changed and cancelled, and what was typed wrong stays', async ({
    page,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/400/);
    const sender = await newSender(product, 'mails');
    await page.context().addCookies(sender.cookies());
    await page.goto('/dashboard?tab=created');
    await page.getByRole('button', { name: /^More/ }).tap();
    await page.getByRole('menuitem', { name: 'Send by mail on their day' }).tap();
    await expect(page.getByText(sender.email)).toBeVisible();
    await page.getByLabel('Their email address').fill('aunt@');
    await page.getByLabel('Day', { exact: true }).fill(nextMonth());
    await page.getByLabel('City', { exact: false }).fill('Mumbai, India');
    await page.getByLabel('Their language').selectOption('हिन्दी');
    await page.getByLabel('Time', { exact: true }).selectOption('08:00');
    await page.getByRole('button', { name: 'Schedule it' }).tap();
    await expect(page.getByText(/valid email/).first()).toBeVisible();
    await expect(page.getByLabel('Their email address')).toHaveValue('aunt@');
    await page.getByLabel('Their email address').fill('aunt@bücher.example');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Schedule it' }).tap();
    const mail = page.getByRole('listitem').filter({ hasText: 'aunt@bücher.example' });
    await expect(mail).toContainText(/Goes out .* 08:00 in .*Mumbai/);
    expect(await axeFindings(page)).toEqual([]);
    await mail.getByRole('link', { name: /^Change/ }).tap();
    await expect(page.getByLabel('Their language')).toHaveValue('hi');
    await page.getByLabel('Their email address').fill('aunt@example.org');
    await page.getByRole('button', { name: 'Save the change' }).tap();
    const changed = page.getByRole('listitem').filter({ hasText: 'aunt@example.org' });
    await changed.getByRole('button', { name: /^Cancel/ }).tap();
    await expect(changed).toContainText('Cancelled');
    await page.goto('/dashboard?tab=created');
    await expect(page.getByRole('link', { name: /mails?:/ })).toHaveCount(0);
  });

  test('an invitation to sign is mailed from the list of names, and leads to signing with one tap', {
    tag: '@prove',
  }, async ({ page, product, expectTrouble }) => {
    expectTrouble(/400/);
    const sender = await newSender(product, 'invites');
    const card = await saveCard(sender, { status: 'draft', card: { toName: 'Asha' } });
    await startSigning(sender, card);
    await page.context().addCookies(sender.cookies());
    await page.goto(`/dashboard/signing?card=${card}`);
    await page.getByText('Invite people by name').tap();
    await page.getByLabel('Names').fill('Ravi\nMina');
    await page.getByRole('button', { name: 'Invite', exact: true }).tap();
    const ravi = page.getByRole('listitem').filter({ hasText: 'Ravi' });
    await ravi.getByText('Email the link to Ravi').tap();
    await ravi.getByLabel('Their email address').fill('ravi@');
    await ravi.getByRole('button', { name: 'Send it' }).tap();
    await expect(ravi.getByText(/valid email/)).toBeVisible();
    await expect(ravi.getByLabel('Their email address')).toHaveValue('ravi@');
    await ravi.getByLabel('Their email address').fill('ravi@example.org');
    await ravi.getByRole('button', { name: 'Send it' }).tap();
    await expect(ravi).toContainText('ravi@example.org: Goes out within a few minutes');
    expect(await axeFindings(page)).toEqual([]);
    const [row] = await ownerRows<{ id: string; hash: string; invitation: string }>(
      product,
      'select id, address_hash as hash, invitation_id as invitation from deliveries where card_id = $1',
      [card],
    );
    const about = { invitationId: row?.invitation ?? '' };
    const link = { id: row?.id ?? '', addressHash: row?.hash ?? '', about };
    await page.context().clearCookies();
    await page.goto(await deliveryPath(product, card, link));
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign the card' }).tap();
    await page.waitForURL('**/sign/*');
    await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ravi');
  });

  test('the receiver opens the card with one tap, which alone counts', async ({ page, product }) => {
    const sender = await newSender(product, 'sends');
    const [row] = await ownerRows<{ id: string }>(
      product,
      `insert into deliveries (card_id, id, user_id, email, address_hash, language, date, time, zone, city, state, sent_at)
       values ($1, $2, $3, 'aunt@example.org', 'hash', 'en', current_date, '08:00', 'Asia/Kolkata', 'Mumbai, India', 'sent', now())
       returning id`,
      [sender.card, 'd'.repeat(22), sender.userId],
    );
    const opened = async () =>
      (
        await ownerRows<{ at: Date | null }>(
          product,
          'select opened_at as at from deliveries where id = $1',
          [row?.id],
        )
      )[0]?.at ?? null;
    await page.goto(await deliveryPath(product, sender.card, { id: row?.id ?? '', addressHash: 'hash' }));
    expect(await axeFindings(page)).toEqual([]);
    expect(await opened(), 'a program that looks at the link').toBeNull();
    await page.getByRole('button', { name: 'Open the card' }).tap();
    await page.waitForURL(`**/card/${sender.card}`);
    expect(await opened()).not.toBeNull();
    await page.context().addCookies(sender.cookies());
    await ownerRows(
      product,
      `insert into shared_cards (id, card_id, sender_user_id, channel) values ($1, $2, $3, 'email')`,
      ['s'.repeat(22), sender.card, sender.userId],
    );
    await page.goto('/dashboard?tab=shared');
    await page.getByRole('link', { name: /1 email: 1 sent, 1 opened/ }).tap();
    await expect(page.getByText(/^Opened/)).toBeVisible();
  });
});

test('without scripts a mail is asked for and cancelled, and a receiver stops all of it and wants it again', async ({
  openAs,
  product,
}) => {
  const sender = await newSender(product, 'plain');
  const page = await openAs({ javaScriptEnabled: false, storageState: firstVisit }, sender);
  await page.goto('/dashboard?tab=created');
  await page.getByRole('link', { name: /^Send by mail on their day/ }).click();
  await page.getByLabel('Their email address').fill('uncle@example.org');
  await page.getByLabel('Day', { exact: true }).fill(nextMonth());
  await page.getByLabel('City', { exact: false }).fill('Berlin, Germany');
  await page.getByRole('button', { name: 'Schedule it' }).click();
  const mail = page.getByRole('listitem').filter({ hasText: 'uncle@example.org' });
  await expect(mail).toContainText(/midnight in .*Berlin/);
  await mail.getByRole('button', { name: /^Cancel/ }).click();
  await expect(mail).toContainText('Cancelled');

  await page.goto(await deliveryPath(product, sender.card));
  await page.getByRole('button', { name: 'Never again, from anybody' }).click();
  await expect(page.getByRole('heading', { name: 'You won’t get emails like this any more.' })).toBeVisible();
  await page.getByRole('button', { name: 'I want emails like this again' }).click();
  await expect(page.getByRole('heading', { name: 'Don’t want emails like this?' })).toBeVisible();
  await page.getByRole('button', { name: /^Report: / }).click();
  await expect(
    page.getByRole('heading', { name: 'You won’t get emails from this sender any more.' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Never again, from anybody' })).toBeVisible();
});

test('the share sheet of a published card leads there, and a draft says what is missing', async ({
  page,
  product,
}) => {
  const sender = await newSender(product, 'shares');
  await page.context().addCookies(sender.cookies());
  await page.goto('/dashboard?tab=created');
  await page.getByRole('button', { name: /^Share/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Send by mail on their day' }).click();
  await expect(page.getByRole('heading', { name: 'Have the link emailed to somebody' })).toBeVisible();
  const draft = await saveCard(sender, { status: 'draft', card: { toName: 'Ravi' } });
  await page.goto(`/dashboard/delivery?card=${draft}`);
  await expect(page.getByText('Publish the card first')).toBeVisible();
});

test('an account whose address was not confirmed is told so', async ({ page, expectTrouble, member }) => {
  expectTrouble(/400/);
  const card = await saveCard(member, { status: 'published', card: {} });
  await page.goto(`/dashboard/delivery?card=${card}`);
  await page.getByLabel('Their email address').fill('aunt@example.org');
  await page.getByLabel('Day', { exact: true }).fill(nextMonth());
  await page.getByLabel('City', { exact: false }).fill('Berlin, Germany');
  await page.getByRole('button', { name: 'Schedule it' }).click();
  await expect(page.getByText(/confirm your own email address first/).first()).toBeVisible();
  await expect(page.getByLabel('Their email address')).toHaveValue('aunt@example.org');
});

for (const language of languageOfEachScript) {
  test(`both pages have their words in ${language}`, { tag: language === 'ar' ? [] : '@prove' }, async ({
    page,
    product,
  }) => {
    const sender = await newSender(product, `in-${language}`);
    await page.context().addCookies(sender.cookies());
    await page.goto(`/${language}/dashboard/delivery?card=${sender.card}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await page.locator('main').textContent()).not.toMatch(/\b(their|goes|address)\b/i);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`/${language}${await deliveryPath(product, sender.card)}`);
    expect(await page.locator('main').textContent()).not.toMatch(/\b(their|open|card)\b/i);
    expect(await axeFindings(page)).toEqual([]);
  });
}
