import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { relationships } from '#content/relationships.ts';
import { axeFindings, expect, test } from '../support/journey.ts';

const password = 'a quiet garden with bees';
const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

let members = 0;

/** A fresh account, signed in, with the studio open on a new card. */
async function openStudio(page: Page, path = '/studio'): Promise<{ email: string }> {
  const email = await signUp(page);
  await page.addInitScript(() => localStorage.setItem('bb_cookie_consent', 'true'));
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
  return { email };
}

async function signUp(page: Page): Promise<string> {
  members += 1;
  const email = `studio-${process.pid}-${members}@example.org`;
  await page.goto('/login');
  for (const path of ['sign-up', 'sign-in']) {
    const answer = await page.context().request.post(`/api/auth/${path}/email`, {
      data: { name: 'Mira', email, password },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  return email;
}

/** The live preview, found by the sentence that describes the card. */
function preview(page: Page): Locator {
  return page.getByRole('region', { name: 'Live preview' }).getByRole('img');
}

function said(page: Page, title: string): Locator {
  return page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });
}

async function chooseSisterAndFunny(page: Page): Promise<void> {
  await page.getByLabel('Relationship').selectOption('Sister');
  await page.getByRole('radio', { name: 'Funny & Playful' }).check();
}

async function saveDraft(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(said(page, 'Draft Saved!')).toBeVisible();
  await page.waitForURL(/cardId=/);
  return new URL(page.url()).searchParams.get('cardId') ?? '';
}

function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#cc8844', noise } })
    .jpeg()
    .toBuffer();
}

test('a visitor is sent to the log-in, which knows the way back', async ({ page }) => {
  await page.goto('/studio?cardId=abc');
  await expect(page).toHaveURL('/login?next=%2Fstudio%3FcardId%3Dabc');
});

test('until the studio can begin, the page says that it is loading', async ({ page }) => {
  await openStudio(page);
  const answer = await page.request.get('/studio');
  expect(await answer.text()).toContain('Loading Studio...');
});

