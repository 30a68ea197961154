// Shows: contact, questions, cookies, the site map
// Spec: 1.5, 2.10, 2.93, 2.96, 2.98, 2.99, 4.17, 5.14, 8.34, 10.8
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { captionsHref, film, filmScenes } from '#content/film.ts';
import { offeredLanguages } from '#content/languages/languages.ts';
import { defaultSite } from '#content/site.ts';
import { templates } from '#content/templates.ts';
import { expect, expectMessage, firstVisit, test } from '../support/journey.ts';
import { mailsTo } from '../support/mails.ts';
import { ownerRows, type Product } from '../support/product.ts';
import { newMember, newVisitor, saveCard, signUpMember } from '../support/visitor.ts';

test.use({ storageState: firstVisit, settings: { SITE_CHAT_NUMBER: '919876543210' } });

function messagesFrom(product: Product, email: string) {
  return ownerRows<{ name: string; subject: string; message: string }>(
    product,
    'select name, subject, message from messages where email = $1 order by message',
    [email],
  );
}

async function write(page: Page, email: string, message: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Subject').selectOption({ label: 'Something isn’t working' });
  await page.getByLabel('Message').fill(message);
}

test('a visitor writes to us: what is missing is said, what was typed stays', async ({
  page,
  product,
  expectTrouble,
}) => {
  expectTrouble(/400/);
  await page.goto('/contact');
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await expectMessage(page, 'Message Not Sent', 'Please enter your full name.');
  const sentences = {
    'Full Name': 'Please enter your full name.',
    Email: 'Please enter your email address.',
    Subject: 'Please choose what your message is about.',
    Message: 'Please write a message.',
  };
  for (const [field, sentence] of Object.entries(sentences)) {
    await expect(page.getByLabel(field, { exact: true })).toHaveAccessibleDescription(new RegExp(sentence));
  }
  await expect(page.getByLabel('Full Name')).toBeFocused();

  await write(page, 'asha@', 'The cake is missing.\nThe candles too.');
  await send.click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/valid email address/);
  await expect(page.getByLabel('Message')).toHaveValue('The cake is missing.\nThe candles too.');
  await expect(page.getByLabel('Subject')).toHaveValue('bug');

  await page.getByLabel('Email', { exact: true }).fill('asha@example.org');
  await send.dblclick();
  await expectMessage(page, 'Message Sent!', "We'll get back to you soon.");
  await expect(page.getByLabel('Message')).toHaveValue('');
  expect(await messagesFrom(product, 'asha@example.org')).toEqual([
    { name: 'Asha Rao', subject: 'bug', message: 'The cake is missing.\nThe candles too.' },
  ]);

  const mails = async () =>
    (await mailsTo(product, defaultSite.email, 'contact')).filter(({ text }) => text.includes('The candles'));
  await expect.poll(async () => (await mails()).length).toBe(1);
  expect((await mails())[0]?.subject).toContain('Something isn’t working: a message from Asha Rao');

  await page.getByRole('link', { name: 'Help Center' }).click();
  await expect(page).toHaveURL('/faqs#technical-support');
  await expect(page.getByRole('heading', { name: 'Technical Support' })).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Video Tutorials' }).click();
  await expect(page.getByRole('heading', { name: 'Video Tutorials' })).toBeVisible();
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'View FAQ' }).click();
  await expect(page).toHaveURL('/faqs');
});

test('a film shows how a card is made, and nothing of it is loaded before it plays', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (one) => asked.push(new URL(one.url()).pathname));
  await page.goto('/video-tutorials', { waitUntil: 'networkidle' });
  expect(asked).not.toContain(film.href);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    filmScenes.map(({ caption }) => caption),
  );
  const video = page.getByLabel(film.title);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
  const shown = () => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length);
  await expect.poll(shown).toBe(filmScenes.length);

  const some = await page.request.get(film.href, { headers: { range: 'bytes=100-199' } });
  expect([some.status(), (await some.body()).length]).toEqual([206, 100]);
  expect(some.headers()['content-type']).toBe('video/mp4');
  await page.goto('/hi/video-tutorials');
  await expect(page.locator('track')).toHaveAttribute('src', captionsHref('hi'));
  expect((await page.request.get(captionsHref('hi'))).headers()['content-type']).toContain('text/vtt');
});

