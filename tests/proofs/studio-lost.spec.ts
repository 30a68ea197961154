// Shows: lost requests at every step in the studio
// Spec: 2.58
import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, expectMessage } from '../support/journey.ts';
import { isLongForm } from '../support/long-form.ts';
import { wavFile } from '../support/sounds.ts';
import { fileField, openPanel, photoFile, test } from '../support/studio.ts';

const proxyPage = { status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' };

/** How a request is lost: before the server has heard of it, or after it has done what was asked. */
const cuts: Readonly<Record<string, ((route: Route) => Promise<void>) | 'offline'>> = {
  'by a request that is cut': (route) => route.abort('connectionreset'),
  'by an answer that is cut': async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  },
  'by a bare 500 in front of the server': (route) => route.fulfill(proxyPage),
  'by a bare 500 in the place of the answer': async (route) => {
    await route.fetch();
    await route.fulfill(proxyPage);
  },
  'by half an answer': (route) => route.fulfill({ contentType: 'application/json', body: '{"saved":{"id":' }),
  'by a network that is gone': 'offline',
};

type Words = Record<'To' | 'From' | 'Your own message', string>;

/** The panel that has the field with this label. */
function panelOf(label: string): string {
  return label === 'Your own message' ? 'Wish' : 'Names';
}

const cannotSend =
  'Your card couldn’t be saved. Please check your connection and try again. Nothing you made is lost.';

/** A draft goes by itself when the network is back. */
const savedLater =
  'There’s no network. Your card is kept in this browser, and is saved when the network is back.';

/** Before the server hears of it, and after it has done what was asked. */
const someCuts = /answer that is cut|network that is gone/;

for (const [how, cut] of Object.entries(cuts).filter(([how]) => isLongForm || someCuts.test(how))) {
  test(`photo, sound, save, publish, change, share, take offline: each lost ${how}`, async ({
    studio: page,
    context,
    expectTrouble,
  }) => {
    expectTrouble(/ERR_|request failed|500/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const words: Words = { To: 'Asha', From: 'Mira', 'Your own message': 'Many happy returns.' };
    for (const [label, text] of Object.entries(words)) {
      await openPanel(page, panelOf(label));
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    // Parts come when they are opened: this story is about what is sent.
    for (const part of ['Sound', 'Photos']) {
      await openPanel(page, part);
      await expect(page.getByText('Loading Studio...')).toHaveCount(0);
    }
    let mend = await lose(context, cut, '**/studio/photo');
    await openPanel(page, 'Photos');
    const group = page.getByRole('group', { name: /^Their photo/ });
    const file = await photoFile(300, 300);
    await fileField(group).setInputFiles(file);
    await expect(group.getByRole('alert')).toContainText('The photo couldn’t be sent.');
    await everythingIsThere(page, words);
    await mend();
    await openPanel(page, 'Photos');
    await group.getByRole('button', { name: 'Try again' }).click();
    await expect(group.getByRole('slider', { name: 'Zoom' })).toBeVisible();

    mend = await lose(context, cut, '**/studio/sound?*');
    await openPanel(page, 'Sound');
    const sounds = page.getByRole('region', { name: 'Sound' });
    const song = { name: 'our song.wav', mimeType: 'audio/wav', buffer: wavFile() };
    await sounds.locator('input[type=file]').setInputFiles(song);
    await expect(sounds.getByText(/The sound couldn’t be sent\./)).toBeVisible();
    await everythingIsThere(page, words);
    await mend();
    await openPanel(page, 'Sound');
    await sounds.getByRole('button', { name: 'Try again' }).click();
    await expectMessage(page, 'Music Added!');

    for (const [name, success] of [
      ['Save Draft', 'Draft Saved!'],
      ['Publish', 'Card Published!'],
      ['Save changes', 'Changes Saved!'],
    ] as const) {
      await openPanel(page, 'Wish');
      words['Your own message'] += ' Again!';
      await page.getByLabel('Your own message').fill(words['Your own message']);
      mend = await lose(context, cut, '**/studio/save');
      await press(name);
      const isSavedLater = cut === 'offline' && name === 'Save Draft';
      await expectMessage(page, 'Save failed', isSavedLater ? savedLater : cannotSend);
      await everythingIsThere(page, words);
      await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
      await mend();
      if (!isSavedLater) await press(name);
      await expectMessage(page, success);
      if (name !== 'Publish') continue;
      await page
        .getByRole('dialog', { name: 'Your card is ready' })
        .getByRole('button', { name: 'Close' })
        .click();
      await expect(page.getByRole('heading', { name: 'Card for Asha', exact: true })).toHaveCount(1);
      await page.getByRole('link', { name: 'Edit Card for Asha' }).click();
      await expect(page.getByText('Published, all changes saved')).toBeVisible();
    }

    await press('Share');
    await expect(page.getByRole('dialog', { name: 'Share your card' })).toBeVisible();
    mend = await lose(context, cut, '**/studio/share');
    await press('Copy link');
    await expectMessage(page, 'Not added to Sent/Shared', 'We couldn’t reach your list just now.');
    await expect(page.getByRole('dialog', { name: 'Share your card' })).toBeVisible();
    await page.keyboard.press('Escape');
    await everythingIsThere(page, words);
    await mend();

    mend = await lose(context, cut, '**/studio/save');
    await press('Take offline');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take offline' }).click();
    await expectMessage(page, 'Save failed', cannotSend);
    await everythingIsThere(page, words);
    await mend();
    await press('Save changes');
    await expectMessage(page, 'Changes Saved!');
    await page.reload();
    await expect(page.getByText('Published, all changes saved')).toBeVisible();
    await everythingIsThere(page, words);
    await page.goto('/dashboard');
    await expect(page.getByRole('tab', { name: 'Created 1' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Drafts 0' })).toBeVisible();
  });
}

/** Loses what is sent to the address until the returned function is called. */
async function lose(
  context: BrowserContext,
  cut: (typeof cuts)[string],
  address: string,
): Promise<() => Promise<void>> {
  if (cut === 'offline') {
    await context.setOffline(true);
    return () => context.setOffline(false);
  }
  await context.route(address, cut as (route: Route) => Promise<void>);
  return () => context.unroute(address);
}

async function everythingIsThere(page: Page, words: Words): Promise<void> {
  for (const [label, text] of Object.entries(words)) {
    await openPanel(page, panelOf(label));
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  }
}