test.describe('on a desktop', () => {
  test.use({ viewport: desktop });

  test('a new card begins with the defaults', async ({ page }) => {
    await openStudio(page);
    const options = page.getByLabel('Relationship').locator('option:not([value=""])');
    await expect(options).toHaveText([...relationships]);
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
    await expect(page.getByLabel('Title colour', { exact: true })).toHaveValue('#333333');
    await expect(page.getByLabel('Wish colour', { exact: true })).toHaveValue('#555555');
    await expect(page.getByLabel('From colour', { exact: true })).toHaveValue('#777777');
    await expect(page.getByRole('radio', { name: 'Fade' })).toBeChecked();
    await expect(page.locator('input[value="from-pink-purple-blue"]')).toBeChecked();
    await expect(page.getByRole('group', { name: /^Background/ }).getByRole('radio')).toHaveCount(50);
    await expect(page.getByRole('button', { name: 'Generate AI Wish' })).toBeDisabled();
    const box = await preview(page).boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(4 / 3, 1);
    expect(box?.width).toBeLessThanOrEqual(672);
  });

  test('a wish needs a relationship and a tone, and comes again in other words', async ({ page }) => {
    await openStudio(page);
    const generate = page.getByRole('button', { name: /^Generate/ });
    await generate.focus();
    await page.keyboard.press('Enter');
    await expect(said(page, 'Please select relationship and tone!')).toBeVisible();

    await page.getByLabel('To', { exact: true }).fill('Asha');
    await chooseSisterAndFunny(page);
    await expect(page.locator('input[value="from-yellow-red-pink"]')).toBeChecked();
    await generate.click();
    await expect(said(page, 'AI Wish Generated!')).toBeVisible();
    const first = await page.locator('blockquote').textContent();
    await generate.click();
    await expect(page.locator('blockquote')).not.toHaveText(first ?? '');
    await expect(preview(page)).toHaveAccessibleName(/^Birthday card for Asha: .+/);
  });

  test('typing clears the wish, generating clears the message, and undo brings each back', async ({
    page,
  }) => {
    await openStudio(page);
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

  test('a draft stays in the studio, and all of the design comes back', async ({ page }) => {
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('आशा');
    await page.getByLabel('From', { exact: true }).fill('Mira');
    await chooseSisterAndFunny(page);
    await page.getByRole('button', { name: /^Generate/ }).click();
    const wish = (await page.locator('blockquote').textContent()) ?? '';
    await page.getByLabel('Title colour', { exact: true }).fill('#aa3355');
    await page.getByRole('radio', { name: 'Rotate' }).check();
    await page.getByLabel('Find a background').fill('balloons');
    await page.locator('input[value="bg-balloons"]').check();
    const id = await saveDraft(page);

    await page.goto(`/studio?cardId=${id}`);
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('आशा');
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('Mira');
    await expect(page.getByLabel('Relationship')).toHaveValue('Sister');
    await expect(page.getByRole('radio', { name: 'Funny & Playful' })).toBeChecked();
    await expect(page.locator('blockquote')).toHaveText(wish);
    await expect(page.getByLabel('Title colour', { exact: true })).toHaveValue('#aa3355');
    await expect(page.getByRole('radio', { name: 'Rotate' })).toBeChecked();
    await expect(page.locator('input[value="bg-balloons"]')).toBeChecked();
    await expect(page.getByText('Draft, all changes saved')).toBeVisible();
  });

  test('publishing goes to the dashboard; a later save changes the same card', async ({ page }) => {
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    const id = await saveDraft(page);
    await page.getByLabel('To', { exact: true }).fill('Asha Rao');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(said(page, 'Card Published!')).toBeVisible();
    await page.goto(`/card/${id}`);
    await expect(page.getByRole('article', { name: 'Happy Birthday Asha Rao!' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Card for Asha Rao', exact: true })).toHaveCount(0);
    await page.getByRole('tab', { name: /Created/ }).click();
    await expect(page.getByRole('heading', { name: 'Card for Asha Rao', exact: true })).toHaveCount(1);
  });

  test('an impatient double click makes one card', async ({ page }) => {
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    await page.getByRole('button', { name: 'Save Draft' }).dblclick();
    await page.waitForURL(/cardId=/);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Card for Asha', exact: true })).toHaveCount(1);
  });

  test('a card that is not there, or not mine, leads to the dashboard', async ({
    page,
    browser,
    baseURL,
  }) => {
    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await openStudio(other);
    await other.getByLabel('To', { exact: true }).fill('Secret');
    const id = await saveDraft(other);
    await other.close();
    await openStudio(page);
    for (const cardId of [id, 'nothing']) {
      await page.goto(`/studio?cardId=${cardId}`);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText('Error loading card').first()).toBeVisible();
    }
  });

  test('texts over their limit say so and are not saved, and nothing typed is cut', async ({ page }) => {
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('a'.repeat(61));
    await expect(page.getByText("The receiver's name can have at most 60 characters.")).toBeVisible();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(said(page, 'Save failed')).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('Asha');
    const message = page.getByLabel('Your own message');
    await message.fill('x'.repeat(1001));
    await expect(page.getByText('The message can have at most 1,000 characters.')).toBeVisible();
    await expect(message).toHaveValue('x'.repeat(1001));
    await message.fill(`${'🎂'.repeat(999)}!`);
    await expect(page.getByText('1000 of 1000')).toBeVisible();
    await saveDraft(page);
  });

  test('two windows: the second to save is asked what to do, and nothing is lost', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/409/);
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    const id = await saveDraft(page);
    await page.getByLabel('To', { exact: true }).fill('Asha, mine');
    const other = await page.context().newPage();
    await other.goto(`/studio?cardId=${id}`);
    await other.getByLabel('To', { exact: true }).fill('Asha, the other');
    await saveDraft(other);

    await page.getByRole('button', { name: 'Save Draft' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save failed' });
    await expect(dialog).toContainText('changed in another window');
    await dialog.getByRole('button', { name: 'Load the other version' }).click();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha, the other');
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha, mine');

    await page.getByRole('button', { name: 'Save Draft' }).click();
    await dialog.getByRole('button', { name: 'Save mine as a new card' }).click();
    await expect(said(page, 'Draft Saved!')).toBeVisible();
    await expect(page).not.toHaveURL(new RegExp(id));

    await other.getByLabel('From', { exact: true }).fill('Mira');
    await saveDraft(other);
    await other.goto('/dashboard');
    await expect(other.getByRole('heading', { name: 'Card for Asha, the other', exact: true })).toHaveCount(
      1,
    );
    await expect(other.getByRole('heading', { name: 'Card for Asha, mine', exact: true })).toHaveCount(1);
  });

  test('of two versions mine may replace the other', async ({ page, expectTrouble }) => {
    expectTrouble(/409/);
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    const id = await saveDraft(page);
    const other = await page.context().newPage();
    await other.goto(`/studio?cardId=${id}`);
    await other.getByLabel('To', { exact: true }).fill('Other');
    await saveDraft(other);
    await page.getByLabel('To', { exact: true }).fill('Mine');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Replace it with mine' }).click();
    await expect(page).toHaveURL('/dashboard');
    await page.goto(`/card/${id}`);
    await expect(page.getByRole('article', { name: 'Happy Birthday Mine!' })).toBeVisible();
  });

  test('a session that ended costs no work', async ({ page, context, expectTrouble }) => {
    expectTrouble(/401/);
    const { email } = await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(said(page, 'Not logged in')).toBeVisible();
    await expect(page.getByText('Please log in to save your card.')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('Mira');
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/studio');
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('Mira');
    await saveDraft(page);
  });

  test('without a connection a save fails aloud, and works when it is back', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/studio\/save|ERR_FAILED/);
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    await page.route('**/studio/save', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Draft' }).click();
    await expect(said(page, 'Save failed')).toBeVisible();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
    await page.unroute('**/studio/save');
    await saveDraft(page);
  });

  test('a closed tab loses nothing: the work is offered, and may be discarded', async ({ page }) => {
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    await page.reload();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('');
    await expect(page.getByText('A card for Asha, last changed on')).toBeVisible();
    await page.getByRole('button', { name: 'Bring it back' }).click();
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('Asha');
    await page.reload();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'AI Studio' })).toBeVisible();
    await expect(page.getByText('unsaved work')).toHaveCount(0);
  });

  test('where the browser cannot keep work, the studio says so and asks before it is left', async ({
    page,
  }) => {
    await signUp(page);
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('Storage is blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get });
    });
    await page.goto('/studio');
    const to = page.getByLabel('To', { exact: true });
    await to.click();
    await to.fill('Asha');
    await expect(page.getByText('Not saved yet. This browser cannot keep it')).toBeVisible();

    const dashboard = page.getByRole('banner').getByRole('link', { name: 'Dashboard' });
    await dashboard.click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await question.getByRole('button', { name: 'Stay here' }).click();
    await expect(question).toHaveCount(0);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const native = await asked;
    expect(native.type()).toBe('beforeunload');
    await native.dismiss();
    await expect(to).toHaveValue('Asha');

    await saveDraft(page);
    await to.fill('Asha Rao');
    await dashboard.click();
    await question.getByRole('button', { name: 'Leave and lose it' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { name: 'Card for Asha', exact: true })).toBeVisible();
  });

  test('photos are chosen, moved by keyboard, replaced and removed', async ({ page }) => {
    await openStudio(page);
    const group = page.getByRole('group', { name: /^Receiver’s photo/ });
    await group.locator('input[type=file]').setInputFiles({
      name: 'asha.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(1200, 800),
    });
    const across = group.getByRole('slider', { name: 'Across' });
    await expect(across).toBeVisible();
    await expect(group.getByRole('slider', { name: 'Up and down' })).toBeDisabled();
    const placed = () => preview(page).locator('image').first().getAttribute('x');
    const before = await placed();
    await across.focus();
    await page.keyboard.press('End');
    await expect.poll(placed).not.toBe(before);
    await group.getByRole('slider', { name: 'Zoom' }).focus();
    await page.keyboard.press('PageUp');
    await expect(group.getByRole('slider', { name: 'Up and down' })).toBeEnabled();
    const id = await saveDraft(page);
    await page.goto(`/studio?cardId=${id}`);
    await expect(group.getByRole('slider', { name: 'Across' })).toBeVisible();
    await group.getByRole('button', { name: /^Remove/ }).click();
    await expect(preview(page).locator('image')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(preview(page).locator('image')).toHaveCount(1);
  });

  test('what is no photo is refused with a sentence, in the browser and on the server', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/422/);
    await openStudio(page);
    const group = page.getByRole('group', { name: /^Your photo/ });
    const chooser = group.locator('input[type=file]');
    await chooser.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(group.getByText('This file is not a photo we can read.')).toBeVisible();
    await chooser.setInputFiles({
      name: 'big.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    });
    await expect(group.getByText('This photo is larger than 10 MB.')).toBeVisible();
    await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') });
    await expect(group.getByText('This file is not a photo we can read.')).toBeVisible();
  });

  test('an upload shows its way and can be cancelled', async ({ page }) => {
    await openStudio(page);
    await page.route('**/studio/photo', () => {
      // Never answered: the upload is under way until it is cancelled.
    });
    const group = page.getByRole('group', { name: /^Receiver’s photo/ });
    await group
      .locator('input[type=file]')
      .setInputFiles({ name: 'asha.jpg', mimeType: 'image/jpeg', buffer: await photo(300, 300) });
    await expect(group.getByRole('progressbar', { name: 'Uploading asha.jpg' })).toBeVisible();
    await group.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(group.getByText('Choose a photo')).toBeVisible();
  });

  test('the card is downloaded as PNG and JPG at twice its size', async ({ page }) => {
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha 🎂');
    await expect(preview(page).locator('use')).toHaveCount(1);
    for (const [name, file, format] of [
      ['Download PNG', 'birthday-bloom-card.png', 'png'],
      ['Download JPG', 'birthday-bloom-card.jpg', 'jpeg'],
    ] as const) {
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      const started = page.waitForEvent('download');
      await page.getByRole('button', { name }).click();
      const download = await started;
      expect(download.suggestedFilename()).toBe(file);
      const picture = await sharp(await readFile(await download.path())).metadata();
      expect(picture).toMatchObject({ format, width: 1344, height: 1008 });
      await expect(said(page, 'Download Started!')).toBeVisible();
    }
  });

  test('a picture that cannot be made says so', async ({ page, expectTrouble }) => {
    expectTrouble(/files\//);
    await openStudio(page);
    const group = page.getByRole('group', { name: /^Receiver’s photo/ });
    await group
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(300, 300) });
    await expect(group.getByRole('slider', { name: 'Zoom' })).toBeVisible();
    await page.context().route('**/files/*', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('button', { name: 'Download PNG' }).click();
    await expect(said(page, 'Download Failed')).toBeVisible();
    await expect(page.getByText('Could not generate the image. Please try again.')).toBeVisible();
  });

  test('sharing a draft offers to publish it, then gives the link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Publish and share' }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(said(page, 'Link Copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/card\/[\w-]{22}$/);
    await context.clearCookies();
    await page.goto(link);
    await expect(page.getByRole('article', { name: 'Happy Birthday Asha!' })).toBeVisible();
  });

  test('the preview is what the receiver sees: no samples, and the entrance again on demand', async ({
    page,
  }) => {
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).fill('Asha');
    await page.getByRole('radio', { name: 'Scale' }).check();
    await page.getByRole('button', { name: 'Preview' }).click();
    const dialog = page.getByRole('dialog', { name: 'What they will see' });
    await expect(dialog.getByRole('img')).toHaveAccessibleName('Birthday card for Asha');
    await expect(dialog.locator('svg text', { hasText: 'From' })).toHaveCount(0);
    await expect(dialog.locator('.entrance-scale').first()).toBeAttached();
    await dialog.getByRole('button', { name: 'Replay' }).click();
    await expect(dialog.locator('.entrance-scale').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Preview' })).toBeFocused();
  });

  test('a card is made with the keyboard alone', async ({ page }) => {
    await openStudio(page);
    await page.getByLabel('To', { exact: true }).focus();
    await page.keyboard.type('Asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Mira');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Sis');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Funny & Playful' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('blockquote')).toBeVisible();
    const publish = page.getByRole('button', { name: 'Publish' });
    for (let presses = 0; presses < 60; presses += 1) {
      if (await publish.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(said(page, 'Card Published!')).toBeVisible();
  });

  test('axe finds nothing, also in the dialogs', async ({ page }) => {
    await openStudio(page);
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
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the card stays in sight while any of its parts is worked on', async ({ page }) => {
    await openStudio(page);
    const strip = page.getByRole('navigation', { name: 'Parts of the card' });
    for (const part of ['Names', 'Wish', 'Picture', 'Photos', 'Style']) {
      await strip.getByRole('button', { name: part }).click();
      await page.locator('section[id^=panel]:visible :is(button, input)').last().scrollIntoViewIfNeeded();
      await expect(preview(page)).toBeInViewport({ ratio: 0.95 });
      await expect(page.getByRole('button', { name: 'Publish' })).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('one part leads to the next', async ({ page }) => {
    await openStudio(page);
    for (const title of ['The wish', 'Background', 'Photos', 'Colours and animation']) {
      await page.getByRole('button', { name: `Next: ${title}` }).click();
      await expect(page.getByRole('heading', { name: title })).toBeFocused();
      await expect(page.getByRole('heading', { name: title })).toBeInViewport();
    }
  });
});
