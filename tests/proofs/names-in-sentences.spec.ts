// Shows: names cannot turn our sentences around
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { ownerRows } from '../support/product.ts';
import { hostileName, seenName, sentencesOf, turnedWords } from '../support/reordered-words.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

let member: Member;

test.beforeEach(async ({ context, product }) => {
  member = await newMember(product, 'names');
  // No form of ours takes such a name any more; older accounts may have one.
  await ownerRows(product, 'update "user" set name = $1 where id = $2 returning id', [
    hostileName,
    member.userId,
  ]);
  await context.addCookies(member.cookies());
});

/** Finds the name that often at least, and every word of ours beside it where we wrote it. */
async function expectWordsInPlace(page: Page, atLeast: number): Promise<void> {
  const sentences = await sentencesOf(page);
  expect(sentences.length).toBeGreaterThanOrEqual(atLeast);
  const turned = sentences.filter((sentence) => turnedWords(sentence) !== '');
  expect(turned.map(({ text }) => text)).toEqual([]);
}

const card = { toName: hostileName, fromName: hostileName, message: `Dear ${hostileName}` };

test('on the dashboard', async ({ page }) => {
  await saveCard(member, { card });
  await saveCard(member, { card });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  // The welcome, and each tile with its buttons.
  await expectWordsInPlace(page, 10);
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toContainText('is deleted');
  await expectWordsInPlace(page, 10);
  await page.goto(`/dashboard?q=${encodeURIComponent(`${seenName}\u202e`)}`);
  await expect(page.getByText('cards match')).toBeVisible();
  await expectWordsInPlace(page, 11);
  await page.goto(`/dashboard?q=${encodeURIComponent(`عاشا${seenName}\u202e`)}`);
  await expect(page.getByRole('heading', { name: 'No cards match' })).toBeVisible();
  await expectWordsInPlace(page, 2);
});

test('on a published card and in the preview of its link', async ({ page }) => {
  await page.goto(`/card/${await saveCard(member, { card })}`);
  await page.getByText('Read the words').click();
  // The tab, four of the link's preview, the article, the drawing, and the words.
  await expectWordsInPlace(page, 9);
  await expect(page).toHaveTitle(/^A birthday card for \u2068.*\u2069$/);
});

test('in the gallery', async ({ page }) => {
  await page.goto(`/gallery?to=${encodeURIComponent(hostileName)}`);
  await expect(page.getByRole('img', { name: new RegExp(seenName.slice(0, 4)) }).first()).toBeVisible();
  await expectWordsInPlace(page, 12);
});

test('in the studio, on paper, and in what is offered again', async ({ page, context }) => {
  await context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/studio');
  await page.getByLabel('To', { exact: true }).fill(hostileName);
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const paper = await opened;
  await expect(paper.locator('html[data-printed]')).toBeAttached();
  await expectWordsInPlace(paper, 2);
  await paper.close();
  await page.reload();
  await expect(page.getByText('You have unsaved work from an earlier visit')).toBeVisible();
  await expectWordsInPlace(page, 1);
});
