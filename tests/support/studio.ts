import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { test as base, expect, expectMessage } from './journey.ts';
import type { Product } from './product.ts';
import { type Member, newMember } from './visitor.ts';

/** A story of the studio: its page is open on a new card, for somebody with a fresh account. */
export const test = base.extend<{ readonly studio: Page }>({
  studio: async ({ page, product }, use) => {
    await openStudio(page, product);
    await use(page);
  },
});

/** The same where something has to be done before the studio opens. Returns whose studio it is. */
export async function openStudio(page: Page, product: Product): Promise<Member> {
  const member = await newMember(product, 'studio');
  await page.context().addCookies(member.cookies());
  await page.goto('/studio');
  await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
  return member;
}

/** The live preview, found by the sentence that describes the card. */
export function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Live preview' }).getByRole('img');
}

/**
 * Opens the panel with this part of the card. A new studio shows the names. On a phone names and wish are one part, and some
 * are behind "More".
 */
export async function openPanel(page: Page, label: string): Promise<void> {
  const strip = page.getByRole('navigation', { name: 'Parts of the card' });
  const button = (name: string) => strip.getByRole('button', { name, exact: true });
  await expect(button('Picture')).toBeVisible();
  const isPhone = await button('Words').isVisible();
  if (isPhone && ['Names', 'Wish'].includes(label)) return button('Words').click();
  if (isPhone && !(await button(label).isVisible())) await button('More').click();
  await button(label).click();
}

/** Opens each part of the studio, on any screen and in any language; `look` gets what its button says. */
export async function openEachPart(page: Page, look: (part: string) => Promise<void>): Promise<void> {
  const strip = page.locator('#panel-strip');
  await expect(strip).toBeVisible();
  for (const button of await strip.locator('button[aria-controls]').all()) {
    const opener = strip.locator('[data-place=opener]');
    const isBehindMore = (await button.getAttribute('data-place')) === 'more';
    if (!(await button.isVisible()) && isBehindMore) await opener.click();
    // On a phone the wish is below the names.
    if (!(await button.isVisible())) continue;
    await button.click();
    await look((await button.textContent()) ?? '');
  }
}

/** For stories that count what is drawn: on some days the design of a new card is made of symbols too. */
export async function resetBackground(page: Page): Promise<void> {
  await openPanel(page, 'Picture');
  await page.getByRole('button', { name: 'Reset the background' }).click();
  await openPanel(page, 'Names');
}

/** Leaves by the menu of the studio, which stands in place of the site's header. */
export async function goToDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
}

export async function chooseSisterAndFunny(page: Page): Promise<void> {
  await openPanel(page, 'Wish');
  await page.getByLabel('Relationship').selectOption('Sister');
  await page.getByRole('radio', { name: 'Funny & Playful' }).check();
}

/** Returns the card's id. */
export async function saveDraft(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expectMessage(page, 'Draft Saved!');
  await page.waitForURL(/cardId=/);
  return new URL(page.url()).searchParams.get('cardId') ?? '';
}

/** A JPEG of noise. */
export function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#cc8844', noise } })
    .jpeg()
    .toBuffer();
}

/** A file with such a photo. */
export async function photoFile(width: number, height: number, name = 'asha.jpg') {
  return { name, mimeType: 'image/jpeg', buffer: await photo(width, height) };
}

/** Where a file for this place is chosen. */
export function fileField(place: Locator): Locator {
  return place.locator('input[type=file]').first();
}

/** Presses with a finger where the control is now: it must be whole on the screen, and not under something else. */
export async function tap(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** Begins to upload a photo of the receiver; gives the place where it is chosen. */
export async function choosePhoto(page: Page): Promise<Locator> {
  await openPanel(page, 'Photos');
  const group = page.getByRole('group', { name: /^Their photo/ });
  await fileField(group).setInputFiles(await photoFile(300, 300));
  await expect(group.getByRole('progressbar', { name: 'Uploading asha.jpg' })).toBeVisible();
  return group;
}
