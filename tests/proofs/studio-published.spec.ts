// Shows: changes to a published card, taking it offline, other tabs
// Spec: 2.58, 2.66, 4.2, 4.4
import { axeFindings, expect, expectMessage } from '../support/journey.ts';
import { saveDraft, test } from '../support/studio.ts';
import { saveCard } from '../support/visitor.ts';

test('changes to a published card are saved where its link leads', async ({ page, member }) => {
  const id = await saveCard(member);
  await page.goto(`/studio?cardId=${id}`);
  await expect(page.getByRole('button', { name: 'Save Draft' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await page.getByLabel('To', { exact: true }).fill('Ravi Rao');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Changes Saved!', 'Anyone who has the link sees them now.');
  await expect(page).toHaveURL(`/studio?cardId=${id}`);
  await expect(page.getByText('Published, all changes saved')).toBeVisible();
  await page.goto(`/card/${id}`);
  await expect(page.getByRole('article', { name: 'Happy Birthday Ravi Rao!' })).toBeVisible();
});

test('taking a card offline asks, says what becomes of the link, and can be undone by publishing', async ({
  page,
  openAs,
  expectTrouble,
  member,
}) => {
  expectTrouble(/404/);
  const id = await saveCard(member);
  const visitor = await openAs({});
  await page.goto(`/studio?cardId=${id}`);
  await page.getByRole('button', { name: 'Take offline' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take this card offline?' });
  await expect(question).toContainText('Card not found');
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep it online' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Take offline' })).toBeFocused();
  await visitor.goto(`/card/${id}`);
  await expect(visitor.getByRole('article')).toBeVisible();

  await page.getByRole('button', { name: 'Take offline' }).click();
  await question.getByRole('button', { name: 'Take offline' }).click();
  await expectMessage(page, 'Card Taken Offline', 'Its link works again once you publish it.');
  await visitor.goto(`/card/${id}`);
  await expect(visitor.getByRole('heading', { name: 'Card not found' })).toBeVisible();
  await saveDraft(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectMessage(page, 'Card Published!');
  await visitor.goto(`/card/${id}`);
  await expect(visitor.getByRole('article')).toBeVisible();
});

test('a tab with the older draft cannot take the published card offline', async ({
  page,
  context,
  openAs,
  expectTrouble,
  member,
}) => {
  expectTrouble(/409/);
  const id = await saveCard(member, { status: 'draft' });
  await page.goto(`/studio?cardId=${id}`);
  await page.getByLabel('To', { exact: true }).fill('Mine');
  const other = await context.newPage();
  await other.goto(`/studio?cardId=${id}`);
  await other.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectMessage(other, 'Card Published!');

  await page.getByRole('button', { name: 'Save Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save failed' });
  await expect(dialog).toContainText('It’s published');
  await dialog.getByRole('button', { name: 'Replace it with mine' }).click();
  await expectMessage(page, 'Changes Saved!');
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeVisible();
  const visitor = await openAs({});
  await visitor.goto(`/card/${id}`);
  await expect(visitor.getByRole('article', { name: 'Happy Birthday Mine!' })).toBeVisible();
});

test('an older page that saves a draft over a published card is refused with a sentence', async ({
  member,
}) => {
  const id = await saveCard(member);
  const { userId } = member;
  const card = (await import('#card/document/card.ts')).newCard(11);
  const save = { userId, cardId: id, creationKey: crypto.randomUUID(), expectedRevision: 1, card };
  const answer = await member.post('/studio/save', { ...save, status: 'draft' });
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    reason: 'refused',
    error:
      'This card is published, and saving it as a draft would break its link. Please reload the page: then you can save your changes or take it offline.',
  });
  expect((await member.post('/studio/save', { ...save, status: 'offline' })).status).toBe(200);
});

test('an empty card is asked about before it is published, and may be published', async ({
  studio: page,
}) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish an empty card?' });
  await expect(question).toContainText('no name and no wish');
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await expect(page).toHaveURL('/studio');

  // The same from the share dialog, with the keyboard alone.
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  const share = page.getByRole('dialog', { name: 'Publish and share' });
  await share.getByRole('button', { name: 'WhatsApp' }).press('Enter');
  await expect(question).toBeVisible();
  expect(page.context().pages(), 'no tab covers the question').toHaveLength(1);
  await question.getByRole('button', { name: 'Keep writing' }).press('Enter');
  await expect(question).toHaveCount(0);
  await expect(share).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await question.getByRole('button', { name: 'Publish anyway' }).click();
  await expectMessage(page, 'Card Published!');
  await expect(page).toHaveURL('/dashboard?tab=created');
});

test('after publishing the dashboard shows the card, and no tab speaks of a first one', async ({
  studio: page,
}) => {
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Your card is ready' })
    .getByRole('button', { name: 'Close' })
    .click();
  await expect(page.getByRole('tab', { name: /Created/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('heading', { name: 'Card for Asha', exact: true })).toBeVisible();
  for (const tab of ['Drafts', 'Sent/Shared']) {
    await page.getByRole('tab', { name: new RegExp(tab) }).click();
    await expect(page.getByRole('heading', { name: `No ${tab.toLowerCase()} yet` })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Your First Card' })).toHaveCount(0);
  }
  // Without a word in the address it opens on the tab that holds cards.
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Card for Asha', exact: true })).toBeVisible();
});
