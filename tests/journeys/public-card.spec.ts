// Shows: the page of a card: size, previews of links, download, copied link, fonts, drafts, deleted cards
// Spec: 2.75, 2.79, 2.80, 2.82, 2.83, 2.85, 4.16, 7.14, 8.7, 8.28, 8.32, 9.12, 9.17
import type { Page } from '@playwright/test';
import { isolatedLine } from '#card/text/normalise-text.ts';
import { hold } from '../support/held-requests.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

const message = 'You carried me home in the rain.\nTwice, and never told anyone.';

let member: Member;
let published: string;
test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'card');
  published = await saveCard(member, { card: { toName: 'Ravi', fromName: 'Asha', message } });
});

function picture(page: Page) {
  return page.getByRole('img', { name: /^Birthday card/ });
}

/** CSS pixels of the smallest text of the card that is seen. */
function smallestText(page: Page): Promise<number> {
  return page.locator('.card-faces').evaluate((faces) => {
    const shown = [...faces.querySelectorAll('svg')].filter((svg) => svg.checkVisibility());
    const sizes = shown.flatMap((svg) => {
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      return [...svg.querySelectorAll('text')].map((text) => Number(text.getAttribute('font-size')) * scale);
    });
    return sizes.length > 0 ? Math.min(...sizes) : 0;
  });
}

