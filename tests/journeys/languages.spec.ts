// Shows: languages of pages and cards, where several are offered: found, chosen, kept, also without scripts; a card
// made in Arabic, Hindi, French and Bengali
import type { Page } from '@playwright/test';
import { cardPageText } from '#content/languages/card-page-text.ts';
import { offeredLanguages } from '#content/languages/languages.ts';
import { textIn } from '#content/languages/text-in.ts';
import { phrasesFor } from '#content/phrases-for.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { newMember, newVisitor } from '../support/visitor.ts';

test('a visitor finds the site in the language of the browser, keeps it from page to page, and chooses another', async ({
  openAs,
}) => {
  const page = await openAs({ locale: 'hi-IN' });
  await page.goto('/');
  await expect(page).toHaveURL('/hi');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('lang', 'hi');
  await expect(html).toHaveAttribute('dir', 'ltr');
  const alternates = page.locator('link[rel=alternate][hreflang]');
  // Each language, and the page for all others.
  await expect(alternates).toHaveCount(offeredLanguages.length + 1);
  await page.getByRole('contentinfo').locator('a[href="/hi/gallery"]').click();
  await expect(page).toHaveURL('/hi/gallery');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/hi\/gallery$/);
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/gallery');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.goto('/');
  await expect(page, 'the choice is remembered').toHaveURL('/');
  await page.goto('/ar/faqs');
  await expect(html, 'an address says its language').toHaveAttribute('dir', 'rtl');
});

test('what is installed from an Arabic page is Arabic', { tag: '@prove' }, async ({ page }) => {
  await page.goto('/ar');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(`${address}`)).json();
  expect(manifest).toMatchObject({ id: '/', lang: 'ar', dir: 'rtl', start_url: '/ar', scope: '/' });
  expect(manifest.shortcuts[0]).toMatchObject({
    name: textIn('ar', 'site')('makeCard.action'),
    url: '/ar/studio',
  });
});

test('the names of the languages load no fonts', { tag: '@prove' }, async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'हिन्दी' })).toBeVisible();
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((address) => !address.includes('baloo-2-latin-'))).toEqual([]);
});

test('without scripts the menu works as well', { tag: '@prove' }, async ({ openAs }) => {
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto('/faqs?q=card');
  await page.getByRole('contentinfo').getByRole('button', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/faqs?q=card');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
});

test('Hindi is found by Latin letters, in the questions with and without scripts and in the gallery', {
  tag: '@prove',
}, async ({ page, openAs }) => {
  const plain = await openAs({ javaScriptEnabled: false });
  for (const visitor of [page, plain]) {
    await visitor.goto('/hi/faqs');
    await visitor.getByRole('searchbox').fill('khata hathi');
    await visitor.getByRole('searchbox').press('Enter');
    const found = visitor.locator('details[name=faq]:visible');
    await expect(found).toHaveCount(0);
    await visitor.getByRole('searchbox').fill('khata banana');
    await visitor.getByRole('searchbox').press('Enter');
    await expect(found.first()).toContainText('खाता बनाना');
  }
  await page.goto('/hi/gallery?search=bhatija');
  await expect(page.getByRole('listitem').filter({ hasText: 'भतीजा' }).first()).toBeVisible();
});

test('where there is no card, visitors who ask at the same time read it in their own languages', async ({
  product,
}) => {
  const asked = Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? 'hi' : 'ar'));
  const answers = await Promise.all(
    asked.map(async (language) => {
      const headers = { 'accept-language': language };
      return (await newVisitor(product).send('/card/AAAAAAAAAAAAAAAAAAAAAA', { headers })).text();
    }),
  );
  expect(answers.map((text) => /<html lang="(\w+)"/.exec(text)?.[1])).toEqual(asked);
});

