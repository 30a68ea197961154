// Shows: the studio's parts, undo, Shuffle, the preview on a phone, keyboard, axe
// Spec: 2.44, 2.45, 2.48, 2.49, 2.53, 2.54, 2.55, 3.6, 4.11, 6.2, 7.19, 8.14, 8.19, 9.9, 9.17
import { gradients } from '#card/backgrounds/gradients.ts';
import { backgrounds } from '#card/backgrounds/registry.ts';
import { designOfTheDay } from '#card/looks/design-of-the-day.ts';
import { relationships } from '#content/relationships.ts';
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import { chooseSisterAndFunny, openPanel, openStudio, preview, test } from '../support/studio.ts';
import { newMember } from '../support/visitor.ts';

test('a visitor is sent to the log-in, which knows the way back', async ({ page }) => {
  await page.goto('/studio?cardId=abc');
  await expect(page).toHaveURL('/login?next=%2Fstudio%3FcardId%3Dabc');
});

test('until the studio is ready, the page says that it is loading', async ({ studio: page }) => {
  const answer = await page.request.get('/studio');
  expect(await answer.text()).toContain('Loading Studio...');
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`without scripts the studio says what it needs beside its form, at ${viewport.width} px`, {
    tag: viewport.width === 390 ? [] : '@prove',
  }, async ({ openAs, product }) => {
    const member = await newMember(product, 'no-scripts');
    const page = await openAs({ javaScriptEnabled: false, viewport }, member);
    await page.goto('/studio');
    // Nothing lies over them.
    await page.locator('[data-studio-notices] noscript').click({ trial: true });
    await page.getByLabel('To', { exact: true }).click({ trial: true });
    await page.getByRole('button', { name: 'Publish', exact: true }).hover({ trial: true });
  });
}

test('a new card begins as a design of the day, and Reset leads to the defaults', async ({
  studio: page,
}) => {
  await openPanel(page, 'Wish');
  await expect(page.getByText('A new card', { exact: true })).toBeVisible();
  const options = page.getByLabel('Relationship').locator('option:not([value=""])');
  await expect(options).toHaveText([...relationships, 'Somebody else']);
  const tones = page.getByRole('group', { name: 'Tone' }).getByRole('radio');
  await expect(tones).toHaveCount(5);
  for (const label of [
    'Sweet & Loving',
    'Funny & Playful',
    'Formal & Respectful',
    'Blessing & Spiritual',
    'Poetic & Artistic',
  ]) {
    await expect(page.getByRole('radio', { name: label })).not.toBeChecked();
  }
  await openPanel(page, 'Style');
  const title = page.getByLabel('Title colour', { exact: true });
  const today = designOfTheDay(Date.now());
  await expect(title).toHaveValue(today.titleColor ?? '');
  await page.getByRole('button', { name: 'Reset the colours' }).click();
  await expect(title).toHaveValue('#333333');
  await expect(page.getByLabel('Wish colour', { exact: true })).toHaveValue('#555555');
  await expect(page.getByLabel('From colour', { exact: true })).toHaveValue('#777777');
  const animations = page.getByRole('group', { name: 'Animation' }).getByRole('radio');
  expect(await animations.evaluateAll((all: HTMLInputElement[]) => all.map(({ value }) => value))).toEqual([
    ...['fade', 'slideUp', 'slideLeft', 'scale', 'rotate'],
  ]);
  for (const [index, name] of ['Fade', 'Slide Up', 'Slide Left', 'Scale', 'Rotate'].entries()) {
    await expect(animations.nth(index)).toHaveAccessibleName(name);
    await expect(animations.nth(index)).toBeChecked({ checked: index === 0 });
  }
  await openPanel(page, 'Sound');
  await expect(page.getByRole('group', { name: 'Songs' }).getByRole('radio')).toHaveCount(13);
  await expect(page.getByRole('group', { name: 'AI voices' }).getByRole('radio')).toHaveCount(2);
  await openPanel(page, 'Picture');
  await expect(page.locator(`input[value="${today.background}"]`)).toBeChecked();
  await page.getByRole('button', { name: 'Reset the background' }).click();
  await expect(page.locator('input[value="from-pink-purple-blue"]')).toBeChecked();
  await expect(page.getByRole('group', { name: /^Background/ }).getByRole('radio')).toHaveCount(
    backgrounds.length,
  );
  await openPanel(page, 'Wish');
  await expect(page.getByRole('button', { name: 'Generate AI Wish' })).toBeDisabled();
  const box = await preview(page).boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
  expect(box?.width).toBeLessThanOrEqual(672);
});

