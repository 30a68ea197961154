import type { Page } from '@playwright/test';

/** Twenty-four children of a class, in four scripts. */
export const classNames = [
  ...['Asha Sharma', 'Ben', 'माया', 'محمد', '王小明', 'Zoë', 'Carlos', 'Dev', 'Élodie', 'Farah', 'Grace'],
  ...['Hugo', 'Ines', 'Jun', 'Kai', 'Lena', 'Mina', 'Noor', 'Omar', 'Pia', 'Quentin', 'Rosa', 'Sam', 'Tara'],
] as const;

/** Pastes names into the list and puts them on it, by a mouse or a finger. Answers with the presses. */
export async function addNames(
  page: Page,
  names: readonly string[],
  press: 'click' | 'tap' = 'click',
): Promise<number> {
  await page.getByLabel('Names, one on each line').fill(names.join('\n'));
  await page.getByRole('button', { name: 'Add to the list' })[press]();
  return 1;
}

export function cardTiles(page: Page) {
  return page.getByRole('list', { name: 'The cards', exact: true }).getByRole('listitem');
}

/** The pictures of the cards that have come. */
export function cardPictures(page: Page) {
  return cardTiles(page).locator('img');
}