test('a card made in the Arabic studio is Arabic, whoever looks at it', async ({ memberPage: page }) => {
  await page.goto('/ar/studio');
  const language = page.getByRole('combobox').filter({ has: page.locator('option[value=ar]') });
  await expect(language, 'the first guess is the language of the page').toHaveValue('ar');
  await page.locator('input[dir=auto]').first().fill('Asha');
  const drawn = page.getByRole('img', { name: /بطاقة عيد ميلاد إلى .*Asha/ });
  await expect(drawn.first()).toBeVisible();
  await language.selectOption('hi');
  await expect(page.getByRole('img', { name: /Asha.* के लिए.* जन्मदिन का कार्ड/ }).first()).toBeVisible();
  await language.selectOption('ar');
  await page.getByRole('button', { name: 'حفظ', exact: false }).first().click();
  await page.waitForURL(/\/ar\/studio\?.*cardId=/);
  const id = new URL(page.url()).searchParams.get('cardId');
  await page.goto(`/card/${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

async function expectWell(page: Page, where: string): Promise<void> {
  expect(await axeFindings(page), where).toEqual([]);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, where).toBe(0);
}

const people = [
  { language: 'ar', width: 390, height: 844, toName: 'أحمد Smith', message: 'عمر مديد، Anna و 3 أمنيات' },
  { language: 'hi', width: 1280, height: 800, toName: 'Ravi श्रीनिवासन', message: 'खुश रहो, Ravi!' },
  { language: 'fr', width: 390, height: 844, toName: 'Zoé', message: 'Très bel anniversaire, Zoé !' },
  { language: 'bn', width: 390, height: 844, toName: 'শ্রেয়া', message: 'সবসময় ভালো থেকো, শ্রেয়া!' },
] as const;

for (const { language, width, height, toName, message } of people) {
  test(`a card is made, published and answered in ${language} at ${width} x ${height}`, {
    tag: language === 'ar' ? [] : '@prove',
  }, async ({ memberPage: page, openAs }) => {
    const studio = textIn(language, 'studio');
    const dashboard = textIn(language, 'dashboard');
    const cardPage = cardPageText({ language });
    const isRtl = language === 'ar';
    const screen = { viewport: { width, height }, reducedMotion: 'reduce' } as const;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/${language}/studio`);
    await page.getByLabel(studio('names.to.label'), { exact: true }).fill(toName);
    const part = width < 1024 ? 'panel.words.short' : 'panel.wish.short';
    await page.getByRole('button', { name: studio(part), exact: true }).click();
    await page.getByLabel(studio('wish.message.label')).fill(message);
    await expectWell(page, 'the studio');
    await page.getByRole('button', { name: studio('actions.saveDraft') }).click();
    await page.waitForURL(/cardId=/);
    const id = new URL(page.url()).searchParams.get('cardId');
    await page.getByRole('button', { name: studio('actions.publish'), exact: true }).click();
    await page.waitForURL(`/${language}/dashboard?tab=created`);
    const sheet = page.getByRole('dialog', { name: dashboard('share.ready.title') });
    await expect(sheet).toBeVisible();
    await expectWell(page, 'the sheet to share it');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listitem').filter({ hasText: toName }).locator('img').first()).toBeVisible();
    await expectWell(page, 'the dashboard');
    // The second of three tabs: the key that points where reading goes leads to the third.
    await page.getByRole('tab', { selected: true }).press(isRtl ? 'ArrowLeft' : 'ArrowRight');
    await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');

    const reader = await openAs(screen);
    await reader.goto(`/card/${id}`);
    const html = reader.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('dir', isRtl ? 'rtl' : 'ltr');
    await expectWell(reader, 'the envelope');
    await reader.getByRole('link', { name: phrasesFor({ language }).skip }).click();
    await reader.getByRole('radio', { name: cardPage('reaction.tears') }).check();
    await expectWell(reader, 'the card');
    await reader.getByRole('button', { name: cardPage('answer.send') }).click();
    const [before = ''] = cardPage('answer.stored.to', { name: '|' })
      .split('|')
      .toSorted((a, b) => b.length - a.length);
    await expect(reader.getByRole('status').filter({ hasText: before })).toBeVisible();
  });
}

for (const javaScriptEnabled of [true, false])
  test(`a sender says how close the two are, ${javaScriptEnabled ? 'with' : 'without'} scripts`, {
    tag: javaScriptEnabled ? [] : '@prove',
  }, async ({ openAs, product }) => {
    const studio = textIn('de', 'studio');
    const page = await openAs({ javaScriptEnabled }, await newMember(product, 'Jörg'));
    await page.goto('/de/studio');
    const closeness = page.getByLabel(studio('names.closeness.label'));
    await expect(closeness, 'guessed').toHaveValue('familiar');
    await page.getByLabel(studio('names.to.label'), { exact: true }).fill('Frau Käthe');
    if (javaScriptEnabled) {
      await closeness.selectOption('polite');
      await page.getByRole('button', { name: studio('undo.action') }).click();
      await expect(closeness).toHaveValue('familiar');
    }
    await closeness.selectOption('polite');
    await page.getByRole('button', { name: studio('actions.saveDraft') }).click();
    await page.waitForURL(/cardId=/);
    const id = new URL(page.url()).searchParams.get('cardId');
    await page.reload();
    await expect(closeness).toHaveValue('polite');
    await page.getByRole('button', { name: studio('actions.publish'), exact: true }).click();
    await page.waitForURL(/\/dashboard/);

    const reader = await openAs({ javaScriptEnabled: false });
    const chosen = { language: 'de', closeness: 'polite' } as const;
    for (const path of [`/card/${id}`, `/card/${id}/reply`]) {
      await reader.goto(path);
      await expect(reader.getByLabel(cardPageText(chosen)('answer.name'))).toBeVisible();
    }
    await reader.goto(`/card/${id}`);
    await expect(reader.getByText(phrasesFor(chosen).makeWish)).toBeAttached();
  });
