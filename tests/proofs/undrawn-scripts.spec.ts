import { consented } from '../support/consented.ts';
import { axeFindings, expect, test } from '../support/journey.ts';
import { openStudio, saveDraft } from '../support/studio.ts';

/* Of scripts without a font of ours the studio says so beside the field, and takes them all the same. */

test.use({ storageState: consented, viewport: { width: 1280, height: 800 } });

const boxes =
  'yet: they may show as empty boxes in pictures, in films and on other devices. Words in other letters show everywhere.';

for (const [label, text, name] of [
  ['To', 'ᏣᎳᎩ', 'Cherokee'],
  ['From', 'Asha ⵣ', 'Tifinagh'],
  ['Your own message', 'Happy birthday!\n𞤀𞤣𞤤𞤢𞤥 and Ꭰ', 'Adlam and Cherokee'],
] as const) {
  test(`${label}: ${name} is named, until it is gone`, async ({ page, product }) => {
    await openStudio(page, product);
    const field = page.getByLabel(label, { exact: true });
    await expect(page.getByRole('status').filter({ hasText: 'empty boxes' })).toHaveCount(0);
    await field.pressSequentially(text);
    const sentence = `We have no letters for ${name} ${boxes}`;
    await expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();
    await expect(field).toHaveAccessibleDescription(new RegExp(`We have no letters for ${name} yet`));
    expect(await axeFindings(page)).toEqual([]);
    await saveDraft(page);
    await expect(field).toHaveValue(text);
    await field.fill('Asha');
    await expect(page.getByText('empty boxes')).toHaveCount(0);
  });
}

test('where every letter is ours nothing more is loaded', async ({ page, product }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openStudio(page, product);
  await page.getByLabel('To', { exact: true }).fill('ليلى தமிழ் 王小明');
  await saveDraft(page);
  expect(asked.filter((url) => url.includes('undrawn'))).toEqual([]);
});
