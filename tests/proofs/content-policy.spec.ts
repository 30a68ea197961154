// Shows: no page tries what the content security policy forbids
import { expect, test } from '../support/journey.ts';
import { newMember } from '../support/visitor.ts';

declare global {
  interface Window {
    violations: string[];
  }
}

test('no page and no worker tries what the content security policy forbids', async ({
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

test('scripts that somebody smuggled into a page do not run, and those of the page do', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/Content Security Policy|MIME type/);
  const smuggled = [
    "<script>window.smuggled = 'inline'</script>",
    "<script nonce>window.smuggled = 'with an empty nonce'</script>",
    "<script type=module>window.smuggled = 'a module'</script>",
    `<script src="data:text/javascript,window.smuggled='an address'"></script>`,
    `<img src="data:," onerror="window.smuggled = 'a handler'">`,
    '<script src="/site.webmanifest"></script>',
  ];
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    // At the end of the body: React leaves alone what it finds there, as that of a browser's extension.
    const body = (await answer.text()).replace('</body>', `${smuggled.join('')}</body>`);
    await route.fulfill({ response: answer, body });
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      window.violations.push(violatedDirective),
    );
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => Reflect.get(window, 'smuggled'))).toBeUndefined();
  expect((await page.evaluate(() => window.violations)).sort()).toEqual([
    'script-src-attr',
    ...Array(4).fill('script-src-elem'),
  ]);
  // Only a page whose own scripts run shows what is typed.
  await page.getByLabel('Password', { exact: true }).fill('something');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
});
