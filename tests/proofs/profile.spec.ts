// Shows: name, website and photo are changed
// Spec: 2.69, 2.70, 2.71, 2.72, 4.15, 5.15, 6.2, 7.11, 8.25
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dragFiles } from '../support/dragged-files.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { photo } from '../support/studio.ts';

const updated = ['Profile Updated!', 'Your profile has been successfully updated.'] as const;

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const chooser = page.getByLabel(/^(Upload a|Replace) photo/).filter({ visible: true });
  await chooser.setInputFiles({ name: 'asha.jpg', mimeType: 'image/jpeg', buffer });
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

test('a visitor is sent to the log-in and comes back', async ({ page, context, member }) => {
  await context.clearCookies();
  await page.goto('/profile');
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await page.getByLabel('Email').fill(member.email);
  await page.getByLabel('Password', { exact: true }).fill(member.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/profile');
  await expect(page.getByLabel('Email')).toHaveValue(member.email);
});

test('from the dashboard to the profile and back: name, website and photo are changed', async ({
  memberPage: page,
}) => {
  const gates = { '/profile.data': Promise.withResolvers<void>(), POST: Promise.withResolvers<void>() };
  await page.route('**/profile.data*', async (route) => {
    await gates[route.request().method() === 'POST' ? 'POST' : '/profile.data'].promise;
    await route.continue();
  });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Edit profile' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading Profile...' })).toBeVisible();
  gates['/profile.data'].resolve();
  await expect(page.getByRole('heading', { name: 'Your profile', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your initials: A' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveJSProperty('readOnly', true);
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha');

  await page.getByLabel('Full Name').fill('  आशा Rao ');
  await page.getByLabel('Website').fill('https://asha.example/cards');
  await choose(page, await photo(1200, 800));
  const shown = page.getByRole('img', { name: 'Your photo' });
  await expect(shown).toHaveJSProperty('naturalWidth', 320);
  await expect(shown).toHaveJSProperty('naturalHeight', 320);
  await expect(page.getByText('Not saved yet: press Save Changes.')).toBeVisible();
  await save(page);
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  gates.POST.resolve();
  await expectMessage(page, ...updated);
  await expect(page.getByText('Not saved yet: press Save Changes.')).toBeHidden();
  await expect(page.getByLabel('Full Name')).toHaveValue('आशा Rao');
  await expect(page.getByLabel('Website')).toHaveValue('https://asha.example/cards');

  await page.getByRole('link', { name: 'Back to your cards' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, आशा Rao!' })).toBeVisible();
  await page.goto('/profile');
  await expect(shown).toHaveJSProperty('naturalWidth', 320);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('img', { name: 'Your initials: आ' })).toBeVisible();
  await save(page);
  await expectMessage(page, ...updated);
  await page.reload();
  await expect(page.getByRole('img', { name: 'Your initials: आ' })).toBeVisible();
});

test('an upload is cancelled, breaks off and is tried again', async ({ memberPage: page, expectTrouble }) => {
  expectTrouble(/ERR_FAILED|studio\/photo/);
  await page.goto('/profile');
  await page.route('**/studio/photo*', () => {
    // Never answered: the upload is under way until it is cancelled.
  });
  await choose(page, await photo(300, 300));
  await expect(page.getByRole('progressbar', { name: 'Uploading asha.jpg' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeDisabled();
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toBeEnabled();

  await page.unroute('**/studio/photo*');
  await page.route('**/studio/photo*', (route) => route.abort('failed'), { times: 1 });
  await choose(page, await photo(300, 300));
  await expect(page.getByText('The photo couldn’t be sent.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible();
});

test('a photo dropped beside its place is taken, and what was typed stays', async ({
  memberPage: page,
}, info) => {
  await page.goto('/profile');
  await page.getByLabel('Full Name').fill('Asha Rao');
  const path = info.outputPath('asha.jpg');
  await writeFile(path, await photo(300, 300));
  const dragged = await dragFiles(page, [path]);
  await dragged.over(page.getByLabel('Full Name'));
  await dragged.drop();
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
});
