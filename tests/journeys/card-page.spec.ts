// Shows: the page of a card as a document: the same bytes for all, its size, without scripts, by keyboard
// Spec: 2.79, 2.80
import { readFile, stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { sampleCardIn } from '#content/languages/language-content.ts';
import { axeFindings, expect, expectMessage, test } from '../support/journey.ts';
import { playing, pressPlay } from '../support/recordings.ts';
import { type Member, newMember, newVisitor, saveCard } from '../support/visitor.ts';

const audio = { kind: 'song', id: 'happy-birthday' } as const;

let member: Member;
let published: string;

test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'card');
  published = await saveCard(member, { card: { toName: 'Ravi', fromName: 'Asha', audio } });
});

test('is the same bytes for everybody but its owner, and is not sent twice', async ({ product }) => {
  const path = `/card/${published}`;
  const fetched = () =>
    newVisitor(product)
      .send(path)
      .then((answer) => answer.text());
  await expect.poll(fetched, 'a busy machine sends it without its fonts first').toContain('@font-face');
  const first = await newVisitor(product).send(path);
  const text = await first.text();
  expect(first.headers.get('set-cookie')).toBeNull();
  expect(first.headers.get('content-security-policy')).toMatch(
    /script-src 'self'; style-src 'self' 'sha256-/,
  );
  expect(text).not.toMatch(/<script(?![^>]* src="\/assets\/)| on\w+=|nonce/);
  const other = await (await newMember(product, 'other')).send(path);
  expect(await other.text()).toBe(text);
  const etag = first.headers.get('etag') ?? '';
  const again = await newVisitor(product).send(path, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);

  const own = await member.send(path);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect(own.headers.get('etag')).toBeNull();
  expect(await (await newVisitor(product).send(path)).text()).toBe(text);
});

test('is sent compressed as the browser takes it', async ({ product }) => {
  const visitor = newVisitor(product);
  for (const encoding of ['br', 'gzip']) {
    const answer = await visitor.send(`/card/${published}`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain('Happy Birthday Ravi!');
  }
});

for (const language of ['en', 'hi'] as const) {
  test(`needs at most 15 kB of code, 120 kB in all and no font file in ${language}, and sets no cookie`, {
    tag: language === 'en' ? [] : '@prove',
  }, async ({ page, context, product }) => {
    const sizes: Promise<[type: string, bytes: number]>[] = [];
    page.on('requestfinished', (request) => {
      const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
      sizes.push(size.then((bytes) => [request.resourceType(), bytes]));
    });
    const path = `/card/${await saveCard(member, { card: sampleCardIn(language) })}`;
    // A busy machine sends the page without its fonts until they are made.
    const visitor = newVisitor(product);
    await expect.poll(async () => (await visitor.send(path)).text()).toContain('data:font/woff2');
    await page.goto(path, { waitUntil: 'networkidle' });
    const all = await Promise.all(sizes);
    const sum = (of: typeof all) => of.reduce((total, [, bytes]) => total + bytes, 0);
    const code = sum(all.filter(([type]) => type === 'script'));
    expect(code).toBeGreaterThan(0);
    expect(code).toBeLessThanOrEqual(15_000);
    expect(sum(all)).toBeLessThanOrEqual(120_000);
    expect(all.filter(([type]) => type === 'font')).toEqual([]);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
      true,
    );
    expect(await context.cookies()).toEqual([]);
    for (const role of ['banner', 'contentinfo', 'complementary'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  });
}

/** What each control does without any script. */
async function useAll(page: Page): Promise<void> {
  await page.goto(`/card/${published}`);
  await expect(page).toHaveTitle('A birthday card for Ravi');
  await pressPlay(page);
  await page.getByText('Read the words').click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'From Asha' })).toBeVisible();
  await page.getByText('Share', { exact: true }).click();
  for (const name of ['WhatsApp', 'Email', 'Facebook', 'X', 'Pinterest']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden();
  for (const [name, file] of [
    ['Download', 'birthday-card-for-Ravi.png'],
    ['PDF to print and fold, A4', 'birthday-card-for-Ravi.pdf'],
  ] as const) {
    const link = page.getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await page.getByText('Keep it').click();
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe(file);
  }
}

test('works whole without scripts', async ({ openAs }) => {
  const page = await openAs({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await useAll(page);
  await page.getByRole('link', { name: 'Video and other formats' }).click();
  await expect(page.getByRole('heading', { name: 'Download a card' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'PDF to print and fold' })).toBeVisible();
});

test('is kept as one file that needs neither the site nor scripts', async ({ page, openAs }, testInfo) => {
  await page.goto(`/card/${published}`);
  await page.getByText('Keep it').click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'One file with everything (HTML)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('birthday-card-for-Ravi.html');
  const path = testInfo.outputPath('card.html');
  await file.saveAs(path);
  expect((await stat(path)).size).toBeLessThanOrEqual(5 * 1024 * 1024);
  const kept = await openAs({ javaScriptEnabled: false, offline: true });
  await kept.goto(`file://${path}`);
  await expect(kept.getByRole('img', { name: /^Birthday card/ }).first()).toBeVisible();
  await expect(kept.getByRole('heading', { name: 'Happy Birthday Ravi!' })).toBeVisible();
  await expect(kept.getByText('From Asha').last()).toBeVisible();
  await pressPlay(kept);
  await expect.poll(async () => (await playing(kept))[0]?.playing).toBe(true);
  const text = await readFile(path, 'utf8');
  expect(text.match(/(?:src|href)="(?!data:|#)[^"]*"|url\((?!data:|#)[^)]*\)|<script/g)).toEqual([
    `href="${page.url()}"`,
  ]);
});

test('works by keyboard alone, and nothing of it is a finding of axe', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.goto(`/card/${published}`, { waitUntil: 'networkidle' });
    expect(await axeFindings(page), colorScheme).toEqual([]);
  }
  await page.getByRole('link', { name: 'Download' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Link Copied!', 'Card link copied to clipboard.');
  expect(await axeFindings(page), 'open').toEqual([]);
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('button', { name: 'Close' })
    .press('Escape');
  await expect(page.getByText('Link Copied!')).toHaveCount(0);
});

test('a sound that does not come says so in the language of its card', async ({ page, expectTrouble }) => {
  expectTrouble(/audio\/|ERR_FAILED/);
  const card = { ...sampleCardIn('hi'), audio };
  await page.goto(`/card/${await saveCard(member, { card })}#card`, { waitUntil: 'networkidle' });
  await page.route('**/audio/*', (route) => route.abort());
  await pressPlay(page);
  await expect(page.getByRole('alert')).toHaveText(
    'यह ऑडियो नहीं खुल पाया। कृपया अपना इंटरनेट जाँचें, फिर दोबारा चलाएँ।',
  );
});

test('a choice of light or dark on the site is followed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.goto(`/card/${published}`);
  // The stage above has the card's own colour.
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(25, 20, 16)');
});