test('a laptop shows the pages of a phone below the card, and a press shows one large', {
  tag: '@prove',
}, async ({ page, product }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStudio(page, product);
  await page.goto('/studio?template=first-slice');
  const pages = page.locator('[data-phone-pages] > :visible');
  await expect(pages).toHaveCount(2);
  await page.getByLabel('To', { exact: true }).fill('Zora');
  await expect(pages.first()).toContainText('Zora');
  const [card, small] = [await preview(page).boundingBox(), await pages.first().boundingBox()];
  expect(small?.y).toBeGreaterThan((card?.y ?? 0) + (card?.height ?? 0));
  await expect(pages.first()).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Inside', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Phone' })).toBeChecked();
  await expect(preview(page)).toHaveAccessibleName(/plate of cut fruit/);
  await page.setViewportSize({ width: 1280, height: 700 });
  await page.getByRole('radio', { name: 'Laptop' }).check();
  await expect(pages).toHaveCount(0);
});

test('the preview is what the receiver sees: no samples, and the entrance again on demand', {
  tag: '@prove',
}, async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await page.getByLabel('From', { exact: true }).fill('');
  await openPanel(page, 'Style');
  await page.getByRole('radio', { name: 'Scale' }).check();
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'What they will see' });
  const envelope = dialog.getByRole('link', { name: 'To Asha Open the card' });
  await envelope.click();
  await expect(dialog.getByRole('img')).toHaveAccessibleName('Birthday card for Asha');
  await expect(dialog.locator('svg text', { hasText: 'From' })).toHaveCount(0);
  await expect(dialog.locator('.entrance-scale').first()).toBeAttached();
  await dialog.getByRole('button', { name: 'Replay' }).click();
  await expect(envelope).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
});

test('a card is made with the keyboard alone', async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).focus();
  await page.keyboard.type('Asha');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mira');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Forty and fabulous');
  await page.keyboard.press('Tab');
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Language of the card' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next: The wish' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sis');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Funny & Playful' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Bring back the one before' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('blockquote')).toBeVisible();
  const publish = page.getByRole('button', { name: 'Publish' });
  for (let presses = 0; presses < 80; presses += 1) {
    if (await publish.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expectMessage(page, 'Card Published!');
  await expect(page).toHaveURL('/dashboard?tab=created');
});

