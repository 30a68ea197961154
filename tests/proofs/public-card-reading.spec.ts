// Shows: the words of a card, its entrances, without motion, without JavaScript
// Spec: 2.76, 2.81, 4.11, 8.13, 10.5
import type { Page } from '@playwright/test';
import { expect, expectMessage, test } from '../support/journey.ts';
import { withoutRight } from '../support/product.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

const message = 'You carried me home in the rain.\nTwice, and never told anyone.';

let member: Member;
let published: string;
test.beforeAll(async ({ product }) => {
  member = await newMember(product, 'reading');
  published = await saveCard(member, { card: { toName: 'Ravi', fromName: 'Asha', message } });
});

function picture(page: Page) {
  return page.getByRole('img', { name: /^Birthday card/ });
}

test('the heading in the sender’s own words, the age, a signature and stickers are read too', async ({
  page,
}) => {
  const card = await saveCard(member, {
    card: {
      toName: 'Ravi',
      heading: 'Forty, and counting',
      age: 40,
      signature: { kind: 'typed', text: 'Your Asha' },
      stickers: [{ slot: 2, key: 'balloon' }],
    },
  });
  await page.goto(`/card/${card}`);
  const words = page.getByRole('article', { name: 'Forty, and counting' });
  await expect(words.getByRole('heading', { level: 1 })).toHaveText('Forty, and counting');
  await expect(words.getByRole('paragraph').getByText('Age 40')).toHaveCount(1);
  await expect(words.getByRole('paragraph').getByText('Your Asha')).toHaveCount(1);
  await expect(words.getByText(/\bballoon\b/i)).toHaveCount(1);
});

test('screen readers find each text once, and everybody can open the words', async ({ page }) => {
  await page.goto(`/card/${published}`);
  const card = page.getByRole('article', { name: 'Happy Birthday Ravi!' });
  const heading = card.getByRole('heading', { name: 'Happy Birthday Ravi!', level: 1 });
  const lines = [...message.split('\n'), 'From Asha'];
  // The box around the words, which cuts off what is in it until they are opened.
  const words = heading.locator('xpath=../..');
  expect(await words.boundingBox(), 'unseen').toMatchObject({ width: 1, height: 1 });
  // The drawing names the card; what it says is read from the text beside it alone.
  await expect(picture(page)).toHaveAccessibleName('Birthday card for Ravi');
  for (const line of lines) {
    await expect(card.getByRole('paragraph').filter({ hasText: line })).toHaveCount(1);
  }
  await page.getByText('Read the words').click();
  await expect(words).not.toHaveCSS('overflow', 'hidden');
  for (const line of lines) {
    const paragraph = card.getByRole('paragraph').filter({ hasText: line });
    await paragraph.scrollIntoViewIfNeeded();
    await expect(paragraph).toBeInViewport({ ratio: 0.95 });
  }
  await expect(page.getByRole('link', { name: 'Made with love on Birthday Bloom' })).toHaveAttribute(
    'href',
    '/',
  );
});

test('a download that fails says so, and works the second time', async ({ page, product, expectTrouble }) => {
  expectTrouble(/50[03]/);
  await page.goto(`/card/${published}`, { waitUntil: 'networkidle' });
  const button = page.getByRole('link', { name: 'Download' });
  await withoutRight(product, 'select on cards', async () => {
    await button.click();
    await expectMessage(page, 'Download Failed', 'Could not generate image.');
  });
  await expect(button).not.toHaveAttribute('aria-busy');
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('birthday-card-for-Ravi.png');
  await expectMessage(page, 'Download Started!');
});

for (const animation of ['fade', 'slideUp', 'slideLeft', 'scale', 'rotate'] as const) {
  test(`comes in by ${animation}, and stands still for those who want no motion`, async ({ page }) => {
    const id = await saveCard(member, { card: { animation } });
    const entrances = () =>
      picture(page).evaluate((svg) =>
        svg
          .getAnimations({ subtree: true })
          .map((one) => (one as CSSAnimation).animationName)
          .filter((name) => name.startsWith('entrance-')),
      );
    // Held before its first frame, however slow the machine is.
    await page.addInitScript(() => {
      const held = new CSSStyleSheet();
      held.replaceSync('svg * { animation-play-state: paused !important }');
      document.adoptedStyleSheets = [held];
    });
    await page.goto(`/card/${id}`);
    expect(new Set(await entrances())).toEqual(new Set([`entrance-${animation}`]));
    await picture(page).evaluate((svg) => {
      for (const one of svg.getAnimations({ subtree: true })) one.finish();
    });
    await expect.poll(entrances, 'it ends').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/card/${id}`);
    await expect(picture(page)).toBeVisible();
    expect(await entrances()).toEqual([]);
  });
}

test('without JavaScript it is read, words and all, and no button is dead', async ({ openAs }) => {
  const page = await openAs({ javaScriptEnabled: false });
  await page.goto(`/card/${published}`);
  // The heading may stand in two lines.
  await expect(picture(page)).toContainText(/Happy Birthday\s*Ravi!/);
  await page.getByText('Read the words').click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'From Asha' })).toBeVisible();
  const buttons = page.getByRole('main').getByRole('button');
  // Answering and reporting are forms, which need no script.
  await expect(buttons).toHaveText(['Send my reply', 'Report this card']);
  await buttons.last().click();
  await expect(page).toHaveURL(/\/report\?/);
});
