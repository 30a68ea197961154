import { consented } from '../support/consented.ts';
import { extendPage, extensionTrouble } from '../support/extensions.ts';
import { expect, test } from '../support/journey.ts';
import { translatePage, translationTrouble } from '../support/translation.ts';
import { walkMainJob } from '../support/walked-main-job.ts';

/* What users come for, in browsers that translate, extend or lack something. */

test.use({ storageState: consented, permissions: ['clipboard-read', 'clipboard-write'] });

test('on translated pages', async ({ page, expectTrouble }) => {
  expectTrouble(translationTrouble);
  await page.addInitScript(translatePage);
  await walkMainJob(page, {
    onPage: async () => {
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      await expect(page.locator('h1 font').first()).toHaveText(/·fr$/);
    },
  });
});

test('with a password manager and a dark-mode extension', async ({ page, expectTrouble }) => {
  expectTrouble(extensionTrouble);
  await page.addInitScript(extendPage);
  await walkMainJob(page);
});