test('axe finds nothing, also in the dialogs', { tag: '@prove' }, async ({ studio: page }) => {
  await chooseSisterAndFunny(page);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('a background is found by another word for it and chosen row by row', { tag: '@prove' }, async ({
  studio: page,
}) => {
  await openPanel(page, 'Picture');
  const group = page.getByRole('group', { name: /^Background/ });
  const tiles = group.getByRole('radio');
  await expect(tiles).toHaveCount(backgrounds.length);
  const search = page.getByLabel('Find a background');
  await search.fill('flower');
  for (const name of ['Paper flowers', 'Cherry blossom', 'Meadow']) {
    await expect(group.getByRole('radio', { name, exact: true })).toBeVisible();
  }
  await expect(group.getByRole('status')).toHaveText(/^\d+ found$/);
  await search.fill('unicycle');
  await expect(group.getByText('No background for “unicycle”. Try another word.')).toBeVisible();
  await group.getByRole('button', { name: 'Show all backgrounds' }).click();
  await expect(search).toBeFocused();
  await expect(tiles).toHaveCount(backgrounds.length);

  // Three in a row: down and right from the gradient of the beginning, the first after all pictures, is four further.
  const pictures = backgrounds.length - gradients.length;
  await page.getByRole('button', { name: 'Reset the background' }).click();
  await search.focus();
  await page.keyboard.press('Tab');
  await expect(tiles.nth(pictures)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(pictures + 4)).toBeFocused();
  await expect(tiles.nth(pictures + 4)).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(tiles.nth(pictures - 2)).toBeChecked();
});

test('Shuffle gives the card another look, again and again, and each is one step of undo', {
  tag: '@further',
}, async ({ studio: page }) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await openPanel(page, 'Picture');
  await expect(page.locator('#panel-background').getByRole('radio')).toHaveCount(backgrounds.length);
  const background = () => page.locator('#panel-background input:checked').inputValue();
  const shuffle = page.getByRole('button', { name: 'Shuffle' });
  const looks = [await background()];
  await shuffle.focus();
  for (const press of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(background).not.toBe(looks[press - 1]);
    await expect(page.getByRole('status').filter({ hasText: /^Background .+, layout .+\.$/ })).toBeAttached();
    await expect(shuffle).toBeFocused();
    await expect(preview(page)).toHaveAccessibleName('Birthday card for Asha from studio');
    looks.push(await background());
  }
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect.poll(background).toBe(looks[1]);
  await undo.click();
  await expect.poll(background).toBe(looks[0]);
});

test('the preview shows the card on a laptop, on a phone, and on both', { tag: '@further' }, async ({
  studio: page,
}) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  const show = (screens: string) => page.getByRole('radio', { name: screens, exact: true }).check();
  const shape = async () => {
    const { width = 0, height = 1 } = (await preview(page).boundingBox()) ?? {};
    return width / height;
  };
  await expect.poll(shape).toBeCloseTo(4 / 3, 1);
  await show('Phone');
  await expect.poll(shape).toBeCloseTo(9 / 16, 1);
  // What is edited on the open panel is on the page that is shown.
  const turn = page.getByRole('button', { name: /^Turn the page/ });
  // The typeface of the day decides how many pages a message takes.
  await openPanel(page, 'Type');
  await page.getByRole('radio', { name: 'Classic' }).check();
  await openPanel(page, 'Wish');
  await page.getByLabel('Your own message').fill('You taught me to whistle. '.repeat(30).trim());
  await expect(turn).toHaveAccessibleName('Turn the page. Shown: Inside');
  await expect(preview(page)).toContainText('whistle');
  await turn.click();
  await expect(preview(page)).toContainText('Asha');
  await expect(preview(page)).not.toContainText('whistle');
  await show('Both');
  await expect(preview(page)).toHaveCount(2);
  const [laptop, phone] = [
    await page.locator('[data-preview-cards] > div').first().boundingBox(),
    await page.locator('[data-preview-cards] > div').last().boundingBox(),
  ];
  expect(laptop?.height).toBeCloseTo(phone?.height ?? 0, 0);
  expect(await axeFindings(page)).toEqual([]);
});

test('without the microphone nothing is recorded, and the studio says so', async ({ studio: page }) => {
  await openPanel(page, 'Sound');
  const record = page.getByRole('button', { name: 'Record your voice' });
  await record.click();
  await expectMessage(page, 'Recording Failed', 'Could not access microphone. Please check permissions.');
  await expect(page.getByRole('alert').getByText('Recording Failed')).toBeVisible();
  await expect(record).toBeVisible();
});

test('a song is listened to before it is chosen, one at a time', async ({ studio: page }) => {
  await openPanel(page, 'Sound');
  const playing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('audio')].filter(({ paused }) => !paused).map(({ src }) => src),
    );
  await page.getByRole('button', { name: 'Play Ode to Joy' }).click();
  await expect.poll(playing).toEqual([expect.stringContaining('/audio/ode-to-joy.m4a')]);
  await page.getByRole('button', { name: 'Play Cradle Song' }).click();
  await expect.poll(playing).toEqual([expect.stringContaining('/audio/cradle-song.m4a')]);
  await expect(page.getByRole('radio', { name: 'Cradle Song' })).not.toBeChecked();
  await page.getByRole('radio', { name: 'Cradle Song' }).check();
  await expect.poll(playing).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});
