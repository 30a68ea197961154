import type { Locator, Page } from '@playwright/test';

/** The tile of a card, by its title: "Card for Ravi". */
export function tile(page: Page, title: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** A tab by its name and count: "Created 1". */
export function tab(page: Page, name: string): Locator {
  return page.getByRole('tab', { name, exact: true });
}

/** The titles of the tiles on the page, in their order. */
export function titles(page: Page): Locator {
  return page.getByRole('listitem').getByRole('heading');
}

/** Presses Delete on a tile and says yes. */
export async function deleteCard(page: Page, title: string): Promise<void> {
  await tile(page, title)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete card' }).click();
}