test('the form works without scripts, and a form sent again is the same message', { tag: '@prove' }, async ({
  openAs,
  product,
  expectTrouble,
}) => {
  expectTrouble(/400/);
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto('/contact');
  await write(page, 'ravi@', 'Thank you.');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(/valid email address/);
  await expect(page.getByLabel('Message')).toHaveValue('Thank you.');
  await page.getByLabel('Email', { exact: true }).fill('ravi@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expectMessage(page, 'Message Sent!', "We'll get back to you soon.");
  await expect(page.getByRole('link', { name: 'Help Center' })).toBeVisible();
  expect(await messagesFrom(product, 'ravi@example.org')).toHaveLength(1);

  const visitor = newVisitor(product);
  const post = (change: Record<string, string>) =>
    visitor.submit('/contact', {
      ...{
        intent: 'contact',
        formKey: 'A'.repeat(22),
        name: 'Mina',
        email: 'mina@example.org',
        subject: 'other',
      },
      ...{ message: 'One.', ...change },
    });
  const answers = await Promise.all([post({}), post({}), post({}), post({ trap: 'Acme' })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
  await post({ message: 'Two.' });
  expect((await messagesFrom(product, 'mina@example.org')).map(({ message }) => message)).toEqual([
    'One.',
    'Two.',
  ]);
  for (let n = 4; n < 10; n += 1) expect((await post({})).status).toBe(200);
  const refused = await post({ message: 'Three.' });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await refused.text()).toContain('You’ve sent a lot of messages. Please try again in');
});

test('questions are searched and opened, and each has an address', async ({ page, openAs }) => {
  await page.goto('/faqs');
  const search = page.getByRole('searchbox', { name: 'Search the questions' });
  const questions = page.locator('details:visible');
  const open = page.locator('details[open]');
  await expect(questions).toHaveCount(18);
  await expect(open).toHaveCount(0);
  await page.getByText('What does it cost?').click();
  await page.getByText('Which card styles are there?').click();
  await expect(open).toHaveCount(1);
  await expect(open).toContainText('Retro, Neon, Photo-Collage');
  await page.getByText('Which card styles are there?').click();
  await expect(open).toHaveCount(0);

  await search.pressSequentially('PHOTO');
  await expect(page).toHaveURL('/faqs?q=PHOTO');
  await expect(page.getByRole('heading', { level: 2, name: 'Customization' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'AI Features' })).toHaveCount(0);
  const found = await questions.count();
  await expect(page.getByText(`${found} questions found`)).toBeAttached();
  await search.fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'No FAQs found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all questions' }).click();
  await expect(questions).toHaveCount(18);
  await expect(search).toHaveValue('');

  await page.goto('/faqs#delete-account');
  await expect(open).toContainText('Export my data');
  await expect(page.getByText('this can’t be undone')).toBeInViewport();
  const plain = await openAs({ javaScriptEnabled: false });
  await plain.goto('/faqs?q=qr+code');
  await expect(plain.locator('details[open]')).toContainText('WhatsApp, Instagram, Facebook, X');
});

test('the cookie page names every cookie that is set', async ({ page, product }) => {
  const member = await signUpMember(product);
  const sent = await member.send('/studio?cardId=none');
  expect(sent.headers.getSetCookie().join()).toContain('bb_flash');
  await page.goto('/cookies');
  const table = page.getByRole('table', { name: 'Cookies' });
  const names = member.cookies().map(({ name }) => name);
  expect(names.toSorted()).toEqual(['bb.browser', 'bb.device', 'bb.session_token', 'bb_flash']);
  for (const name of names) await expect(table.getByRole('rowheader', { name, exact: true })).toBeVisible();
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Your choice' }).click();
  await expect(page).toHaveURL('/cookies#choice');
  await expect(page.getByRole('heading', { name: /^Your choice/ })).toBeInViewport();
});

test('search engines find every page that is for everyone, and no card', { tag: '@further' }, async ({
  page,
  product,
}) => {
  const { origin } = product;
  const card = await saveCard(await newMember(product));
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).not.toMatch(/^Disallow: (\/\w\w)?\/card/m);
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toEqual(expect.arrayContaining([`${origin}/`, `${origin}/about`, `${origin}/dmca`]));
  expect(sitemap).not.toContain('/card/');
  // Each design has a page in each language: some of them tell of all.
  const designs = addresses.filter((address) => address.includes('/designs/'));
  expect(designs).toHaveLength(templates.length * offeredLanguages.length);
  const asked = addresses.filter((address) => !designs.includes(address) || address.endsWith('/lift-off'));
  const titles = new Set<string>();
  for (const address of asked) {
    const answer = await page.request.get(`${address}?utm_source=x`);
    const html = await answer.text();
    expect(answer.status(), address).toBe(200);
    expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html, address).toMatch(/<meta name="description" content="[^"]{30,170}"/);
    expect(html, address).not.toContain('noindex');
    const [, language, title] = /<html lang="(\w+)".*?<title>([^<]+)/s.exec(html) ?? [];
    titles.add(`${language}: ${title}`);
  }
  expect(titles.size).toBe(asked.length);
  for (const part of ['', '/preview.jpg', '/picture.jpg']) {
    const { 'x-robots-tag': asked } = (await page.request.get(`/card/${card}${part}`)).headers();
    expect(asked, part).toBe('noindex');
  }
  const picture = await (await page.request.get('/preview.jpg')).body();
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(250 * 1024);
});

test('neither the cookie bar nor the chat covers what is pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/login');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await expect(bar).toBeVisible();
  await page.waitForLoadState('networkidle');
  const uncovered = { trial: true, timeout: 3_000 } as const;
  await page.getByRole('button', { name: 'Show password' }).click(uncovered);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/signup');
  const chat = page.getByRole('banner').getByRole('link', { name: /Chat with us/ });
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=Hello/);
  await expect(page.getByRole('complementary', { name: 'Help' })).toBeHidden();
});