test('has the shape that the screen has space for, and is read without zooming', async ({ page }) => {
  const long = await saveCard(member, {
    card: { toName: 'Ravi', fromName: 'Asha', message: `${message} `.repeat(15).slice(0, 900) },
  });
  for (const [width, height, shape] of [
    [360, 740, 5 / 7],
    [844, 390, 4 / 3],
    [768, 1024, 4 / 3],
    // Cover and inside stand side by side.
    [1280, 800, 5 / 7],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/card/${published}`);
    const box = await picture(page).first().boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1), `${width}`).toBeCloseTo(shape, 2);
    expect(box?.height, 'whole').toBeLessThanOrEqual(height);
    expect(await smallestText(page), `${width}`).toBeGreaterThanOrEqual(12);
    await page.goto(`/card/${long}`);
    expect(await smallestText(page), `${width}, long`).toBeGreaterThanOrEqual(12);
  }
});

test('tells other sites what to show of it, and search engines nothing', async ({ page, product }) => {
  const answer = await page.goto(`/card/${published}`);
  const content = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');
  expect(await content('description')).toBe('Asha made this card. Open it to see what’s inside.');
  expect(await content('og:title')).toBe('A birthday card for Ravi');
  expect(await content('og:site_name')).toBe('Birthday Bloom');
  expect(await content('og:url')).toBe(`${product.origin}/card/${published}`);
  expect(await content('og:image')).toBe(`${product.origin}/card/${published}/preview.jpg`);
  expect(await content('twitter:card')).toBe('summary_large_image');
  expect(await content('robots')).toBe('noindex');
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  expect(await page.content(), 'the surprise is kept').not.toMatch(/<meta[^>]*carried me home/);
});

test('is being drawn until its file is there', async ({ page }) => {
  const letGo = await hold(page, '**/card.png?*');
  await page.goto(`/card/${published}`);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  await expect(page.getByRole('link', { name: 'Drawing...' })).toHaveAttribute('aria-busy', 'true');
  letGo();
  expect((await downloaded).suggestedFilename()).toBe('birthday-card-for-Ravi.png');
  await expect(page.getByRole('link', { name: 'Download' })).not.toHaveAttribute('aria-busy');
});

test('asks no other site for anything', async ({ page, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`/card/${published}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  await download;
  expect(asked.length).toBeGreaterThan(3);
  const strange = asked.filter((url) => !/^(data|blob):/.test(url) && new URL(url).origin !== product.origin);
  expect(strange).toEqual([]);
});

test('is downloaded under the name of the receiver', { tag: '@further' }, async ({ page }) => {
  const names: [toName: string, file: string][] = [
    ['Ravi', 'birthday-card-for-Ravi.png'],
    ['A/B: "C" <D>', 'birthday-card-for-A-B-C-D.png'],
    ['', 'birthday-card.png'],
  ];
  for (const [toName, file] of names) {
    await page.goto(`/card/${await saveCard(member, { card: { toName } })}`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(file);
    await expectMessage(page, 'Download Started!');
  }
});

test('its link is copied', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/card/${published}`);
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectMessage(page, 'Link Copied!', 'Card link copied to clipboard.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${product.origin}/card/${published}`,
  );
});

test('where nothing can be copied the link is shown', async ({ page, product }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto(`/card/${published}`);
  await page.getByText('Share', { exact: true }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expectMessage(
    page,
    'Your browser blocked copying',
    `The link is ${product.origin}/card/${published}`,
  );
});

test('a draft is shown to its owner only, and says so', async ({ page, context, expectTrouble }) => {
  expectTrouble(/404/);
  const draft = await saveCard(member, { status: 'draft' });
  const ribbon = page.getByText('Draft: only you can see this');
  const answer = await page.goto(`/card/${draft}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Card not found' })).toBeVisible();
  await context.addCookies(member.cookies());
  await page.goto(`/card/${draft}`);
  await expect(picture(page)).toBeVisible();
  await expect(ribbon).toBeVisible();
  await page.goto(`/card/${published}`);
  await expect(ribbon).toHaveCount(0);
});

test('a card that never was and one that was deleted are told apart', async ({ page, expectTrouble }) => {
  expectTrouble(/404|410/);
  const deleted = await saveCard(member);
  await page.goto(`/card/${deleted}`);
  await expect(picture(page)).toBeVisible();
  await member.submit('/dashboard', { cardId: deleted, intent: 'delete' });
  for (const [id, status, text] of [
    ['AAAAAAAAAAAAAAAAAAAAAA', 404, /^There’s no card at this address\./],
    [deleted, 410, 'This card was deleted by the person who made it.'],
  ] as const) {
    const answer = await page.goto(`/card/${id}`);
    expect(answer?.status()).toBe(status);
    await expect(page).toHaveTitle('Card not found');
    await expect(page.getByRole('heading', { name: 'Card not found' })).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
  }
});

const names: [script: string, name: string, family: RegExp][] = [
  ['Arabic', 'ليلى عبد الرحمن', /^Noto Sans Arabic/],
  ['Tamil', 'தமிழ்ச்செல்வி', /^Noto Sans Tamil/],
  ['Chinese', '王小明', /^Noto Sans (SC|JP)/],
  ['variants of Japanese', '葛\u{e0100}城 辻\u{e0100} \ufa1b', /^Noto Sans JP/],
  ['Hindi', 'आशा श्रीनिवासन', /^Baloo 2 Devanagari/],
];

for (const [script, toName, family] of names) {
  test(`a name in ${script} is set in a font that has come with the page`, {
    tag: script === 'Hindi' || script === 'Chinese' ? [] : '@prove',
  }, async ({ page }) => {
    await page.goto(`/card/${await saveCard(member, { card: { toName } })}`);
    await expect(page).toHaveTitle(`A birthday card for ${isolatedLine(toName)}`);
    await expect(
      page.getByRole('heading', { name: `Happy Birthday ${isolatedLine(toName)}!` }),
    ).toBeAttached();
    await page.waitForLoadState('networkidle');
    const fonts = await page.evaluate(async () => {
      await document.fonts.ready;
      const bare = (name: string) => (name.split(',')[0] ?? '').replaceAll(/["']/g, '').trim();
      const all = [...document.fonts];
      return {
        // What stands in for Baloo while it loads is the machine's own, where the machine has it.
        failed: all
          .filter(({ status, family }) => status === 'error' && !/^"?Baloo 2 as /.test(family))
          .map((font) => font.family),
        loaded: all.filter(({ status }) => status === 'loaded').map((font) => bare(font.family)),
        used: [...document.querySelectorAll('svg[role=img] [font-family]')].map((node) =>
          bare(node.getAttribute('font-family') ?? ''),
        ),
      };
    });
    expect(fonts.failed).toEqual([]);
    expect(fonts.used).toContainEqual(expect.stringMatching(family));
    expect(fonts.used.filter((name) => !fonts.loaded.includes(name))).toEqual([]);
  });
}

test('an emoji of several people is one drawing, not letters of some font', async ({ page }) => {
  await page.goto(`/card/${await saveCard(member, { card: { toName: 'Rao 👨‍👩‍👧‍👦' } })}`);
  await expect(page).toHaveTitle('A birthday card for Rao 👨‍👩‍👧‍👦');
  await expect(picture(page)).toContainText('Rao');
  expect(await picture(page).locator('text').allTextContents()).not.toContainEqual(
    expect.stringMatching(/\p{Extended_Pictographic}/u),
  );
});
