import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Opens the card of the page that is shown, past its envelope, as somebody in a hurry does. */
export async function openEnvelope(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
  await expect(page.getByRole('link', { name: /Open the card/ })).toBeHidden();
}
