// Shows: words longer by half have room on every page, panel and dialog at 360 pixels
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { sayInPseudoLanguage, wordsOutOfPlace } from '../support/pseudo-language.ts';
import { newMember, saveCard } from '../support/visitor.ts';

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });

async function expectRoom(page: Page, where: string): Promise<void> {
  await sayInPseudoLanguage(page);
  expect.soft(await wordsOutOfPlace(page), where).toEqual([]);
}

test('words longer by half have room on every page', async ({ page, product, expectTrouble }) => {
  test.setTimeout(180_000);
  expectTrouble(/404/);
  const card = await saveCard(await newMember(product, 'sender'));
  const open =
    `/ /login /signup /reset-password /reset-password?token=dead /gallery /gallery?view=list /discover?tab=new
    /about /contact /faqs /faqs?q=zeppelin /video-tutorials /report?card=${card} /privacy /terms /refund /cookies /dmca
    /guest/link /nowhere /card/none /card/${card} /card/${card}/reply /card/${card}/formats`.split(/\s+/);
  for (const path of open) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectRoom(page, path);
  }
});

test('words longer by half have room on the pages of an account', async ({ page, product }) => {
  test.setTimeout(120_000);
  const member = await newMember(product, 'member');
  await page.context().addCookies(member.cookies());
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  await expectRoom(page, 'an empty dashboard');
  const card = await saveCard(member);
  await saveCard(member, { status: 'draft' });
  for (const path of [
    '/dashboard',
    '/dashboard?tab=created',
    `/dashboard/replies?card=${card}`,
    `/dashboard/seal?card=${card}`,
    '/dashboard/settings',
    '/profile',
    '/content',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expectRoom(page, path);
  }
});

test('words longer by half have room in the studio and its dialogs', async ({ page, product }) => {
  test.setTimeout(120_000);
  const member = await newMember(product, 'member');
  await page.context().addCookies(member.cookies());
  await page.goto(`/studio?cardId=${await saveCard(member)}`, { waitUntil: 'networkidle' });
  for (const part of await page.locator('#panel-strip button').all()) {
    await part.click();
    await expectRoom(page, `the panel ${await part.textContent()}`);
  }
  for (const dialog of await page.locator('[data-studio-bar] button:has(svg)').all()) {
    if (!(await dialog.isVisible()) || (await dialog.getAttribute('aria-label')) === null) continue;
    await dialog.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectRoom(page, `the dialog ${await dialog.getAttribute('aria-label')}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});
