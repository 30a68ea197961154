import type { Page } from '@playwright/test';

export const password = 'a quiet garden with bees';

export const notTogether = 'This email address and password don’t match. Please check both and try again.';

let addresses = 0;

/** Of nobody yet. */
export function newAddress(): string {
  addresses += 1;
  return `rao-${process.pid}-${addresses}@example.org`;
}

export interface SignUpForm {
  readonly email: string;
  readonly password?: string;
  readonly again?: string;
  readonly agrees?: boolean;
}

/** Fills in the form that is open, and sends it. */
export async function signUp(page: Page, form: SignUpForm): Promise<void> {
  const chosen = form.password ?? password;
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(form.email);
  await page.getByLabel('Password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm Password', { exact: true }).fill(form.again ?? chosen);
  await page.getByRole('checkbox').setChecked(form.agrees ?? true);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

export async function logIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(word);
  await page.getByRole('button', { name: 'Log In' }).click();
}
