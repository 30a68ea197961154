import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

/** Waits for the message that a page shows, as a toast or, without JavaScript, as a notice. */
export async function expectMessage(page: Page, title: string, description?: string): Promise<void> {
  const notices = page.getByRole('region', { name: /^Notifications?$/ });
  await expect(notices.getByText(title, { exact: true })).toBeVisible();
  if (description) await expect(notices.getByText(description, { exact: true })).toBeVisible();
}
