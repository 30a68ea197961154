// Shows: every failure of the database has the specification’s sentence, and what was typed stays
// Spec: 8.1, 8.2, 8.3, 8.7, 8.8, 8.9, 8.10, 8.15, 8.16, 8.18
import type { Page } from '@playwright/test';
import { expect, expectMessage } from '../support/journey.ts';
import { withoutRight } from '../support/product.ts';
import { test } from '../support/studio.ts';
import { type Member, newMember, saveCard } from '../support/visitor.ts';

/* Each failure is a real one: the database refuses what the page needs. The page says so in its own words. */

const password = 'a quiet garden with bees';
let member: Member;

test.beforeEach(async ({ product, expectTrouble }) => {
  member = await newMember(product, 'failures');
  // The accounts' library answers 422 when a new row is refused.
  expectTrouble(/50[03]|422/);
});

async function enter(page: Page): Promise<void> {
  await page.context().addCookies(member.cookies());
}

test('the dashboard cannot list: Error fetching cards', async ({ page, product }) => {
  await enter(page);
  await withoutRight(product, 'select on cards', async () => {
    const answer = await page.goto('/dashboard');
    expect(answer?.status()).toBe(500);
    await expectMessage(page, 'Error fetching cards', 'Something went wrong');
    await expect(page.getByRole('heading', { name: 'We couldn’t load your cards' })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
});

test('a card cannot be deleted: Error deleting card', async ({ page, product }) => {
  await saveCard(member, { status: 'draft' });
  await enter(page);
  await page.goto('/dashboard');
  const tile = page.getByRole('listitem').filter({ hasText: 'Card for Ravi' });
  await withoutRight(product, 'update on cards', async () => {
    await tile.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete card' }).click();
    await expectMessage(page, 'Error deleting card', 'Something went wrong. Please try again.');
  });
  await expect(tile).toBeVisible();
});

test('a card cannot be shown: Error: Could not load the card', async ({ page, product }) => {
  const id = await saveCard(member);
  await withoutRight(product, 'select on cards', async () => {
    const answer = await page.goto(`/card/${id}`);
    expect(answer?.status()).toBe(500);
    await expectMessage(page, 'Error: Could not load the card');
    await expect(page.getByRole('heading', { name: 'We couldn’t load this card' })).toBeVisible();
  });
  expect(product.output(), 'it is logged as well').toMatch(/page failed|request failed/);
});

test('a card cannot be saved: Save failed, and the work stays', async ({ studio: page, product }) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await withoutRight(product, 'insert on cards', async () => {
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expectMessage(
      page,
      'Save failed',
      'The card couldn’t be saved just now. Please try again in a moment.',
    );
  });
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
});

test('the profile cannot be shown: Error loading profile', async ({ page, product }) => {
  await enter(page);
  await withoutRight(product, 'select on profiles', async () => {
    await page.goto('/profile');
    await expectMessage(page, 'Error loading profile', 'Something went wrong');
  });
});

test('the profile cannot be saved: Error updating profile, and what was typed stays', async ({
  page,
  product,
}) => {
  await enter(page);
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Asha of the Hills');
  await withoutRight(product, 'insert on profiles', async () => {
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expectMessage(page, 'Error updating profile', 'Something went wrong. Please try again.');
  });
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha of the Hills');
});

test('a session cannot be ended: Sign out Failed, and one is still logged in', async ({ page, product }) => {
  await enter(page);
  await page.goto('/dashboard');
  await withoutRight(product, 'delete on session', async () => {
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectMessage(page, 'Sign out Failed', 'Something went wrong');
  });
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expectMessage(page, 'Signed Out');
});

test('nobody can log in: Sign in Failed, and what was typed stays', async ({ page, product }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await withoutRight(product, 'insert on session', async () => {
    await page.getByRole('button', { name: 'Log In' }).click();
    await expectMessage(page, 'Sign in Failed', 'Something went wrong');
  });
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('nobody can sign up: Sign up Failed, and what was typed stays', async ({ page, product }) => {
  const email = `new-${member.email}`;
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await withoutRight(product, 'insert on "user"', async () => {
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expectMessage(page, 'Sign up Failed', 'Something went wrong');
  });
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/login');
});
