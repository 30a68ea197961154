// Shows: lost requests on the dashboard: nothing is claimed, and it works later
import { deleteCard, tile } from '../support/dashboard.ts';
import { expect, expectMessage, test } from '../support/journey.ts';
import { losing, losses } from '../support/lost-requests.ts';
import { saveCard } from '../support/visitor.ts';

test.beforeEach(({ expectTrouble }) => {
  expectTrouble(/ERR_|request failed|answer (4|5)\d\d|Failed to load resource/);
});

const noAnswer = 'We got no answer. Please check your connection and try again.';

/** By the way in which it is lost. */
function sentenceOf(loss: string): string {
  if (/^50/.test(loss)) return 'The server can’t answer right now. Please try again in a moment.';
  return /^429/.test(loss)
    ? 'There were too many requests just now. Please wait a moment and try again.'
    : noAnswer;
}

// What was lost on its way back has been done: that is the story of another test.
for (const loss of losses.filter(({ name }) => !name.includes('way back'))) {
  test(`${loss.name}: a card is neither deleted nor copied, and it is said why`, async ({ page, member }) => {
    await saveCard(member);
    await page.goto('/dashboard');
    const card = tile(page, 'Card for Ravi');
    await losing(page, { loss, urls: /dashboard\.data/, method: 'POST' }, async () => {
      await deleteCard(page, 'Card for Ravi');
      await expectMessage(page, 'Error deleting card', sentenceOf(loss.name));
      await expect(card).toBeVisible();
      await card.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('menuitem', { name: 'Duplicate as a draft' }).click();
      await expectMessage(page, 'Error copying card', sentenceOf(loss.name));
    });
    await card.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: 'Duplicate as a draft' }).click();
    await expectMessage(page, 'Card Copied!');
    await deleteCard(page, 'Card for Ravi');
    await expectMessage(page, 'Card Deleted');
  });
}

test('offline, “Export my data” says so in its place, and works when the network is back', async ({
  memberPage: page,
}) => {
  await page.goto('/dashboard/settings');
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: 'Export my data' });
  await page.getByLabel('Current Password').fill('half of it');
  await page.context().setOffline(true);
  await button.click();
  await expectMessage(page, 'Export Failed', noAnswer);
  await expect(page.getByText('Your browser is saving the file.')).toHaveCount(0);
  await expect(page.getByLabel('Current Password')).toHaveValue('half of it');
  await page.context().setOffline(false);
  const downloading = page.waitForEvent('download');
  await button.click();
  await (await downloading).cancel();
  await expect(page.getByText('Your browser is saving the file.')).toBeVisible();
});

test('a deletion whose answer was lost succeeds when it is pressed again', async ({ page, member }) => {
  await saveCard(member);
  await page.goto('/dashboard');
  const loss = losses.find(({ name }) => name.includes('way back'));
  if (!loss) throw new Error('No loss is one on the way back.');
  await losing(page, { loss, urls: /dashboard\.data/, method: 'POST' }, async () => {
    await deleteCard(page, 'Card for Ravi');
    await expectMessage(page, 'Error deleting card', noAnswer);
  });
  await deleteCard(page, 'Card for Ravi');
  await expectMessage(page, 'Card Deleted');
});
