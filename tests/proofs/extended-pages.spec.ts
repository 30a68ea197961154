// Shows: what was typed stays where password managers and assistants put elements into forms before React takes
// over; a log-in that one sends without a button is taken
import type { Page } from '@playwright/test';
import { extendPage, extensionTrouble } from '../support/extensions.ts';
import { openEarly } from '../support/held-requests.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/visitor.ts';

/* Password managers and assistants put elements into pages before React takes them over. */

const pages = {
  '/login': { Email: 'asha@example.org', Password: 'a quiet garden' },
  '/signup': { 'Full Name': 'Asha', Email: 'asha@example.org', Password: 'a quiet garden' },
  '/reset-password': { Email: 'asha@example.org' },
} as const;

for (const [path, typed] of Object.entries(pages)) {
  test(`${path}: what was typed before React came stays, and so does the cursor`, async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(extensionTrouble);
    await page.addInitScript(extendPage);
    const letScriptsCome = await openEarly(page, path);
    for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
    await page.keyboard.press('End');
    letScriptsCome();
    const [last = ''] = Object.keys(typed).slice(-1);
    await isTakenOver(page);
    for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text);
    await expect(field(page, last)).toBeFocused();
  });
}

for (const how of ['submit', 'requestSubmit'] as const) {
  test(`a log-in that a password manager sends by its form's ${how}(), without a button, is taken`, async ({
    page,
    product,
  }) => {
    const member = await newMember(product, 'managed');
    await page.goto('/login?next=%2Fprofile');
    await isTakenOver(page);
    await field(page, 'Email').fill(member.email);
    await field(page, 'Password').fill(member.password);
    await field(page, 'Password').evaluate((input: HTMLInputElement, send) => input.form?.[send](), how);
    await expect(page).toHaveURL('/profile');
  });
}

function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true }).first();
}

/** Once React listens to the fields of the page. */
async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [first] = document.querySelectorAll('main input:not([type=hidden])');
    return Object.keys(first ?? {}).some((key) => key.startsWith('__reactProps$'));
  });
}
