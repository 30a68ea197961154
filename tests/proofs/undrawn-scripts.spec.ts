// Shows: scripts without a font are named where they are typed
import { axeFindings, expect, test } from '../support/journey.ts';
import { openPanel, openStudio, saveDraft } from '../support/studio.ts';

const boxes =
  'yet: on other devices, in pictures and in videos they may show as empty boxes or in a plainer form. All other letters look right everywhere.';

const fields = [
  ['To', 'ᏣᎳᎩ', 'Cherokee'],
  ['From', 'Asha ⵣ', 'Tifinagh'],
  ['Your own message', 'Happy birthday!\n𞤀𞤣𞤤𞤢𞤥 and Ꭰ', 'Adlam and Cherokee'],
] as const;

test('each script is named beside its field, until it is gone, and saved all the same', async ({
  page,
  product,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await openStudio(page, product);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('To').fill('ليلى தமிழ் 王小明');
  await saveDraft(page);
  expect(requested.filter((url) => url.includes('missing-glyphs-text'))).toEqual([]);

  const notes = page.getByRole('status').filter({ hasText: 'empty boxes' });
  for (const [index, [label, text, name]] of fields.entries()) {
    await expect(notes).toHaveCount(index);
    await openPanel(page, label === 'Your own message' ? 'Wish' : 'Names');
    await field(label).fill('');
    await field(label).pressSequentially(text);
    await expect(notes.filter({ hasText: `We can’t draw ${name} ${boxes}` })).toBeVisible();
    await expect(field(label)).toHaveAccessibleDescription(new RegExp(`We can’t draw ${name} yet`));
  }
  expect(await axeFindings(page)).toEqual([]);
  await saveDraft(page);
  for (const [label, text] of fields) {
    await expect(field(label)).toHaveValue(text);
    await openPanel(page, label === 'Your own message' ? 'Wish' : 'Names');
    await field(label).fill('Asha');
  }
  await expect(page.getByText('empty boxes')).toHaveCount(0);
});
