// Shows: a typeface: looked at in one's own words, chosen, kept; the card's page loads no other
import { expect, expectMessage } from '../support/journey.ts';
import { openPanel, preview, saveDraft, test } from '../support/studio.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('a typeface is chosen by looking at one’s own words, and its card loads no other', {
  tag: '@prove',
}, async ({ openAs, studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('ஆஷா');
  await page.getByLabel('From', { exact: true }).fill('रवि');
  await openPanel(page, 'Type');
  const pairings = page.getByRole('group', { name: 'Typeface' }).getByRole('radio');
  await expect(pairings).toHaveCount(8);
  // A new card begins with the design of the day.
  await page.getByRole('radio', { name: 'Classic' }).check();
  // What a pairing lacks is said before it is chosen.
  await expect(page.getByRole('radio', { name: 'Poster' })).toHaveAccessibleDescription(
    'Tamil letters in the heading stay as in Classic. Devanagari letters in the wish stay as in Classic.',
  );
  await pairings.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const elegant = page.getByRole('radio', { name: 'Elegant' });
  await expect(elegant).toBeChecked();
  await expect(elegant).toHaveAccessibleDescription('');
  await page.getByRole('radio', { name: 'Large' }).check();
  await page.getByRole('radio', { name: 'Start' }).check();
  const words = preview(page).locator('text');
  await expect(words.filter({ hasText: 'Happy Birthday' })).toHaveAttribute('font-family', /Great Vibes/);
  await expect(words.filter({ hasText: 'ஆஷா' })).toHaveAttribute('font-family', /Noto Serif Tamil/);

  const whole = await words.count();
  await page.getByRole('radio', { name: '3D' }).check();
  // Each letter has sides.
  await expect.poll(() => words.count()).toBeGreaterThan(whole + 3);

  const id = await saveDraft(page);
  await page.goto(`/studio?cardId=${id}`);
  await openPanel(page, 'Type');
  await expect(elegant).toBeChecked();
  await expect(page.getByRole('radio', { name: '3D' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Large' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Start' })).toBeChecked();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expectMessage(page, 'Card Published!');

  // The receiver's browser has nothing of the studio in its caches, and needs no file: the fonts come with the page.
  const receiver = await openAs({});
  const files: string[] = [];
  receiver.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/fonts/')) files.push(request.url());
  });
  // On a busy machine the first answers do not wait for the fonts.
  await expect(async () => {
    files.length = 0;
    await receiver.goto(`/card/${id}`);
    await receiver.waitForLoadState('networkidle');
    expect(files).toEqual([]);
  }).toPass();
  const loaded = await receiver.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight }) => `${family.replaceAll('"', '')} ${weight}`);
  });
  // The site's own letters, and of each script what this card shows.
  expect(new Set(loaded.filter((font) => !font.startsWith('Baloo 2 ')))).toEqual(
    new Set([
      'Noto Serif Devanagari 400',
      'Noto Serif Devanagari 700',
      'Great Vibes 400',
      'Noto Serif Tamil 700',
      'EB Garamond 400',
      'EB Garamond 700',
    ]),
  );
});
