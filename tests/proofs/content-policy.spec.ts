import { consented } from '../support/consented.ts';
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/visitor.ts';

test.use({ storageState: consented });

declare global {
  interface Window {
    violations: string[];
  }
}

test('no page and no worker of it tries what the content security policy forbids', async ({
  page,
  product,
  context,
}) => {
  const reports: string[] = [];
  const devtools = await context.newCDPSession(page);
  await devtools.send('Audits.enable');
  // Chromium keeps a probe that is caught out of the console, and reports it as an issue.
  devtools.on('Audits.issueAdded', ({ issue }) => {
    if (issue.code === 'ContentSecurityPolicyIssue') reports.push(JSON.stringify(issue.details));
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      window.violations.push(`${violatedDirective} ${blockedURI} ${sourceFile}`),
    );
  });
  const member = await newMember(product);
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => window.violations), path).toEqual([]);
  };
  for (const path of ['/', '/login', '/signup', '/contact', '/gallery', '/discover']) await open(path);
  await context.addCookies(member.cookies());
  for (const path of ['/dashboard', '/dashboard/settings', '/profile', '/studio']) await open(path);
  // The first focus starts the worker that draws what is typed.
  await page.getByLabel('To', { exact: true }).fill('Asha');
  await expect(page.getByRole('region', { name: 'Live preview' }).getByRole('img')).toBeVisible();
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  // What an earlier visit left is read with the schemas of stored documents.
  await expect(page.getByText('Not saved yet, kept in this browser')).toBeVisible();
  await page.goto('/studio');
  await expect(page.getByText('You have unsaved work from an earlier visit')).toBeVisible();
  expect(await page.evaluate(() => window.violations)).toEqual([]);
  expect(reports).toEqual([]);
});
