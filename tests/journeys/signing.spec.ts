// Shows: others sign a card together, with and without scripts: an organiser without an account asks, each signs, changes and takes back with a link of their own, and the receiver reads all
// Spec: 2.105
import type { Browser, Page } from '@playwright/test';
import { phone } from '../support/first-card.ts';
import { axeFindings, expect, firstVisit, test } from '../support/journey.ts';
import { ownerRows, someAddress } from '../support/product.ts';
import { nextMonth } from '../support/sender.ts';
import { answerOtherSites } from '../support/sharing.ts';
import { newSigning, sign } from '../support/signing.ts';
import { newVisitor } from '../support/visitor.ts';

const signingPage = (cardId: string) => `/dashboard/signing?card=${cardId}`;

async function signerPage(browser: Browser, origin: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: phone.viewport, baseURL: origin, storageState: firstVisit, javaScriptEnabled },
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  return context.newPage();
}

test.describe('an organiser without an account', () => {
  test.use(phone);

  test('sends the signing link with three taps from "Your card is ready"', async ({ page, product }) => {
    await answerOtherSites(page.context(), product);
    await page.goto('/gallery');
    await page
      .getByRole('link', { name: /^Use Template/ })
      .first()
      .tap();
    await page.getByRole('button', { name: 'Continue without an account' }).tap();
    await page.getByLabel('To', { exact: true }).fill('Asha');
    await page.getByRole('button', { name: 'Publish' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Your card is ready' });
    await sheet.getByRole('button', { name: 'Let others sign' }).tap();
    const ask = page.getByRole('link', { name: 'Ask on WhatsApp' });
    await expect(ask).toBeVisible();
    const opened = page.context().waitForEvent('page');
    await ask.tap();
    const chat = await opened;
    await chat.waitForURL(/^https:\/\/wa\.me\/\?text=/);
    const text = new URL(chat.url()).searchParams.get('text') ?? '';
    expect(text).toMatch(/^Please sign .*Asha.*’s birthday card, it’s a surprise:\n.*\/sign\/[\w-]{22}$/);
    expect(text).not.toContain('/card/');
    expect(await axeFindings(page)).toEqual([]);
  });
});

for (const scripts of [true, false]) {
  test(`somebody signs, changes it and takes it back ${scripts ? 'with' : 'without'} scripts`, {
    tag: scripts ? [] : '@prove',
  }, async ({ browser, product }) => {
    const { card, link } = await newSigning(product, `organiser${scripts}`, {
      toName: 'Asha',
      fromName: 'Mira',
      message: 'From me alone',
    });
    const page = await signerPage(browser, product.origin, scripts);
    await page.goto(link);
    await expect(page).toHaveTitle(/^Sign .*Asha.*’s card, it’s a surprise$/);
    await expect(page.getByText(/^A surprise for .*Asha.*\. If that’s you, please close this/)).toBeVisible();
    await expect(page.getByText('From me alone')).toHaveCount(0);
    expect(await page.content()).not.toContain(`/card/${card}`);
    // A refusal keeps what was typed.
    await page.getByLabel('Your words').fill('x'.repeat(501));
    await page.getByLabel('Your name', { exact: true }).fill('Ravi');
    await page.getByRole('button', { name: 'Sign the card' }).click();
    await expect(page.getByText('Your words can have at most 500 characters.')).toBeVisible();
    await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ravi');
    // Whoever does not know how to go on takes a wish with her name, in place of another one.
    await page.getByLabel('Your words').fill('Dear Asha');
    await page.getByText('I don’t know what to write').click();
    await page.locator('[data-wish]').first().click();
    await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ravi');
    await expect(page.getByLabel('Your words')).toHaveValue(/^Dear Asha\n.{10}/);
    await page.getByLabel('Your words').fill('Happy birthday\nfrom the whole team');
    if (scripts) expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Sign the card' }).click();
    await expect(page.getByRole('heading', { name: 'You’ve signed. Thank you!' })).toBeVisible();
    const own = new URL(page.url()).pathname;
    expect(own).toMatch(/^\/signed\/[\w-]{22}$/);
    await expect(page.getByLabel('Your own link')).toHaveValue(`${product.origin}${own}`);
    if (scripts) expect(await axeFindings(page)).toEqual([]);
    // An address that is none is refused beside it, and the words stay as they are.
    await page.getByText('Email me this link').click();
    await page.getByLabel(/^Your email address/).fill('ravi at home');
    await page.getByRole('button', { name: 'Send it' }).click();
    await expect(page.getByLabel(/^Your email address/)).toHaveValue('ravi at home');
    await page.getByText('Change', { exact: true }).click();
    await expect(page.getByLabel('Your name', { exact: true })).toHaveValue('Ravi');
    // This browser knows it, and another device needs the link.
    await page.goto(link);
    await expect(page.getByText('You’ve signed this card on this device.')).toBeVisible();
    const other = await signerPage(browser, product.origin, scripts);
    await other.goto(own);
    await other.getByText('Change', { exact: true }).click();
    await other.getByLabel('Your words').fill('Happy birthday from all of us');
    await other.getByRole('button', { name: 'Save the change' }).click();
    await expect(other.getByText('Changed', { exact: true })).toBeVisible();
    const received = await signerPage(browser, product.origin, scripts);
    await received.goto(`/card/${card}`);
    await expect(received.getByRole('region', { name: 'From everyone who signed' })).toContainText(
      'Happy birthday from all of us',
    );
    await other.getByText('Take it back', { exact: true }).click();
    await other.getByRole('button', { name: 'Yes, take it back' }).click();
    await expect(other.getByRole('heading', { name: 'You took your words back' })).toBeVisible();
    await received.reload();
    await expect(received.getByRole('region', { name: 'From everyone who signed' })).toHaveCount(0);
    expect((await received.goto(own))?.status()).toBe(410);
  });
}

test('without a connection nothing that was typed is lost, and one more press signs once', async ({
  browser,
  product,
}) => {
  const { card, link } = await newSigning(product, 'offline');
  const page = await signerPage(browser, product.origin);
  await page.goto(link, { waitUntil: 'networkidle' });
  await page.getByLabel('Your name', { exact: true }).fill('Ravi');
  await page.getByLabel('Your words').fill('From far away');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign the card' }).click();
  await expect(page.getByRole('alert')).toHaveText(/^That didn’t get through\. What you wrote is still here/);
  await page.getByText('I don’t know what to write').click();
  await page.locator('[data-wish]').first().click();
  await expect(page.getByLabel('Your words')).toHaveValue(/^From far away\n.{10}/);
  await page.context().setOffline(false);
  // An answer that is lost on its way is no second note.
  let lost = 0;
  await page.route(`**${link}`, async (route) => {
    if (route.request().headers().accept !== 'application/json') return route.continue();
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Sign the card' }).click();
  await expect.poll(() => lost).toBe(1);
  await expect(page.getByRole('alert')).toHaveText(/^That didn’t get through/);
  await page.unroute(`**${link}`);
  await page.getByRole('button', { name: 'Sign the card' }).click();
  await expect(page.getByRole('heading', { name: 'You’ve signed. Thank you!' })).toBeVisible();
  const signed = 'select 1 from contributions where card_id = $1';
  expect(await ownerRows(product, signed, [card])).toHaveLength(1);
  await page.getByText('Change', { exact: true }).click();
  await page.getByLabel('Your words').fill('Changed on a train');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save the change' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'didn’t get through' })).toBeVisible();
  await expect(page.getByLabel('Your words')).toHaveValue('Changed on a train');
});

test('many notes are read page by page, with and without scripts', { tag: '@prove' }, async ({
  browser,
  product,
}) => {
  const { card, link } = await newSigning(product, 'many');
  const guest = newVisitor(product);
  for (let n = 1; n <= 45; n += 1)
    await sign(guest, link, { name: `Guest ${n}`, words: `Wish number ${n} for you` });
  for (const scripts of [true, false]) {
    const page = await signerPage(browser, product.origin, scripts);
    await page.goto(`/card/${card}`);
    const seen: string[] = [];
    if (scripts) {
      await expect(async () => {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
        await expect(page.locator('[data-more-notes]')).toHaveCount(0);
        expect(await page.locator('[data-notes] li b').count()).toBe(45);
      }).toPass();
    }
    for (;;) {
      seen.push(...(await page.locator('[data-notes] li b').allTextContents()));
      const more = page.locator('[data-more-notes]');
      if ((await more.count()) === 0) break;
      await more.click();
    }
    expect(seen).toEqual(Array.from({ length: 45 }, (_, n) => `Guest ${n + 1}`));
  }
});

test('nine people sign, the card opens at its hour, and whoever gets it thanks them all', async ({
  browser,
  product,
}) => {
  const { owner, card, link } = await newSigning(product, 'theday', { toName: 'Asha', fromName: 'Mira' });
  const seal = {
    intent: 'seal',
    opens: 'later',
    sealDate: nextMonth(),
    sealCity: 'Mumbai, India',
    cardId: card,
  };
  await owner.submit('/dashboard/seal', seal);
  const links = new Map<string, string>();
  for (let n = 1; n <= 9; n += 1) {
    const signer = newVisitor(product);
    links.set(`Guest ${n}`, await sign(signer, link, { name: `Guest ${n}`, words: `Wish ${n}` }));
  }
  // Before its hour no address has a note for whoever comes with the card's link.
  const receiver = newVisitor(product);
  for (const below of [
    '',
    '?notes=1',
    '/scene.json?face=portrait',
    '/card.html',
    '/print.pdf',
    '/preview.jpg',
    '/reply',
  ]) {
    const answer = await receiver.send(`/card/${card}${below}`);
    expect(await answer.text(), below).not.toMatch(/Wish \d|Guest \d/);
  }
  await owner.submit('/dashboard/seal', { intent: 'release', cardId: card });
  const page = await signerPage(browser, product.origin);
  await page.goto(`/card/${card}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'From everyone who signed' }).first()).toContainText(
    'Wish 1',
  );
  await expect
    .poll(
      async () =>
        (
          await ownerRows(product, 'select 1 from signings where opened_at is not null and card_id = $1', [
            card,
          ])
        ).length,
    )
    .toBe(1);
  await page.getByRole('radio', { name: 'Happy tears' }).check();
  await page.getByLabel(/^A few words/).fill('You are the best family there is');
  await expect(page.getByLabel('Who may read it')).toHaveValue('all');
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send my reply' }).click();
  await expect(page.getByText('That’ll make Mira’s day.')).toBeVisible();
  for (const own of links.values()) {
    const text = await (await newVisitor(product).send(own)).text();
    expect(text).toContain('You are the best family there is');
    // What the receiver has read stays as it was.
    expect(text).not.toContain('Save the change');
  }
  // Who missed the day stands after the others.
  await sign(newVisitor(product), link, { name: 'Late', words: 'Sorry!' });
  const shown: string[] = [];
  for (let at: string | undefined = `/card/${card}`; at; ) {
    const text: string = await (await receiver.send(at)).text();
    for (const [, name = ''] of text.matchAll(/<p dir="auto"><b[^>]*>([^<]+)<\/b>/g)) shown.push(name);
    at = /data-more-notes href="([^"]+)"/.exec(text)?.[1];
  }
  expect(shown).toEqual([...links.keys(), 'Late']);
});

test('at the party the notes are shown one by one; new ones join and hidden ones go', {
  tag: '@further',
}, async ({ openAs, product }) => {
  const { owner, card, link } = await newSigning(product, 'party');
  const guest = newVisitor(product);
  for (const name of ['Ann', 'Ben']) await sign(guest, link, { name, words: `Words of ${name}` });
  const page = await openAs({ storageState: firstVisit, viewport: { width: 1280, height: 800 } }, owner);
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(signingPage(card));
  await page.getByRole('link', { name: 'Show it on a screen at the party' }).click();
  await expect(page.getByText('Sign it now')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open' }).click();
  const shown = page.locator('.slide.is-shown');
  await expect(shown).toContainText('Words of Ann');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toContainText('Words of Ben');
  await page.keyboard.press('ArrowLeft');
  await expect(shown).toContainText('Words of Ann');
  expect(await axeFindings(page)).toEqual([]);
  // By itself, after eight seconds.
  await page.clock.runFor(8_100);
  await expect(shown).toContainText('Words of Ben');
  await page.getByRole('button', { name: 'Pause' }).click();
  await sign(guest, link, { name: 'Cem', words: 'Words of Cem' });
  const notes = await (await owner.send(signingPage(card))).text();
  const ann = /data-note="([\w-]{22})"/.exec(notes)?.[1] ?? '';
  await owner.submit(signingPage(card), { intent: 'hide', note: ann });
  await page.clock.runFor(15_100);
  await expect.poll(() => page.locator('[data-note] .slide-name').allTextContents()).toEqual(['Ben', 'Cem']);
  await expect(shown).toContainText('Words of Ben');
  // Whoever has the card's link sees it as well, and no code to sign it.
  const visitor = await (await guest.send(`/card/${card}/show`)).text();
  expect(visitor).toContain('Words of Cem');
  expect(visitor).not.toContain('Sign it now');
});
