// Shows: a wish by relationship and tone, one's own words in its place and the other way round, keys while somebody types
// Spec: 2.47, 4.6, 4.7, 5.6, 8.26
import { expect, expectMessage } from '../support/journey.ts';
import { chooseSisterAndFunny, openPanel, preview, test } from '../support/studio.ts';

test('a wish needs a relationship and a tone, and comes again in other words', async ({ studio: page }) => {
  await openPanel(page, 'Wish');
  const generate = page.getByRole('button', { name: /^Generate/ });
  await generate.focus();
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Please select relationship and tone!');

  await openPanel(page, 'Names');
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await chooseSisterAndFunny(page);
  await openPanel(page, 'Picture');
  await expect(page.locator('input[value="from-yellow-red-pink"]')).toBeChecked();
  await openPanel(page, 'Wish');
  await generate.click();
  await expectMessage(page, 'AI Wish Generated!');
  const first = await page.locator('blockquote').textContent();
  await generate.click();
  await expect(page.locator('blockquote')).not.toHaveText(first ?? '');
  await expect(preview(page)).toHaveAccessibleName(/^Birthday card for Asha from studio: .+/);
});

test('a tone brings its background, says so, and one press brings the chosen one back', {
  tag: '@further',
}, async ({ studio: page }) => {
  await expect(page.locator('body')).not.toContainText('The background now matches the tone.');
  await openPanel(page, 'Picture');
  await page.locator('input[value="bg-peacock"]').check();
  await openPanel(page, 'Wish');
  await expect(page.getByText('Picked from our own collection.')).toBeVisible();
  for (const tone of ['Funny & Playful', 'Poetic & Artistic'])
    await page.getByRole('radio', { name: tone }).check();
  const said = page.getByRole('status').filter({ hasText: 'The background now matches the tone.' });
  await expect(said).toBeVisible();
  await said.getByRole('button', { name: 'Bring back the one before' }).press('Enter');
  await expect(said).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Poetic & Artistic' })).toBeChecked();
  await openPanel(page, 'Picture');
  await expect(page.locator('input[value="bg-peacock"]')).toBeChecked();
});

test('typing clears the wish, generating clears the message, and undo brings each back', async ({
  studio: page,
}) => {
  await chooseSisterAndFunny(page);
  await page.getByRole('button', { name: /^Generate/ }).click();
  const wish = (await page.locator('blockquote').textContent()) ?? '';
  const message = page.getByLabel('Your own message');
  await message.fill('My own words');
  await expect(page.locator('blockquote')).toHaveCount(0);
  await expect(preview(page)).toHaveAccessibleName(/My own words/);
  await page.getByRole('button', { name: /^Generate/ }).click();
  await expect(message).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(message).toHaveValue('My own words');
  await message.focus();
  await page.keyboard.press('Control+z');
  await expect(page.locator('blockquote')).toHaveText(wish);
  await page.keyboard.press('Control+Shift+z');
  await expect(message).toHaveValue('My own words');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('blockquote')).toHaveText(wish);
  await page.getByRole('button', { name: 'Make it my own' }).click();
  await expect(message).toHaveValue(wish);
});

for (const [panel, label, count] of [
  ['Names', 'To', '31 of 60'],
  ['Wish', 'Your own message', '31 of 1000'],
] as const) {
  test(`key events of typing in ${label} stay in the field, those of commands reach the page`, {
    tag: panel === 'Wish' ? [] : '@prove',
  }, async ({ studio: page }) => {
    await openPanel(page, panel);
    const field = page.getByLabel(label, { exact: true });
    await field.fill('Dear brother in a far country');
    await page.evaluate(() => {
      const [above, before]: [string[], string[]] = [[], []];
      for (const type of ['keydown', 'beforeinput', 'input', 'keyup']) {
        document.addEventListener(type, () => above.push(type));
        document.addEventListener(type, () => before.push(type), true);
      }
      Object.assign(window, { above, before });
    });
    await field.press('End');
    await page.keyboard.type(' A');
    await expect(page.getByText(count)).toBeVisible();
    expect(await page.evaluate('above')).toEqual([]);
    const letter = ['keydown', 'beforeinput', 'input', 'keyup'];
    expect(await page.evaluate('before')).toEqual(['keydown', 'keyup', ...letter, ...letter]);
    // A character that no card may hold leaves the field at once.
    await page.keyboard.insertText('\u0007');
    await expect(field).toHaveValue('Dear brother in a far country A');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('above[0]')).toBe('keydown');
    await expect(field).not.toBeFocused();
    await expect(preview(page)).toHaveAccessibleName(/far country A/);
  });
}

test('a text far over the limit is refused in words, and the one before stays', async ({ studio: page }) => {
  await openPanel(page, 'Wish');
  const message = page.getByLabel('Your own message');
  await message.fill('Dear Asha');
  await message.fill('x'.repeat(3001));
  await expect(message).toHaveValue('Dear Asha');
  const refusal = page.getByText(/3,001 characters/);
  await expect(refusal).toBeVisible();
  await message.fill('Dear Asha!');
  await expect(refusal).toBeHidden();
  await expect(preview(page)).toHaveAccessibleName(/Dear Asha!/);
});
