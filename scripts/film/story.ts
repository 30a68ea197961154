import type { Page } from '@playwright/test';
import type { Camera } from './camera.ts';

/** Somebody makes a card on a phone, from the gallery to what the receiver sees. */
export async function playStory(page: Page, camera: Camera): Promise<void> {
  const { film, point, tap, type } = camera;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the card' }).getByRole('button', { name });

  await page.goto('/gallery', { waitUntil: 'networkidle' });
  await film('gallery', 5, () => tap(page.getByRole('link', { name: 'Use Template Lift-Off' })));

  await page.waitForURL(/\/login/, { waitUntil: 'networkidle' });
  await film('guest', 4, () => tap(button('Continue without an account')));

  await page.getByLabel('To', { exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await film('names', 5.5, async () => {
    await type(page.getByLabel('To', { exact: true }), 'Ravi');
    await type(page.getByLabel('From', { exact: true }), 'Asha');
  });

  await film('wish', 5.5, async () => {
    await tap(part('Wish'));
    await tap(button(/^Generate/));
  });

  await film('sound', 4.5, async () => {
    await tap(part('Sound'));
    await tap(page.getByText('Marigold Morning', { exact: true }));
  });

  await film('publish', 4, async () => {
    await tap(button('Publish'));
    await page.getByRole('dialog', { name: 'Your card is ready' }).waitFor();
  });

  const sheet = page.getByRole('dialog', { name: 'Your card is ready' });
  await film('share', 5, async () => {
    // Another app would open.
    await point(sheet.locator('[data-channel=whatsapp]'));
    await tap(sheet.locator('[data-channel=link]'));
  });

  const link = await sheet.getByLabel('Link', { exact: true }).inputValue();
  await page.goto(link, { waitUntil: 'networkidle' });
  await film('receiver', 7, async () => {
    await tap(page.getByRole('link', { name: /Open the card/ }));
    await page.getByRole('link', { name: 'Download' }).waitFor();
  });
}
